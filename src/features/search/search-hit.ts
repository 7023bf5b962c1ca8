import type { FoundItem } from "./search-item.ts";

/** One hit of a search that was sent off, of any kind. */
export type SearchHit = Pick<
  FoundItem,
  "kind" | "url" | "name" | "type" | "place" | "isSample" | "narrowed"
> & {
  /** A town that the question is the whole name of, in any language or for short. */
  isCalledSo?: true;
};
