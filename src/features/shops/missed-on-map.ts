/** Words that were sent off on a map and stand for no place on it. */
export interface MissedOnMap {
  words: string;
  /** What is called so that is no place: a strain, a brand. Null where nothing is. */
  other: { to: string; name: string } | null;
}
