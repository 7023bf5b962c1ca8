import type { SearchItem } from "#features/search/search-item.ts";
import { type Seeded, seeded } from "./seeded.ts";

/** Search words and the expected item. */
export interface SearchQuestion {
  question: string;
  meant: SearchItem;
}

/** The first one to three letters of names. */
export function shortQuestions(items: SearchItem[], count: number, seed?: number): SearchQuestion[] {
  return questions(items, { count, seed }, ({ name }, chance) => name.slice(0, 1 + chance.below(3)));
}

/** Names of which at least four letters are typed, up to all; some with the city. */
export function typedQuestions(items: SearchItem[], count: number, seed?: number): SearchQuestion[] {
  const cities = new Map(
    items.filter(({ kind }) => kind === "cities").map((city) => [city.entityId, city.name]),
  );
  return questions(items, { count, seed }, ({ name, within }, chance) => {
    const whole = within && chance.next() < 0.3 ? `${name} ${cities.get(within.entityId)}` : name;
    return whole.slice(0, Math.min(whole.length, 4 + chance.below(whole.length)));
  });
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz ";

/** Whole names with one edit anywhere: a letter or space too many, too few, changed, or swapped with its neighbour. */
export function mistypedQuestions(items: SearchItem[], count: number, seed?: number): SearchQuestion[] {
  const long = items.filter(({ name }) => name.length >= 4);
  return questions(long, { count, seed }, ({ name }, chance) => mistyped(name.toLowerCase(), chance));
}

function mistyped(name: string, chance: Seeded): string {
  const at = chance.below(name.length);
  const before = name.slice(0, at);
  const after = name.slice(at + 1);
  switch (chance.below(4)) {
    case 0:
      return before + chance.one([...LETTERS]) + name.slice(at);
    case 1:
      return before + after;
    case 2:
      return before + chance.one([...LETTERS]) + after;
    default:
      return before + name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2);
  }
}

/** Every kind equally often, independent of its size. */
function questions(
  items: SearchItem[],
  { count, seed = 7 }: { count: number; seed?: number | undefined },
  ask: (meant: SearchItem, chance: Seeded) => string,
): SearchQuestion[] {
  const chance = seeded(seed);
  const ofKind = Object.values(Object.groupBy(items, ({ kind }) => kind));
  return Array.from({ length: count }, () => {
    const meant = chance.one(chance.one(ofKind) ?? []);
    return { question: ask(meant, chance), meant };
  });
}
