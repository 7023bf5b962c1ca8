import type { FoundItem } from "./search-item.ts";

/** Something that is called as shops were searched for, and is none. */
export type OtherName = Pick<FoundItem, "kind" | "url" | "name" | "type" | "isSample">;
