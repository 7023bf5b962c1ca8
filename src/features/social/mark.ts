/** Whether the viewer follows or likes something, and how many do. */
export interface Mark {
  /** Null for a visitor. */
  isMine: boolean | null;
  count: number;
}

export interface LikeMark extends Mark {
  /** How many friends of the viewer like it and let their friends see that. */
  friendCount: number;
}

/** What a shop has beside its likes. */
export interface ShopMarks {
  like: LikeMark;
  follow: Mark;
}
