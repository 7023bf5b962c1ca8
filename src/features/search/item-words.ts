import { plainLetters } from "#platform/text/plain-letters.ts";
import { asItemWeight, weightOfWord, WORD_POINTS } from "./ranking.ts";
import type { SearchItem } from "./search-item.ts";
import { wordsOf } from "./search-words.ts";

type Named = Pick<SearchItem, "kind" | "name" | "names" | "aliases" | "placeNames" | "weight" | "isSample">;

export interface IndexedWords {
  /** Every word that finds the item, with its stored weight. */
  words: Record<string, number>;
  /** Its names in plain letters without spaces. */
  wholeNames: string[];
}

/**
 * The index terms of an item. A sample has those of its own names only, and none counts as a name (ranking.ts). Neighbouring words are joined as well, because a space is forgotten as easily as a letter; `Rick's`
 * is therefore `rick`, `s` and `ricks`.
 */
export function itemWords({ kind, name, names, aliases, placeNames, weight, isSample }: Named): IndexedWords {
  // Twelve thousand landmarks would be half as much again to index; their whole names have no spaces anyway.
  const isJoined = kind !== "landmarks";
  const points = new Map<string, number>();
  const wholeNames = new Set<string>();
  const add = (word: string, worth: number) => points.set(word, Math.max(worth, points.get(word) ?? 0));
  for (const one of new Set([name, ...Object.values(names ?? {}), ...(aliases ?? [])])) {
    const words = wordsOf(plainLetters(one));
    words.forEach((word, place) => {
      add(word, place === 0 ? WORD_POINTS.firstOfName : WORD_POINTS.inName);
      const next = words[place + 1];
      if (next !== undefined && isJoined) add(word + next, WORD_POINTS.joined);
    });
    if (words.length > 0) wholeNames.add(words.join(""));
  }
  const weighed = (worth: number) => weightOfWord(worth, asItemWeight(weight));
  if (isSample) {
    const words = [...points.keys(), ...wholeNames];
    return {
      words: Object.fromEntries(words.map((word) => [word, weighed(WORD_POINTS.ofSample)])),
      wholeNames: [],
    };
  }
  for (const word of wordsOf(plainLetters((placeNames ?? []).join(" ")))) add(word, WORD_POINTS.ofPlace);
  return {
    words: Object.fromEntries([...points].map(([word, worth]) => [word, weighed(worth)])),
    wholeNames: [...wholeNames],
  };
}
