import { LOCALES, type Locale } from "#platform/i18n/locales.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { EditedItem } from "#features/dashboard/field.ts";

/** `stopped` can go on, `sent` is over. */
export const ISSUE_STATES = ["draft", "sending", "stopped", "sent"] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** `try` changes nothing: it mails the issue to whoever asks for it. */
export const ISSUE_STEPS = ["try", "send", "stop", "goOn"] as const;
export type IssueStep = (typeof ISSUE_STEPS)[number];

/** From which state each step leads where. */
export const ISSUE_MOVES = {
  send: { from: "draft", to: "sending" },
  stop: { from: "sending", to: "stopped" },
  goOn: { from: "stopped", to: "sending" },
} as const satisfies Record<Exclude<IssueStep, "try">, { from: IssueState; to: IssueState }>;

/** An issue of the newsletter: a letter in one language or more. */
export interface IssueValues {
  subject: LocalizedText;
  /** Markdown. */
  body: LocalizedText;
  /** Whoever reads a language in which it is not written gets the English one; else they get none. */
  sendsEnglish: boolean;
}

/** How many of its readers have got it. */
export interface IssueProgress {
  waiting: number;
  sent: number;
  failed: number;
  /** Who unsubscribed in between, or left. */
  left: number;
}

export interface IssueShown {
  [name: string]: unknown;
  state: IssueState;
  isSample: boolean;
  /** ISO 8601. */
  changedAt: string;
  progress: IssueProgress;
}

export interface IssueToEdit extends EditedItem<IssueValues> {
  shown: IssueShown;
}

/** How many confirmed subscribers read each language. */
export type Readers = Readonly<Record<Locale, number>>;

type Written = Pick<IssueValues, "subject" | "body">;

/** Only with both: neither a subject nor a text alone is a letter. */
export function isWrittenIn({ subject, body }: Written, locale: Locale): boolean {
  return Boolean(subject[locale]?.trim() && body[locale]?.trim());
}

/** In which language a reader of this one gets it; null for not at all. */
export function languageFor(issue: Written & { sendsEnglish: boolean }, reader: Locale): Locale | null {
  if (isWrittenIn(issue, reader)) return reader;
  return issue.sendsEnglish && isWrittenIn(issue, "en") ? "en" : null;
}

/** How many get it in which language, and for how many nobody writes. */
export function sharesOf(issue: Written & { sendsEnglish: boolean }, readers: Readers) {
  const countOf = (language: Locale | null) =>
    LOCALES.filter((locale) => languageFor(issue, locale) === language).reduce(
      (sum, locale) => sum + readers[locale],
      0,
    );
  const shares = LOCALES.map((locale) => ({ locale, count: countOf(locale) })).filter(
    ({ locale, count }) => count > 0 || isWrittenIn(issue, locale),
  );
  return { shares, total: shares.reduce((sum, { count }) => sum + count, 0), none: countOf(null) };
}
