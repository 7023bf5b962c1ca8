import type { FieldError } from "#platform/errors/errors.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { readMarkdown } from "#platform/markdown/read-markdown.ts";
import { NEEDS_ALT, NO_SUCH_PICTURE } from "../call-refusals.ts";
import type { NewPost } from "../post.ts";
import { writtenParts } from "../post-body.ts";

type Pictured = Pick<NewPost, "title" | "body" | "coverAlt"> & { cover: string | null };

/** What is wrong with the pictures of a post, by field: its cover and those in its text are of those that were sent for it. */
export function troublesOfPictures({ body, cover }: Pictured, keys: readonly string[]): FieldError[] {
  const isForeign = cover !== null && !keys.includes(cover);
  const foreign = LOCALES.filter((locale) =>
    writtenParts(body[locale] ?? "").some((part) =>
      part.kind === "picture" ? !keys.includes(part.key) : hasPicture(part.source),
    ),
  );
  return [
    ...foreign.map((locale) => ({ msg: NO_SUCH_PICTURE.msg, param: `body.${locale}` })),
    ...(isForeign ? [{ msg: NO_SUCH_PICTURE.msg, param: "cover" }] : []),
  ];
}

/** One that the reader of Markdown found and does not show: of another address, or amid other words. */
function hasPicture(source: string): boolean {
  return readMarkdown(source).refused.some((refused) => / image(?:Reference)?$/.test(refused));
}

/** Before others see it, each picture says what is to be seen on it, in every language in which the post is written. */
export function missingAlts({ title, body, cover, coverAlt }: Pictured): FieldError[] {
  const silent = LOCALES.filter((locale) =>
    writtenParts(body[locale] ?? "").some((part) => part.kind === "picture" && part.alt === ""),
  );
  const uncovered =
    cover === null ? [] : LOCALES.filter((locale) => title[locale] !== undefined && !coverAlt?.[locale]);
  return [
    ...silent.map((locale) => ({ msg: NEEDS_ALT.msg, param: `body.${locale}` })),
    ...uncovered.map((locale) => ({ msg: NEEDS_ALT.msg, param: `coverAlt.${locale}` })),
  ];
}
