import type { FoundItem } from "./search-item.ts";

/** A city, landmark, brand, product or member whose name matches a search for shops. */
export type OtherName = Pick<FoundItem, "kind" | "url" | "name" | "type" | "place" | "isSample">;
