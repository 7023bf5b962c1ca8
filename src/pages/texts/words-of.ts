import type { MarkdownInline } from "#platform/markdown/markdown.ts";

/** A line of text without emphasis and links. */
export function wordsOf(inlines: MarkdownInline[]): string {
  return inlines.map((inline) => (typeof inline === "string" ? inline : wordsOf(inline.inlines))).join("");
}
