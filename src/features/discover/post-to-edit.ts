import type { EditedItem, NamedItem } from "#features/dashboard/field.ts";
import type { Picture } from "#features/media/media.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { NewPost, PostKind } from "./post.ts";
import type { PostState } from "./post-state.ts";

/** The fields of a post as the editor has them (`POST_FIELDS`); times are ISO 8601. */
export interface PostValues {
  kind: PostKind;
  title: LocalizedText;
  lead: LocalizedText;
  body: LocalizedText;
  /** The key of one of its pictures. */
  cover: string | null;
  coverAlt: LocalizedText | null;
  cities: NamedItem[];
  /** With commas between them. */
  tags: string | null;
  author: NewPost["author"];
  brand: NamedItem | null;
  shop: NamedItem | null;
  isSponsored: boolean;
  publishedAt: string | null;
  startsAt: string | null;
  endsAt: string | null;
  place: string | null;
}

/** What is shown beside the fields. */
export interface PostShown {
  [name: string]: unknown;
  state: PostState;
  /** The end of its address. */
  slug: string;
  isSample: boolean;
  /** Those that were sent for it, the first one first. */
  pictures: Picture[];
  /** ISO 8601. */
  changedAt: string;
}

export interface PostToEdit extends EditedItem<PostValues> {
  shown: PostShown;
}
