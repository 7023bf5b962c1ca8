import type { I18n } from "@lingui/core";
import { addressIn } from "#platform/i18n/language-links.ts";
import type { MarkdownBlock, MarkdownInline } from "#platform/markdown/markdown.ts";
import { type LetterFooter, letterHtml, letterText } from "./letter-layout.ts";

export interface Sender {
  siteName: string;
  /** Where pages of the reader's language live. */
  base: string;
}

interface Written {
  subject: string;
  /** A text is a paragraph, in which addresses become links. */
  blocks: readonly (string | MarkdownBlock)[];
  /** Of letters that come again; one that is about one thing says so by itself. */
  footer?: LetterFooter;
}

/**
 * A letter as a mail has it, with the same as HTML and as plain text: what it says stands between a greeting and who writes, since a name
 * in "From" alone is easily invented.
 */
export function letter(
  i18n: I18n,
  { siteName, base }: Sender,
  { subject, blocks, footer }: Written,
): { subject: string; text: string; html: string } {
  const from = i18n._({
    id: "letter.from",
    message: "The people behind {siteName}",
    values: { siteName },
  });
  const greeting = i18n._({ id: "letter.greeting", message: "Hello," });
  const told = {
    subject,
    siteName,
    lang: i18n.locale,
    base,
    blocks: [greeting, ...blocks, `${from}\n${addressIn(base, "/")}`].map((block) =>
      typeof block === "string" ? paragraph(block) : block,
    ),
    footer: footer ?? {
      why: i18n._({
        id: "letter.why-once",
        message:
          "This letter is about one thing that somebody did on {siteName}. It isn’t a newsletter, so there’s nothing to unsubscribe from.",
        values: { siteName },
      }),
      links: [],
    },
  };
  return { subject, text: letterText(told), html: letterHtml(told) };
}

const ADDRESS = /(https?:\/\/\S*[\w/=#-])/;

function paragraph(text: string): MarkdownBlock {
  const inlines: MarkdownInline[] = text
    .split(ADDRESS)
    .map((part, place) => (place % 2 === 0 ? part : { kind: "link", href: part, inlines: [part] }));
  return { kind: "paragraph", inlines: inlines.filter((inline) => inline !== "") };
}
