import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { LikedType } from "./like.ts";

/** Something that somebody likes, as a list of theirs shows it. */
export interface ShownLike {
  type: LikedType;
  /** Of its page, without language. */
  path: string;
  title: TextInLanguage;
}
