import * as v from "valibot";
import type { MarkdownBlock } from "#platform/markdown/markdown.ts";
import { readMarkdown } from "#platform/markdown/read-markdown.ts";

/** A file of `src/texts`, with its placeholders still in it. */
export interface Text {
  title: string;
  /** One or two sentences: under the title, and for search engines. */
  description: string;
  /** The day on which its meaning last changed, such as `2026-11-21`. */
  changedOn: string;
  blocks: MarkdownBlock[];
}

const words = v.pipe(v.string(), v.nonEmpty());
const FrontMatter = v.strictObject({
  title: words,
  description: words,
  changed: v.pipe(v.string(), v.isoDate()),
});

/**
 * Reads a text of ours: lines `title`, `description` and `changed` between two lines of dashes, then Markdown.
 * @throws naming what is missing or has no place in our texts
 */
export function readText(source: string): Text {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error("begins without title, description and date");
  const lines = head.split("\n").map((line) => /^(\w+): (.+)$/.exec(line) ?? [line, line, ""]);
  const { title, description, changed } = v.parse(
    FrontMatter,
    Object.fromEntries(lines.map(([, name, value]) => [name, value])),
  );
  const { blocks, refused } = readMarkdown(body, { hasHeadingIds: true });
  if (refused.length > 0) throw new Error(`has what no text of ours may have: ${refused.join(", ")}`);
  return { title, description, changedOn: changed, blocks };
}
