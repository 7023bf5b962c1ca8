/** A station many people arrive at. */
export interface Station {
  slug: string;
  name: string;
  citySlug: string;
  /** Real ones within a kilometre. */
  coffeeshopCount: number;
}
