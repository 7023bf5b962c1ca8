import { type Correction, correctionsOf } from "#features/search/corrections.ts";
import { itemWords } from "#features/search/item-words.ts";
import { searchWords } from "#features/search/search-words.ts";
import { waysToRead } from "#features/search/ways-to-read.ts";
import { WordTrie } from "#features/search/word-trie.ts";
import { type TypedAddress, typedAddress } from "#features/shops/typed-address.ts";
import type { PackContent, ShopInPack } from "./pack.ts";

/*
 * Whatever the site finds in a city by a search, a pack of the city finds too; a test holds one against the other. It may find more, for it
 * knows the words of its city alone. The site leaves a word as it is when some shop of the country has it, and looks for nothing like it once
 * it found something elsewhere; here every word that finds nothing may be mistyped.
 */

/** The shops that a search finds, by address or name; null for one without a letter or digit, which is none. */
export function shopsCalledInPack(content: PackContent, question: string): ReadonlySet<ShopInPack> | null {
  if (!/[\p{L}\p{N}]/u.test(question)) return null;
  const address = typedAddress(question);
  const there = address ? shopsAtAddress(content, address) : [];
  if (there.length > 0) return new Set(there);
  const named = shopsNamed(content, question);
  if (named.length > 0 || address?.kind !== "door") return new Set(named);
  return new Set(shopsNamed(content, address.around));
}

function shopsAtAddress(content: PackContent, address: TypedAddress): ShopInPack[] {
  if (address.kind === "door") {
    const { number } = address;
    const numbers = shopsNamed(content, address.around).map((shop) => [shop, doorOf(shop)] as const);
    const exact = numbers.filter(([, door]) => door === number);
    // `16` is also the door of `16-18` and `16 hs`, but `16a` is not that of `16b`.
    const beginning = numbers.filter(
      ([, door]) => door?.startsWith(number) && !/^\d/.test(door.slice(number.length)),
    );
    return (exact.length > 0 ? exact : beginning).map(([shop]) => shop);
  }
  const { digits, letters } = address;
  const whole = content.shops.filter(({ postcode }) => letters && postcode === `${digits} ${letters}`);
  return whole.length > 0 ? whole : content.shops.filter(({ postcode }) => postcode?.startsWith(digits));
}

const doorOf = ({ houseNumber }: ShopInPack) => houseNumber?.replace(/[\s-]+(?=\p{L})/gu, "").toLowerCase();

const shopsNamed = (content: PackContent, question: string) => itemsNamed(indexOfShops(content), question);

/** The places of a pack where a walk may begin that a search finds by name. */
export function landmarksCalledInPack(content: PackContent, question: string): LandmarkInPack[] {
  return itemsNamed(indexOfLandmarks(content), question);
}

type LandmarkInPack = PackContent["landmarks"][number];

interface WordIndex<Item> {
  wordsOfItems: Map<Item, string[]>;
  known: WordTrie;
}

/** The exact matches, or without any those with corrected typos. */
function itemsNamed<Item>(index: WordIndex<Item>, question: string): Item[] {
  const words = searchWords(question);
  if (words.length === 0) return [];
  const exact = itemsMeeting(index, [words], (word) => [word]);
  if (exact.length > 0) return exact;
  const ways = waysToRead(words);
  const meanings = new Map(
    ways.flat().map((word) => [word, [word, ...correctionsOf(index.known, word, KNOWN).map(beginningOf)]]),
  );
  return itemsMeeting(index, ways, (word) => meanings.get(word) ?? []);
}

/** The tries of a pack have words of one kind each. */
const KNOWN = 1;
const beginningOf = ({ beginning }: Correction) => beginning;

/** In one of the ways each word, or one of its meanings, begins a word of the item. */
function itemsMeeting<Item>(
  { wordsOfItems }: WordIndex<Item>,
  ways: string[][],
  meaningsOf: (word: string) => string[],
): Item[] {
  const begins = (words: string[], meaning: string) => words.some((word) => word.startsWith(meaning));
  const isMet = (words: string[]) =>
    ways.some((way) => way.every((word) => meaningsOf(word).some((meaning) => begins(words, meaning))));
  return [...wordsOfItems].filter(([, words]) => isMet(words)).map(([item]) => item);
}

/** A pack is searched with each letter that is typed: each index is made once, at the first one. */
function madeOnce<Item>(make: (content: PackContent) => WordIndex<Item>): typeof make {
  const made = new WeakMap<PackContent, WordIndex<Item>>();
  return (content) => {
    const index = made.get(content) ?? make(content);
    made.set(content, index);
    return index;
  };
}

const indexOfShops = madeOnce((content) =>
  indexOf(content.shops, (shop) => [...wordsOfShop(shop), ...content.cityWords]),
);

const indexOfLandmarks = madeOnce((content) =>
  indexOf(content.landmarks, ({ name }) => wordsOfItem({ kind: "landmarks", name, isSample: false })),
);

function indexOf<Item>(items: readonly Item[], wordsOf: (item: Item) => string[]): WordIndex<Item> {
  const known = new WordTrie();
  const wordsOfItems = new Map(items.map((item) => [item, wordsOf(item)]));
  for (const words of wordsOfItems.values()) for (const word of words) known.add(word, KNOWN);
  return { wordsOfItems, known };
}

function wordsOfShop({ name, formerNames, partNames, street, isSample }: ShopInPack): string[] {
  const aliases = [...formerNames, ...partNames];
  return wordsOfItem({ kind: "shops", name, aliases, placeNames: street === null ? [] : [street], isSample });
}

/** By which the index of the site finds it. */
const wordsOfItem = (item: Omit<Parameters<typeof itemWords>[0], "weight">) =>
  Object.keys(itemWords({ ...item, weight: 0 }).words);
