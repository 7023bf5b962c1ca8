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
  /** Of a place that only a part of the words names: the path of what all of them mean. */
  to?: string;
  /** The words that mean products there. */
  products?: string;
  /** Of a city without a shop: where the nearest coffeeshop is. */
  nearest?: { place: string; metres: number };
}

/** A street, square, station or sight. */
export interface LandmarkSuggestion {
  _id: string;
  /** The path of the shops around it. */
  url: string;
  name: string;
  /** See places/landmark.ts, which comes after this slice. */
  kind: string;
  place: string;
}

/** At most five a kind; a kind without any may be missing. */
export type Suggestions = Partial<Record<Exclude<SearchKind, "landmarks">, Suggestion[]>> & {
  landmarks?: LandmarkSuggestion[];
};

/** Suggestions for what was typed so far, with names in the reader's language. */
export async function readSuggestions(
  { text, kinds }: TypedQuestion,
  locale: Locale,
  signal: AbortSignal,
): Promise<Suggestions> {
  const query = new URLSearchParams({ search: text, lang: locale });
  for (const kind of kinds) query.append("types", kind);
  // A search is no page that could have moved.
  const path = { pagePath: "/", redirectTo: () => undefined };
  return withFewLandmarks(await readCall<Suggestions>("autocomplete", { query, signal, ...path }));
}

/** Streets are long lists, told apart by another letter; beside other finds a few are enough. */
const MOST_LANDMARKS = 3;

function withFewLandmarks({ landmarks, ...others }: Suggestions): Suggestions {
  if (!landmarks) return others;
  // Members are called as they like, also as streets are.
  const isAlone = Object.entries(others).every(([kind, group]) => kind === "users" || group.length === 0);
  return { ...others, landmarks: isAlone ? landmarks : landmarks.slice(0, MOST_LANDMARKS) };
}
