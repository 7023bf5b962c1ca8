import type { Nodes, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { MarkdownBlock, MarkdownInline } from "./markdown.ts";
import { safePath } from "../http/safe-path.ts";

/** Deeper than any text needs, and shallow enough to walk the tree recursively. */
const MAX_DEPTH = 8;

interface ReadMarkdown {
  blocks: MarkdownBlock[];
  /** What had no place in the tree, with its line: `3: image`. Its words stay where it has any. */
  refused: string[];
}

/**
 * Headings of level two and three, paragraphs, lists, strong, emphasis and links with safe targets; nothing else gets through.
 * With `hasHeadingIds` a heading may end in `{#id}`: only for our own texts, since an id of a stranger could take the place of
 * one of the page's. The caller limits the length. Readers get the tree: apart from previews of the dashboard only the server parses.
 */
export function readMarkdown(source: string, { hasHeadingIds = false } = {}): ReadMarkdown {
  const refused: string[] = [];
  const refuse = (node: Nodes, what: string = node.type) => {
    refused.push(`${node.position?.start.line ?? 0}: ${what}`);
  };

  function blocksOf(nodes: RootContent[], depth: number): MarkdownBlock[] {
    return nodes.flatMap((node) => blockOf(node, depth));
  }

  function blockOf(node: RootContent, depth: number): MarkdownBlock[] {
    if (depth > MAX_DEPTH) {
      refuse(node, "too deep");
      return [];
    }
    switch (node.type) {
      case "paragraph":
        return paragraphOf(inlinesOf(node.children, depth));
      case "heading": {
        const { inlines, id } = hasHeadingIds
          ? withoutId(inlinesOf(node.children, depth))
          : {
              inlines: inlinesOf(node.children, depth),
              id: null,
            };
        if (node.depth === 2 || node.depth === 3) {
          return [{ kind: "heading", level: node.depth, id, inlines }];
        }
        refuse(node, `heading of level ${node.depth}`);
        return paragraphOf(inlines);
      }
      case "list": {
        const items = node.children.map((item) => blocksOf(item.children, depth + 1));
        const numbers = node.ordered ? node.children.map((item) => numberOf(item, source)) : [];
        // German and Czech write days so (24. Dezember): what does not count 1, 2, 3 keeps its numbers as words.
        if (numbers.some((number, place) => Number.parseInt(number) !== place + 1))
          return items.flatMap((item, place) => withWords(numbers[place] ?? "", item));
        return [{ kind: "list", isOrdered: node.ordered === true, items }];
      }
      default:
        refuse(node);
        return "children" in node ? blocksOf(node.children as RootContent[], depth + 1) : [];
    }
  }

  function inlinesOf(nodes: RootContent[], depth: number): MarkdownInline[] {
    return nodes.flatMap((node): MarkdownInline[] => {
      if (node.type === "text") return [node.value.replaceAll("\n", " ")];
      const inner = "children" in node && depth < MAX_DEPTH ? inlinesOf(node.children, depth + 1) : [];
      if (node.type === "strong" || node.type === "emphasis") return [{ kind: node.type, inlines: inner }];
      const href = node.type === "link" ? safeHref(node.url) : null;
      if (href !== null) return [{ kind: "link", href, inlines: inner }];
      refuse(node, node.type === "link" ? `link to ${node.url}` : node.type);
      return node.type === "break" ? [" "] : inner;
    });
  }

  return { blocks: blocksOf(fromMarkdown(source).children, 0), refused };
}

/** As it was written: `24.`; the tree has the number of the first item only. */
function numberOf({ position }: Nodes, source: string): string {
  return /^\d+[.)]/.exec(source.slice(position?.start.offset))?.[0] ?? "";
}

function withWords(words: string, blocks: MarkdownBlock[]): MarkdownBlock[] {
  const [first, ...others] = blocks;
  if (first?.kind !== "paragraph") return [...paragraphOf([words]), ...blocks];
  const [start, ...rest] = first.inlines;
  const inlines =
    typeof start === "string" ? [`${words} ${start}`, ...rest] : [`${words} `, ...first.inlines];
  return [{ kind: "paragraph", inlines }, ...others];
}

function paragraphOf(inlines: MarkdownInline[]): MarkdownBlock[] {
  return inlines.length > 0 ? [{ kind: "paragraph", inlines }] : [];
}

/** `Cookies {#cookies}` as its words and its id. */
function withoutId(inlines: MarkdownInline[]): { inlines: MarkdownInline[]; id: string | null } {
  const last = inlines.at(-1);
  const written = typeof last === "string" ? /^(.*?)\s*\{#([a-z][a-z0-9-]*)\}$/.exec(last) : null;
  if (!written) return { inlines, id: null };
  return { inlines: [...inlines.slice(0, -1), written[1] ?? ""], id: written[2] ?? null };
}

/**
 * Where a link in a text may lead: another site by http or https, one e-mail address, or a path of this site (never its
 * API nor its sign-in). Null for everything else, scripts and data first of all (security.md section 2.2, X1).
 */
export function safeHref(href: string): string | null {
  if (href.startsWith("/")) return href === "/" || safePath(href) !== "/" ? href : null;
  // Only the address: what follows a question mark would write subject and text in the reader's name.
  if (/^mailto:[^\s@<>?&]+@[^\s@<>?&]+$/.test(href)) return href;
  const url = URL.parse(href);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
}
