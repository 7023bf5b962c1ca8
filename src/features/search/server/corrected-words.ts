import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { correctionQuestion, correctionsOf, likeliest } from "../corrections.ts";
import { beginsWith } from "./items-beginning-with.ts";
import { unseen } from "./unseen.ts";

/** So many words with the same start are looked through for one that goes on like the rest, but for a typo. */
const LOOKED_THROUGH = 500;
/** Alphabetically a word itself stands before all that are joined to it. */
const FOUND_AT_MOST = 5;

const knownNearby = statement(
  "search-known-nearby",
  (_, p: Slots<{ remainders: string[]; starts: string[]; rests: string[] }>) => sql<{
    beginnings: string[];
    longWords: string[];
  }>`
    select
      array(select distinct beginning from search_typo where remainder = any(${unseen(p.remainders, "text[]")})) as beginnings,
      array(
        select near.word
        from unnest(${unseen(p.starts, "text[]")}, ${unseen(p.rests, "text[]")}) as split(start, rest)
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
          limit ${sql.lit(FOUND_AT_MOST)}) as near) as "longWords"`,
  { isRead: true },
);

const knownAmong = statement(
  "search-known-among",
  (_, p: Slots<{ words: string[] }>) => sql<{ word: string }>`
    select meant.word
    from unnest(${unseen(p.words, "text[]")}) as meant(word)
    where case
      when length(meant.word) > 6 then exists (
        select from search_long_word as known where ${beginsWith(sql`known.word`, sql`meant.word`)})
      when length(meant.word) > 3 then exists (
        select from search_typo as known where known.remainder = meant.word and known.beginning = meant.word)
      else true end`,
  { isRead: true },
);

async function knownOf(database: Database, words: string[]): Promise<(word: string) => boolean> {
  const known = new Set(
    words.length === 0 ? [] : (await knownAmong.all(database, { words })).map(({ word }) => word),
  );
  return (word) => known.has(word);
}

/** What each word may have been meant to be, one typo away; words that are too short are not in the answer. */
export async function correctedWords(database: Database, words: string[]): Promise<Map<string, string[]>> {
  const questions = words.flatMap((word) => {
    const question = correctionQuestion(word);
    return question ? [{ word, ...question }] : [];
  });
  if (questions.length === 0) return new Map();
  const splits = questions.flatMap((question) => question.splits);
  const known = await knownNearby.first(database, {
    remainders: [...new Set(questions.flatMap(({ remainders }) => remainders))],
    starts: splits.map(({ start }) => start),
    rests: splits.map(({ rest }) => rest),
  });
  const { beginnings = [], longWords = [] } = known ?? {};
  const meant = questions.map(({ word }) => ({ word, meant: correctionsOf(word, beginnings, longWords) }));
  const isKnown = await knownOf(database, [...new Set(meant.flatMap((one) => one.meant))]);
  return new Map(meant.map((one) => [one.word, likeliest(one.meant.filter(isKnown), one.word)]));
}
