import { LRUCache } from "lru-cache";
import type { MarkdownBlock } from "./markdown.ts";
import { readMarkdown } from "./read-markdown.ts";

const MOST_KEPT = 500;

/** By the text itself: one that changes is another. */
const read = new LRUCache<string, MarkdownBlock[]>({
  max: MOST_KEPT,
  memoMethod: (source) => readMarkdown(source).blocks,
});

/**
 * What somebody wrote, as pages draw it. To read a text takes longer than to draw it, so those that are looked at are kept:
 * nobody changes what this returns.
 */
export function blocksOfText(source: string): MarkdownBlock[] {
  return read.memo(source);
}
