/** The nearest coffeeshop that lets in visitors from abroad, for the page of one that does not. */
export interface WayOut {
  slug: string;
  name: string;
  city: { slug: string; name: string };
  distanceMetres: number;
}
