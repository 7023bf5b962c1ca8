import type { MarkdownBlock, MarkdownInline } from "#platform/markdown/markdown.ts";

/** The headings of level two that can be jumped to, as plain words. */
export function chaptersOf(blocks: MarkdownBlock[]): { id: string; title: string }[] {
  return blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 && block.id !== null
      ? [{ id: block.id, title: wordsOf(block.inlines) }]
      : [],
  );
}

function wordsOf(inlines: MarkdownInline[]): string {
  return inlines.map((inline) => (typeof inline === "string" ? inline : wordsOf(inline.inlines))).join("");
}
