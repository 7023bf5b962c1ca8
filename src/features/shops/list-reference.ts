/** Where a list measures its distances from: the middle of its city, a landmark that the visitor named, or the visitor. */
export interface ListReference {
  kind: "centre" | "landmark" | "me";
  /** Of the city or the landmark; empty for the visitor. */
  name: string;
}
