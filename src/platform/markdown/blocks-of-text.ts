import { LRUCache } from "lru-cache";
import type { MarkdownBlock } from "./markdown.ts";
import { readMarkdown } from "./read-markdown.ts";

const MOST_KEPT = 1_000;

/**
 * Parsed Markdown takes ten bytes a character, fifty where it is all markup; a post may have 20,000 characters (migration 14).
 */
const MOST_LETTERS_KEPT = 2_000_000;

/** The key is the text itself, so a change needs no invalidation. */
const read = new LRUCache<string, MarkdownBlock[]>({
  max: MOST_KEPT,
  maxSize: MOST_LETTERS_KEPT,
  sizeCalculation: (_, source) => source.length + 1,
  memoMethod: (source) => readMarkdown(source).blocks,
});

/**
 * The parsed Markdown of a text. Parsing takes longer than rendering, so results are cached for all requests; callers must not
 * change what this returns.
 */
export function blocksOfText(source: string): MarkdownBlock[] {
  return read.memo(source);
}
