import { addressIn } from "../i18n/language-links.ts";
import type { MarkdownBlock, MarkdownInline } from "../markdown/markdown.ts";

/** Why somebody got a letter, and the ways to end such letters. */
export interface LetterFooter {
  why: string;
  links: readonly { words: string; href: string }[];
}

/** A letter, before it is written as HTML and as plain text. */
export interface Letter {
  subject: string;
  siteName: string;
  /** A standard tag (BCP 47). */
  lang: string;
  /** Where pages of its language live. */
  base: string;
  blocks: readonly MarkdownBlock[];
  footer: LetterFooter;
}

// Only what mail programs know: one style sheet in the head, no font, picture or anything else that is fetched, so that nobody is told
// who opened it. Without the sheet it is a plain page that reads from top to bottom.
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 16px; background: #fbf8f0; color: #1b2420; font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; }
.letter { max-width: 576px; margin: 0 auto; }
.site { margin: 0 0 24px; font-weight: 700; }
.site a { color: inherit; text-decoration: none; }
h2, h3 { margin: 28px 0 8px; font-size: 20px; line-height: 1.25; }
h3 { font-size: 17px; }
p, ul, ol { margin: 0 0 16px; }
ul, ol { padding-left: 22px; }
li { margin: 0 0 10px; }
li p { margin: 0; }
a { color: #0d5b48; }
.end { margin-top: 32px; padding-top: 16px; border-top: 1px solid #d9d2c2; color: #4d5852; font-size: 14px; }
.end a { color: inherit; }
@media (prefers-color-scheme: dark) {
  body { background: #141a17; color: #eceae2; }
  a { color: #8fd9c1; }
    .end { border-color: #3a443f; color: #b7beb8; }
}
`;

/** As mail programs show it. */
export function letterHtml({ subject, siteName, lang, base, blocks, footer }: Letter): string {
  const links = footer.links.map(({ words, href }) => linkHtml(href, escaped(words), base));
  return [
    `<!doctype html><html lang="${escaped(lang)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">`,
    `<title>${escaped(subject)}</title><style>${STYLE}</style></head><body><div class="letter" lang="${escaped(lang)}">`,
    `<p class="site">${linkHtml("/", escaped(siteName), base)}</p>`,
    ...blocks.map((block) => blockHtml(block, base)),
    `<p class="end">${[escaped(footer.why), ...links].join("<br>")}</p></div></body></html>\n`,
  ].join("\n");
}

/** The same for whoever reads letters as plain text. */
export function letterText({ base, blocks, footer }: Pick<Letter, "base" | "blocks" | "footer">): string {
  const told = blocks.map((block) => blockText(block, base)).join("\n\n");
  const links = footer.links.map(({ words, href }) => `${words}: ${whole(href, base)}\n`);
  return `${told}\n\n-- \n${footer.why}\n${links.join("")}`;
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
      if (typeof inline === "string") return escaped(inline).replaceAll("\n", "<br>");
      const inner = inlinesHtml(inline.inlines, base);
      if (inline.kind === "link") return linkHtml(inline.href, inner, base);
      return inline.kind === "strong" ? `<strong>${inner}</strong>` : `<em>${inner}</em>`;
    })
    .join("");
}

function linkHtml(href: string, inner: string, base: string): string {
  return `<a href="${escaped(whole(href, base))}">${inner}</a>`;
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
      if (inline.kind !== "link") return words;
      const address = whole(inline.href, base);
      return words === address ? address : `${words} (${address})`;
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
