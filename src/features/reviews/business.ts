/** A shop or brand that somebody speaks for. */
export interface Business {
  type: "shop" | "brand";
  id: number;
  slug: string;
  name: string;
  /** Public reviews of it that nobody has answered. */
  unansweredCount: number;
}
