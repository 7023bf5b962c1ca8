/** No list is longer; a higher number in an address is a mistake or an attack. */
export const LAST_PAGE = 10_000;

/** An unknown value of a filter: it is shown to the reader and otherwise ignored. */
export interface UnknownValue {
  word: string;
  value: string;
}

const MOST_SHOWN_LETTERS = 40;
const SLUG = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads the query of a page of a list: known values are taken, others are collected in `unknown`. */
export function queryReader(query: URLSearchParams) {
  const unknown: UnknownValue[] = [];

  /** The values of a parameter, each once, for which `isKnown` is true. */
  function valuesOf(word: string, isKnown: (value: string) => boolean): string[] {
    const asked = [...new Set(query.getAll(word).filter(Boolean))];
    for (const value of asked) if (!isKnown(value)) unknown.push(unknownValue(word, value));
    return asked.filter(isKnown);
  }

  /** In the order in which they are known. */
  function chosen<const Words extends readonly string[]>(word: string, known: Words): Words[number][] {
    const asked = valuesOf(word, (value) => known.includes(value));
    return known.filter((value) => asked.includes(value));
  }

  /** The requested slugs; the list checks whether they exist. */
  const slugs = (word: string) => valuesOf(word, (value) => SLUG.test(value));

  return { unknown, valuesOf, chosen, slugs };
}

/** As it is shown: cut to the length of a notice. */
export function unknownValue(word: string, value: string): UnknownValue {
  return { word, value: [...value].slice(0, MOST_SHOWN_LETTERS).join("") };
}

/** The requested page of a list, from 1. The list itself checks for one past the end. */
export function pageIn(query: URLSearchParams): number {
  const page = query.get("page") ?? "";
  return /^\d+$/.test(page) ? Math.min(Math.max(Number(page), 1), LAST_PAGE) : 1;
}
