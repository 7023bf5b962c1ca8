import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PreviewSheet, type PreviewProps } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import type { Picture } from "#features/media/media.ts";
import { textOf } from "#features/news/text-of.ts";
import { LANGUAGE_NAMES, type Locale, localeOfTag, LOCALES } from "#platform/i18n/locales.ts";
import { type LocalizedText, textIn } from "#platform/i18n/localized-text.ts";
import { readMarkdown } from "#platform/markdown/read-markdown.ts";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { POST_KINDS, type Post, type PostAuthor } from "../../post.ts";
import { shownParts, writtenParts } from "../../post-body.ts";
import type { PostShown, PostValues } from "../../post-to-edit.ts";
import { PostSheet } from "../post-sheet.tsx";

type TypedPost = { [Name in keyof PostValues]: PostValues[Name] | null };

const NO_TEXT: LocalizedText = { source: "nl" };

/** The page of a post as visitors will see it, in each language in which something of it is written. */
export function PostPreview({ values, item, onClose }: PreviewProps) {
  const { t, i18n } = useLingui();
  const typed = values as TypedPost;
  const { title, lead, body } = typed;
  const written = LOCALES.filter((locale) => [title, lead, body].some((text) => text?.[locale]));
  const own = localeOfTag(i18n.locale);
  const [locale, setLocale] = useState<Locale>(written.includes(own) ? own : (written[0] ?? own));
  const [now] = useState(() => new Date().toISOString());
  const { pictures = [], isSample = false } = (item?.shown ?? {}) as Partial<PostShown>;
  const { text, locale: textLocale } = textOf(body ?? NO_TEXT, locale);
  const lines = linesLeftOut(text);
  const lineNumbers = lines.join(", ");
  const post: Post = {
    id: item?.id ?? 0,
    slug: "",
    kind: typed.kind ?? POST_KINDS[0],
    title: textOf(title ?? NO_TEXT, locale),
    lead: textOf(lead ?? NO_TEXT, locale),
    body: {
      parts: shownParts(text, { pictures, blocksOf: (source) => readMarkdown(source).blocks }),
      locale: textLocale,
    },
    author: authorOf(typed),
    cities: (typed.cities ?? []).map(({ _id: id, name }) => ({ slug: id, name })),
    tags: typed.tags?.split(",").map((tag) => tag.trim()) ?? [],
    isSponsored: typed.isSponsored === true && typed.author !== "editorial",
    isSample,
    isIndexable: true,
    publishedAt: typed.publishedAt ?? now,
    changedAt: now,
    event:
      typed.kind === "event" && typed.startsAt
        ? { startsAt: typed.startsAt, endsAt: typed.endsAt, place: typed.place }
        : null,
    cover: coverOf(typed, pictures, locale),
  };
  return (
    <PreviewSheet
      onClose={onClose}
      choice={
        written.length > 1 && (
          <ChipRow label={t({ id: "post-editing.preview.language", message: "Language of the preview" })}>
            {written.map((one) => (
              <ChipButton key={one} isPressed={one === locale} onClick={() => setLocale(one)}>
                {LANGUAGE_NAMES[one]}
              </ChipButton>
            ))}
          </ChipRow>
        )
      }
    >
      <Stack gap={4}>
        {lines.length > 0 && (
          <Notice tone="warning">
            <Trans id="post-editing.preview.left-out">
              Not all of the text is shown as it was written. Look at these lines of it: {lineNumbers}.
            </Trans>
          </Notice>
        )}
        <PostSheet post={post} calendarAddress="" pictureBase="" now={now} />
      </Stack>
    </PreviewSheet>
  );
}

/** Where something has no place: HTML, links to scripts, pictures from elsewhere. From 1. */
function linesLeftOut(text: string): number[] {
  const lines = writtenParts(text).flatMap((part) =>
    part.kind === "text"
      ? readMarkdown(part.source).refused.map((refused) => part.line - 1 + Number.parseInt(refused))
      : [],
  );
  return [...new Set(lines)];
}

function coverOf(
  { cover, coverAlt }: TypedPost,
  pictures: readonly Picture[],
  locale: Locale,
): Post["cover"] {
  const picture = pictures.find(({ key }) => key === cover);
  return picture ? { ...picture, alt: textIn(coverAlt, locale) } : null;
}

function authorOf({ author, brand, shop }: TypedPost): PostAuthor {
  if (author === "brand" || author === "shop")
    return { kind: author, slug: "", name: (author === "brand" ? brand : shop)?.name ?? "…" };
  return { kind: "editorial" };
}
