import { readCall } from "#platform/read-call.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { SearchKind } from "./search-item.ts";
import type { TypedQuestion } from "./typed-question.ts";

/** One line of `GET /api/autocomplete`. */
export interface Suggestion {
  _id: string;
  /** The last part of its address. */
  url: string;
  /** In the reader's language. */
  name: string;
  /** A shop's kind, or the type of a product. */
  type?: string;
  /** Distinguishes equal names: the city of a shop, the province of a city. */
  place?: string;
  isSample?: boolean;
}

/** At most five a kind; a kind without any may be missing. */
export type Suggestions = Partial<Record<SearchKind, Suggestion[]>>;

/** Suggestions for what was typed so far, with names in the reader's language. */
export async function readSuggestions(
  { text, kinds = [] }: TypedQuestion,
  locale: Locale,
  signal: AbortSignal,
): Promise<Suggestions> {
  const query = new URLSearchParams({ search: text, lang: locale });
  for (const kind of kinds) query.append("types", kind);
  // A search is no page that could have moved.
  return readCall<Suggestions>("autocomplete", { query, signal, pagePath: "/", redirectTo: () => undefined });
}
