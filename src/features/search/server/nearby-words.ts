import { type RawBuilder, sql } from "kysely";
import type { Slots } from "#platform/database/statement.ts";
import { correctionQuestion, correctionsOf, likeliest } from "../corrections.ts";
import { beginsWith } from "./begins-with.ts";
import { isKnown } from "./best-hits.ts";

/** So many words with the same start are looked through for one that goes on like the rest, but for a typo. */
const LOOKED_THROUGH = 500;
/** Alphabetically a word itself stands before all that are joined to it. */
const FOUND_AT_MOST = 5;

/** What to look up to learn what words may have been meant to be. */
export interface NearbyQuestion {
  /** The words of the question. */
  typed: string[];
  /** These, and those that they make without the spaces between them. */
  read: string[];
  /** What is left of a word without a letter, and that word; see `correctionQuestion`. */
  remainders: string[];
  remainderWords: string[];
  starts: string[];
  rests: string[];
  splitWords: string[];
}

/** The words that may have been meant otherwise, and known ones close to them; nulls where nobody needs to know. */
export interface NearbyWords {
  doubtful: string[] | null;
  beginnings: string[] | null;
  longWords: string[] | null;
}

/**
 * @param typed the words of a question
 * @param read all words of the ways to read it
 */
export function nearbyQuestion(typed: string[], read: string[]): NearbyQuestion {
  const questions = read.flatMap((word) => {
    const question = correctionQuestion(word);
    return question ? [{ word, ...question }] : [];
  });
  const remainders = questions.flatMap(({ word, remainders }) => remainders.map((text) => ({ word, text })));
  const splits = questions.flatMap(({ word, splits }) => splits.map((split) => ({ word, ...split })));
  return {
    typed,
    read,
    remainders: remainders.map(({ text }) => text),
    remainderWords: remainders.map(({ word }) => word),
    starts: splits.map(({ start }) => start),
    rests: splits.map(({ rest }) => rest),
    splitWords: splits.map(({ word }) => word),
  };
}

/**
 * `doubt`, a row with a list of words: those that nothing begins with. Where each word that was typed is known by itself,
 * and only not all of them together, it is all of them.
 */
const doubt = (p: Slots<NearbyQuestion>) => sql`
  doubt as materialized (
    select case when unknown.words && ${p.typed}::text[] then unknown.words else ${p.read}::text[] end as words
    from (
      select array(select one.word from unnest(${p.read}::text[]) as one(word) where not ${isKnown(sql`one.word`)})
        as words offset 0) as unknown)`;

const isDoubtful = (word: RawBuilder<unknown>) => sql`${word} = any((select words from doubt)::text[])`;

const beginnings = (remainders: RawBuilder<unknown>) => sql`array(
  select distinct beginning from search_typo where remainder = any(${remainders}))`;

const doubtfulRemainders = (p: Slots<NearbyQuestion>) => sql`array(
  select without.remainder
  from unnest(${p.remainders}::text[], ${p.remainderWords}::text[]) as without(remainder, word)
  where ${isDoubtful(sql`without.word`)})`;

const longWords = (p: Slots<NearbyQuestion>, isLookedFor: RawBuilder<unknown>) => sql`array(
  select near.word
  from unnest(${p.starts}::text[], ${p.rests}::text[], ${p.splitWords}::text[]) as split(start, rest, word)
  cross join lateral (
    select long.word
    from (
      select known.word, substr(known.word, length(split.start) + 1) as rest
      from search_long_word as known
      where ${beginsWith(sql`known.word`, sql`split.start`)}
      order by known.word limit ${sql.lit(LOOKED_THROUGH)}) as long
    where substr(long.rest, 2) ^@ substr(split.rest, 2)
      or substr(long.rest, 2) ^@ split.rest
      or long.rest ^@ substr(split.rest, 2)
      or long.rest ^@ (substr(split.rest, 2, 1) || substr(split.rest, 1, 1) || substr(split.rest, 3))
    limit ${sql.lit(FOUND_AT_MOST)}) as near
  where ${isLookedFor})`;

type Found<Items> = RawBuilder<{ items: Items | null }>;
type FoundOrNearby<Items> = RawBuilder<{ items: Items | null } & NearbyWords>;

/** What was found, a row `items`; and where that is null, in the same round, what may have been meant instead. */
export function foundOrNearby<Items>(found: Found<Items>, p: Slots<NearbyQuestion>): FoundOrNearby<Items> {
  return sql`
    with ${doubt(p)}
    select found.items, case when found.items is null then (select words from doubt) end as doubtful,
      case when found.items is null then ${beginnings(doubtfulRemainders(p))} end as beginnings,
      case when found.items is null then ${longWords(p, isDoubtful(sql`split.word`))} end as "longWords"
    from (${found}) as found`;
}

/** The same for a single word, which is in doubt when nothing is found. */
export function foundOrNearWord<Items>(found: Found<Items>, p: Slots<NearbyQuestion>): FoundOrNearby<Items> {
  return sql`
    select found.items, ${p.typed}::text[] as doubtful,
      case when found.items is null then ${beginnings(sql`${p.remainders}::text[]`)} end as beginnings,
      case when found.items is null then ${longWords(p, sql`true`)} end as "longWords"
    from (${found}) as found`;
}

/** The same alone. */
export const nearbyWords = (p: Slots<NearbyQuestion>) => sql<NearbyWords>`
  with ${doubt(p)}
  select doubt.words as doubtful, ${beginnings(doubtfulRemainders(p))} as beginnings,
    ${longWords(p, isDoubtful(sql`split.word`))} as "longWords"
  from doubt`;

/** Each costs the database a look-up. */
const MAX_MEANINGS = 100;

/** For each word what it may stand for: itself and, in doubt, what is a typo away, likeliest first and known or not. */
export function meaningsBy(
  words: string[],
  { doubtful, beginnings, longWords }: NearbyWords,
): (word: string) => string[] {
  const meanings = new Map<string, string[]>();
  for (const word of words) {
    const isCorrected = doubtful?.includes(word) && correctionQuestion(word) !== undefined;
    const meant = isCorrected ? likeliest(correctionsOf(word, beginnings ?? [], longWords ?? []), word) : [];
    meanings.set(word, [word, ...meant.slice(0, MAX_MEANINGS)]);
  }
  return (word) => meanings.get(word) ?? [word];
}
