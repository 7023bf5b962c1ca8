import { LRUCache } from "lru-cache";
import type { MarkdownBlock } from "./markdown.ts";
import { readMarkdown } from "./read-markdown.ts";

const MOST_KEPT = 1_000;

/** What is read of a letter takes ten bytes, fifty where it is all marks; a post may have 20,000 (migration 14). */
const MOST_LETTERS_KEPT = 2_000_000;

/** By the text itself: one that changes is another. */
const read = new LRUCache<string, MarkdownBlock[]>({
  max: MOST_KEPT,
  maxSize: MOST_LETTERS_KEPT,
  sizeCalculation: (_, source) => source.length + 1,
  memoMethod: (source) => readMarkdown(source).blocks,
});

/**
 * What somebody wrote, as pages draw it. To read a text takes longer than to draw it, so those that are looked at are kept,
 * for everybody: nobody changes what this returns.
 */
export function blocksOfText(source: string): MarkdownBlock[] {
  return read.memo(source);
}
