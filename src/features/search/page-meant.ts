import { plainLetters } from "#platform/text/plain-letters.ts";
import { pageCalled } from "./meant-pages.ts";
import { isOneTypoApart } from "./one-typo.ts";
import type { SearchHit } from "./search-hit.ts";
import { wordsOf } from "./search-words.ts";
import { suggestionAddress } from "./suggestion-address.ts";

const lettersOf = (text: string) => [...wordsOf(plainLetters(text)).join("")];
/** Shorter names are next to a hundred others, as in corrections.ts. */
const SHORTEST_FORGIVEN = 4;

interface Hits {
  /** The best of each kind. */
  hits: readonly SearchHit[];
  /** How many there are of all kinds together. */
  total: number;
}

/**
 * The page that somebody means who sends off these words: a page or filter they name; the only thing that is called so; the only city
 * or landmark that is, but for a typo; or the only hit. Undefined where they may mean several.
 */
export function pageMeant(question: string, { hits, total }: Hits): string | undefined {
  const asked = lettersOf(question);
  if (asked.length === 0) return undefined;
  // Members are called as they like, so none is opened in place of a list.
  const all = hits.filter(({ kind }) => kind !== "users");
  const whole = withoutItsStations(all.filter((hit) => !hit.narrowed && isCalled(hit, asked.join(""))));
  const page = pageCalled(question);
  if (page) return whole.some(({ kind }) => kind !== "products") ? undefined : page;
  const narrowed = all.filter((hit) => hit.narrowed);
  const places = all.filter(({ kind }) => kind === "cities" || kind === "landmarks");
  const nearly =
    asked.length < SHORTEST_FORGIVEN
      ? []
      : places.filter(({ name }) => isOneTypoApart(lettersOf(name), asked));
  const [meant, another] = [whole, narrowed, nearly].find((some) => some.length > 0) ?? all;
  if (!meant || another) return undefined;
  if (whole.length + narrowed.length + nearly.length === 0 && total > 1) return undefined;
  return meant.narrowed?.to ?? suggestionAddress(meant.kind, meant);
}

/** By its name, or that and the town where it is. */
function isCalled({ kind, name, place, isCalledSo }: SearchHit, asked: string): boolean {
  const own = lettersOf(name).join("");
  if (own === asked || isCalledSo) return true;
  const isInPlace = (kind === "landmarks" || kind === "shops") && place !== null;
  return isInPlace && own + lettersOf(place ?? "").join("") === asked;
}

/** Stations and squares that are called like a town are not meant by its name. */
function withoutItsStations(called: SearchHit[]): SearchHit[] {
  const isTown = called.some(({ kind }) => kind === "cities");
  return isTown ? called.filter(({ kind }) => kind !== "landmarks") : called;
}
