/** A square, a station or a sight near a shop: what people know, and how far it is from there. */
export interface LandmarkNearby {
  name: string;
  metres: number;
  /** Said instead of the metres where it is given. */
  walkMinutes: number | null;
}
