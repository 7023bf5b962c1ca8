import type { MarkdownBlock, MarkdownInline } from "#platform/markdown/markdown.ts";
import { typeset } from "#platform/text/typeset.ts";
import type { Text } from "./read-text.ts";

/** A text with the typography of its language; links, ids and placeholders stay as they are. */
export function typesetText(tag: string, text: Text): Text {
  const setInlines = (inlines: MarkdownInline[]): MarkdownInline[] =>
    inlines.map((inline) =>
      typeof inline === "string" ? typeset(tag, inline) : { ...inline, inlines: setInlines(inline.inlines) },
    );
  const setBlock = (block: MarkdownBlock): MarkdownBlock =>
    block.kind === "list"
      ? { ...block, items: block.items.map((item) => item.map(setBlock)) }
      : { ...block, inlines: setInlines(block.inlines) };
  return {
    ...text,
    title: typeset(tag, text.title),
    description: typeset(tag, text.description),
    blocks: text.blocks.map(setBlock),
  };
}
