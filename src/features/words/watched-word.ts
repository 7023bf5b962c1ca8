import type { EditedItem } from "#features/dashboard/field.ts";
import type { Locale } from "#platform/i18n/locales.ts";

export const MOST_WORDS = 500;
export const LONGEST_WORD = 60;
/** Of a sentence that is tried. */
export const LONGEST_TRY = 2_000;

/** A watched word as the editor has it. */
export interface WordValues {
  word: string;
  /** Null for texts of all languages. */
  locale: Locale | null;
  why: string;
}

export interface WordToEdit extends EditedItem<WordValues> {
  shown: {
    [name: string]: unknown;
    isSample: boolean;
    /** ISO 8601. */
    changedAt: string;
  };
}

/** What was found in a text, and what it is looked for. */
export interface CaughtWord {
  word: string;
  why: string;
}
