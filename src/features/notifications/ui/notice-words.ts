import type { Glyph } from "#ui/icon/icon.tsx";

export interface NoticeWords {
  title: string;
  text?: string;
  /** Why something was refused: it is read as the title is. */
  reason?: string;
  /** What somebody wrote, with its language. */
  quote?: { text: string; lang: string };
  /** Another page it leads to, beside its own. */
  more?: { name: string; path: string };
  /** Of one that is about nobody. */
  glyph: Glyph;
  /** What became of what the reader gave, as a mark beside the drawing. */
  mark?: "taken" | "refused";
}
