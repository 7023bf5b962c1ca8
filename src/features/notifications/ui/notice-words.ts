import type { Glyph } from "#ui/icon/icon.tsx";

export interface NoticeWords {
  title: string;
  text?: string;
  /** Another page it leads to, beside its own. */
  more?: { name: string; path: string };
  /** Of one that is about nobody. */
  glyph: Glyph;
}
