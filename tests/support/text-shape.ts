import type { MarkdownBlock, MarkdownInline } from "#platform/markdown/markdown.ts";

/** The structure that a translation must keep: chapters, lengths of lists, emphasis. */
export function shapeOf(blocks: MarkdownBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === "list") {
      const items = block.items.flatMap((item) => shapeOf(item).map((line) => `item ${line}`));
      return [`${block.isOrdered ? "ordered" : "unordered"} list`, ...items];
    }
    const name = block.kind === "heading" ? `heading ${block.level} #${block.id}` : "paragraph";
    return [[name, ...marksIn(block.inlines).toSorted()].join(" ")];
  });
}

function marksIn(inlines: MarkdownInline[]): string[] {
  return inlines.flatMap((inline) =>
    typeof inline === "string" ? [] : [inline.kind, ...marksIn(inline.inlines)],
  );
}

/** The targets of a text's links, in order. */
export function targetsOf(blocks: MarkdownBlock[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === "list" ? block.items.flatMap(targetsOf) : targetsIn(block.inlines),
  );
}

function targetsIn(inlines: MarkdownInline[]): string[] {
  return inlines.flatMap((inline) => {
    if (typeof inline === "string") return [];
    return [...(inline.kind === "link" ? [inline.href] : []), ...targetsIn(inline.inlines)];
  });
}

/** The words of each heading, paragraph and item. */
export function paragraphsOf(blocks: MarkdownBlock[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === "list" ? block.items.flatMap(paragraphsOf) : [wordsIn(block.inlines)],
  );
}

function wordsIn(inlines: MarkdownInline[]): string {
  return inlines.map((inline) => (typeof inline === "string" ? inline : wordsIn(inline.inlines))).join("");
}

export function wordCountOf(tag: string, words: string): number {
  return [...new Intl.Segmenter(tag, { granularity: "word" }).segment(words)].filter(
    (piece) => piece.isWordLike,
  ).length;
}
