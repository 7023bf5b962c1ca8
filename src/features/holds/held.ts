/** What can be hidden by a row of its own, whatever state it is in. A reply has the id of its review, a photo that of its picture. */
export type HeldType = "review" | "reply" | "photo" | "menuImage" | "deal" | "job" | "post";

export interface Held {
  type: HeldType;
  id: number;
}
