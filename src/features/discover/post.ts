import type { PlaceOfShop, ShownPicture } from "#features/news/news.ts";
import type { LocalizedText, TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { PostBody } from "./post-body.ts";

export const POST_KINDS = ["article", "event"] as const;

export type PostKind = (typeof POST_KINDS)[number];

/** More pictures are a gallery, and no post. */
export const MOST_POST_PICTURES = 30;

/** Who may tell something: we, a brand, a shop. */
export const POST_AUTHORS = ["editorial", "brand", "shop"] as const;

/** The author as pages show it. */
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
  body: PostBody;
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
  /** What one sees on the cover. */
  coverAlt: LocalizedText | null;
  author: (typeof POST_AUTHORS)[number];
  /** Of the author, where it is not us. */
  brandId: number | null;
  shopId: number | null;
  cityIds: number[];
  tags: string[];
  isSponsored: boolean;
  publishedAt: Date | null;
  event: { startsAt: Date; endsAt: Date | null; place: string | null } | null;
}
