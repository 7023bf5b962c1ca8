import type { PlaceOfShop, ShownPicture } from "#features/news/news.ts";
import type { LocalizedText, TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { MarkdownBlock } from "#platform/markdown/markdown.ts";

export const POST_KINDS = ["article", "event"] as const;

export type PostKind = (typeof POST_KINDS)[number];

/** The author: we, a brand, a shop. */
export type PostAuthor = { kind: "editorial" } | { kind: "brand" | "shop"; slug: string; name: string };

/** When and where an event is. Times are ISO 8601; the end is null where unknown. */
export interface EventTimes {
  startsAt: string;
  endsAt: string | null;
  place: string | null;
}

/** What the feed shows of a post. Times are ISO 8601. */
export interface PostCard {
  id: number;
  slug: string;
  kind: PostKind;
  title: TextInLanguage;
  lead: TextInLanguage;
  author: PostAuthor;
  cities: PlaceOfShop["city"][];
  /** Slugs. */
  tags: string[];
  isSponsored: boolean;
  isSample: boolean;
  publishedAt: string;
  /** Null for an article. */
  event: EventTimes | null;
  cover: ShownPicture | null;
}

/** Everything that the page of a post shows. */
export interface Post extends PostCard {
  body: { blocks: MarkdownBlock[]; locale: Locale };
  changedAt: string;
  /** Whether search engines may index its author's posts. */
  isIndexable: boolean;
}

/** The input of an author. The body is Markdown. */
export interface NewPost {
  kind: PostKind;
  title: LocalizedText;
  lead: LocalizedText;
  body: LocalizedText;
  coverId: number | null;
  author: "editorial" | "brand" | "shop";
  /** Of the author, where it is not us. */
  brandId: number | null;
  shopId: number | null;
  cityIds: number[];
  tags: string[];
  isSponsored: boolean;
  publishedAt: Date | null;
  event: { startsAt: Date; endsAt: Date | null; place: string | null } | null;
}
