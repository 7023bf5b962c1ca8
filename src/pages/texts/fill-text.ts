import type { MarkdownBlock, MarkdownInline } from "#platform/markdown/markdown.ts";
import type { Text } from "./read-text.ts";

/** The values of placeholders in texts, by name: `{siteName}`. */
export interface TextFacts {
  siteName: string;
  siteUrl: string;
  /** Undefined where the operator has set none: then the paragraph with it is omitted. */
  contactEmail: string | undefined;
  operator: string | undefined;
}

/** A text as a page shows it: with the facts of this site, and its date in words. */
export interface PageText extends Text {
  /** `21 November 2026` in the reader's language. */
  changedText: string;
}

const PLACEHOLDER = /(\{[a-zA-Z]+\})/;

/**
 * Fills the placeholders. A paragraph or list item with a fact that is not set is omitted, so that no address is shown that does
 * not exist. An e-mail address becomes a link.
 * @throws when a text names an unknown fact
 */
export function fillText(text: Text, facts: TextFacts): Text {
  return {
    ...text,
    title: plain(text.title, facts),
    description: plain(text.description, facts),
    blocks: text.blocks.flatMap((block) => filledBlock(block, facts)),
  };
}

function filledBlock(block: MarkdownBlock, facts: TextFacts): MarkdownBlock[] {
  if (block.kind === "list") {
    const items = block.items
      .map((item) => item.flatMap((inner) => filledBlock(inner, facts)))
      .filter((item) => item.length > 0);
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  const inlines = filledInlines(block.inlines, facts);
  return inlines ? [{ ...block, inlines }] : [];
}

/** Null when something in it is not set. */
function filledInlines(inlines: MarkdownInline[], facts: TextFacts): MarkdownInline[] | null {
  const filled: MarkdownInline[] = [];
  for (const inline of inlines) {
    if (typeof inline !== "string") {
      const inner = filledInlines(inline.inlines, facts);
      if (!inner) return null;
      filled.push({ ...inline, inlines: inner });
      continue;
    }
    for (const piece of inline.split(PLACEHOLDER).filter(Boolean)) {
      const value = PLACEHOLDER.test(piece) ? factOf(piece, facts) : piece;
      if (value === undefined) return null;
      filled.push(piece === "{contactEmail}" ? mailLink(value) : value);
    }
  }
  return filled;
}

function mailLink(address: string): MarkdownInline {
  return { kind: "link", href: `mailto:${address}`, inlines: [address] };
}

function plain(line: string, facts: TextFacts): string {
  return line
    .split(PLACEHOLDER)
    .map((piece) => (PLACEHOLDER.test(piece) ? (factOf(piece, facts) ?? "") : piece))
    .join("");
}

function factOf(placeholder: string, facts: TextFacts): string | undefined {
  const name = placeholder.slice(1, -1);
  if (!(name in facts)) throw new Error(`no text can say ${placeholder}`);
  return facts[name as keyof TextFacts];
}
