import type { MarkdownBlock } from "#platform/markdown/markdown.ts";
import { wordsOf } from "./words-of.ts";

/** The headings of level two that can be jumped to, as plain words. */
export function chaptersOf(blocks: MarkdownBlock[]): { id: string; title: string }[] {
  return blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 && block.id !== null
      ? [{ id: block.id, title: wordsOf(block.inlines) }]
      : [],
  );
}
