/** A station many people arrive at. */
export interface Station {
  slug: string;
  name: string;
  city: { slug: string; name: string };
  /** Real ones within a kilometre. */
  coffeeshopCount: number;
}
