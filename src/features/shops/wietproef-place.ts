/** A municipality of the experiment, with what is known of its coffeeshops. */
export interface WietproefPlace {
  name: string;
  /** Its city with most coffeeshops in our lists; null where we list none. */
  citySlug: string | null;
  official: { count: number; year: number; source: string } | null;
  /** Coffeeshops in our lists, without samples. That the municipality takes part says nothing about one of them. */
  listedCount: number;
}
