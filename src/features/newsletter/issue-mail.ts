import { addressIn } from "#platform/i18n/language-links.ts";
import { languageTag, type Locale } from "#platform/i18n/locales.ts";
import type { MarkdownBlock, MarkdownInline } from "#platform/markdown/markdown.ts";

/** What stands below every issue, in its language. */
export interface IssueFooter {
  why: string;
  unsubscribe: string;
}

interface IssueMail {
  subject: string;
  blocks: readonly MarkdownBlock[];
  locale: Locale;
  /** Where pages of its language live. */
  base: string;
  footer: IssueFooter;
  /** Of the way to end all letters. */
  unsubscribeAddress: string;
}

/**
 * An issue as mail programs show it: words and links, without pictures, styles or anything else that is fetched, so that nobody is
 * told who opened it.
 */
export function issueHtml({ subject, blocks, locale, base, footer, unsubscribeAddress }: IssueMail): string {
  const end = `<a href="${escaped(unsubscribeAddress)}">${escaped(footer.unsubscribe)}</a>`;
  return [
    `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>`,
    ...blocks.map((block) => blockHtml(block, base)),
    `<hr><p>${escaped(footer.why)} ${end}</p></body></html>\n`,
  ].join("\n");
}

/** The same for whoever reads letters as plain text. */
export function issueText({ blocks, base, footer, unsubscribeAddress }: IssueMail): string {
  const told = blocks.map((block) => blockText(block, base)).join("\n\n");
  return `${told}\n\n-- \n${footer.why}\n${footer.unsubscribe}: ${unsubscribeAddress}\n`;
}

function blockHtml(block: MarkdownBlock, base: string): string {
  switch (block.kind) {
    case "heading":
      return `<h${block.level}>${inlinesHtml(block.inlines, base)}</h${block.level}>`;
    case "paragraph":
      return `<p>${inlinesHtml(block.inlines, base)}</p>`;
    case "list": {
      const tag = block.isOrdered ? "ol" : "ul";
      const items = block.items.map(
        (item) => `<li>${item.map((inner) => blockHtml(inner, base)).join("")}</li>`,
      );
      return `<${tag}>${items.join("")}</${tag}>`;
    }
  }
}

function inlinesHtml(inlines: readonly MarkdownInline[], base: string): string {
  return inlines
    .map((inline) => {
      if (typeof inline === "string") return escaped(inline);
      const inner = inlinesHtml(inline.inlines, base);
      if (inline.kind === "link") return `<a href="${escaped(whole(inline.href, base))}">${inner}</a>`;
      return inline.kind === "strong" ? `<strong>${inner}</strong>` : `<em>${inner}</em>`;
    })
    .join("");
}

function blockText(block: MarkdownBlock, base: string): string {
  if (block.kind !== "list") return inlinesText(block.inlines, base);
  return block.items
    .map((item, place) => {
      const mark = block.isOrdered ? `${place + 1}. ` : "- ";
      const lines = item.map((inner) => blockText(inner, base)).join("\n");
      return mark + lines.replaceAll("\n", `\n${" ".repeat(mark.length)}`);
    })
    .join("\n");
}

function inlinesText(inlines: readonly MarkdownInline[], base: string): string {
  return inlines
    .map((inline) => {
      if (typeof inline === "string") return inline;
      const words = inlinesText(inline.inlines, base);
      return inline.kind === "link" ? `${words} (${whole(inline.href, base)})` : words;
    })
    .join("");
}

/** A letter has no page by which a path could be read. */
function whole(href: string, base: string): string {
  return href.startsWith("/") ? addressIn(base, href) : href;
}

const MARKS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
}
