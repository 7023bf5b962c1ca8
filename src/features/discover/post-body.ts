import { isPictureKey, type Picture } from "#features/media/media.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { MarkdownBlock } from "#platform/markdown/markdown.ts";

/** The text of a post for its page: running text, and pictures between it. */
export interface PostBody {
  parts: PostPart[];
  locale: Locale;
}

export type PostPart =
  | { kind: "text"; blocks: MarkdownBlock[] }
  /** What one sees on it is said in the language of the text. */
  | { kind: "picture"; picture: Picture; alt: string };

/** A piece of the Markdown of a post, as it was written. */
export type WrittenPart =
  /** `line`: that on which it begins, from 1. */
  { kind: "text"; source: string; line: number } | { kind: "picture"; key: string; alt: string };

const PICTURE_LINE = /^!\[([^\]\n]*)\]\(\/img\/([^)\s]*)\)$/;

/**
 * The text of a post with its pictures apart: one stands on a line of its own, by its address on this site. Whatever else looks like a
 * picture is left to the reader of Markdown, which shows none.
 */
export function writtenParts(source: string): WrittenPart[] {
  const parts: WrittenPart[] = [];
  for (const [place, line] of source.split("\n").entries()) {
    const [, alt = "", key = ""] = PICTURE_LINE.exec(line.trim()) ?? [];
    const last = parts.at(-1);
    if (isPictureKey(key)) parts.push({ kind: "picture", key, alt: alt.trim() });
    else if (last?.kind === "text") last.source += `\n${line}`;
    else parts.push({ kind: "text", source: line, line: place + 1 });
  }
  return parts.filter((part) => part.kind === "picture" || part.source.trim() !== "");
}

/** The line that shows a picture in the text. */
export function pictureLine({ key, alt }: { key: string; alt: string }): string {
  return `![${alt}](/img/${key})`;
}

/** The parts that a reader is shown; a picture that is none of the post's is left out. */
export function shownParts(
  source: string,
  { pictures, blocksOf }: { pictures: readonly Picture[]; blocksOf: (text: string) => MarkdownBlock[] },
): PostPart[] {
  return writtenParts(source).flatMap((part): PostPart[] => {
    if (part.kind === "text") return [{ kind: "text", blocks: blocksOf(part.source) }];
    const picture = pictures.find(({ key }) => key === part.key);
    return picture ? [{ kind: "picture", picture, alt: part.alt }] : [];
  });
}
