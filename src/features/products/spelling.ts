import * as v from "valibot";
import { plainLineSchema } from "#platform/text/plain-text-schema.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import type { PriceLadder } from "./price-ladder.ts";

/** What is joined at once. */
export const MOST_SPELLINGS = 50;

const spellings = v.pipe(
  v.array(
    v.pipe(
      plainLineSchema({ least: 1, most: 80 }),
      v.toLowerCase(),
      // A small letter may be two where the capital is one.
      v.maxLength(80, "Must have at most 80 characters"),
    ),
    "Must be a list",
  ),
  v.nonEmpty("Must not be empty"),
  v.maxLength(MOST_SPELLINGS, `Must be at most ${MOST_SPELLINGS}`),
  v.transform((told) => [...new Set(told)]),
);

const isSample = v.pipe(
  v.optional(v.boolean("Must be true or false"), false),
  v.description("Of the menus of invented shops"),
);

export const joinSpellingsForm = v.strictObject({
  spellings,
  isSample,
  product: v.pipe(
    v.nullable(
      v.pipe(
        v.object({ _id: rowIdSchema }, "Must be an item"),
        v.transform(({ _id: id }) => id),
      ),
    ),
    v.description("The product that menus write so; `null` for what is no product"),
  ),
});

export type JoinSpellings = v.InferOutput<typeof joinSpellingsForm>;

export const forgetSpellingsForm = v.strictObject({ spellings, isSample });

export type ForgetSpellings = v.InferOutput<typeof forgetSpellingsForm>;

/** A name on menus that no product carries. */
export interface WaitingSpelling {
  /** In small letters. */
  spelling: string;
  /** As a menu has it. */
  name: string;
  shopCount: number;
  isSample: boolean;
  /** The likest first. */
  guesses: Guess[];
}

/** A line of a menu that has a name so, and no product. */
export interface SpelledLine {
  id: number;
  shop: { slug: string; name: string; city: string };
  /** Under which the shop lists it: all that is known of its kind. */
  heading: string | null;
  ladder: PriceLadder;
  /** By a rule, from this reader. */
  arePricesKept: boolean;
}

/** Fit for an address. */
export const idOfSpelling = ({ spelling, isSample }: Pick<WaitingSpelling, "spelling" | "isSample">) =>
  encodeURIComponent(isSample ? `sample ${spelling}` : spelling);

/** A name on menus of which somebody has said what it is. */
export interface SaidSpelling {
  /** In small letters. */
  spelling: string;
  /** As a menu has it, where one still does. */
  name: string;
  isSample: boolean;
  /** Null for what is no product. */
  product: { _id: string; name: string } | null;
  /** Null for somebody who is gone. */
  by: string | null;
  /** ISO 8601. */
  saidAt: string;
  /** Of menus that have it so. */
  lineCount: number;
  /** Where a line stays as it is written, because the shop has that product on its menu already: some of them. */
  twice: { slug: string; name: string }[];
}

export interface Guess {
  _id: string;
  name: string;
  /** 0 to 1, of how many pairs of letters both have. */
  likeness: number;
}

/** From 0 to 1; two words that are less alike are no spellings of one. */
export const LEAST_LIKENESS = 0.4;

/**
 * From here on a guess may be urged on whoever decides. Of names of strains with one slip of the pen two in three are as like as this to
 * what was meant; of names that mean something else one in six is as like to another strain (a word more, a number), and at 0.7 it is
 * more than half of them.
 */
export const STRONG_LIKENESS = 0.85;

/** How alike two names are: the pairs of letters that both have, of all that they have (Dice). With other numbers they are two things. */
export function likenessOf(one: string, other: string): number {
  const [numbers, others] = [numbersIn(one), numbersIn(other)];
  if (numbers && others && numbers !== others) return 0;
  const [first, second] = [pairsOf(one), pairsOf(other)];
  if (first.length + second.length === 0) return 0;
  const left = [...second];
  const shared = first.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return Math.round((200 * shared.length) / (first.length + second.length)) / 100;
}

const numbersIn = (name: string) => (name.match(/\d+/g) ?? []).join(" ");

function pairsOf(name: string): string[] {
  const letters = ` ${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  return [...letters].slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
