import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import {
  START_OF_NAME_POINTS,
  weightOfWord,
  WEIGHT_BITS,
  WHOLE_NAME_POINTS,
  WHOLE_WORD_POINTS,
  WORD_POINTS,
} from "../ranking.ts";
import type { FoundItem, SearchKind } from "../search-item.ts";
import { tellingWords, wordQuery } from "../ways-to-read.ts";
import { beginsWith } from "./items-beginning-with.ts";
import { GROUP_SIZE, itemsCalled, shownColumns } from "./shown-items.ts";
import { unseen } from "./unseen.ts";

/** Of those that meet the question, the weightiest are looked at more closely. */
const CANDIDATES = 12;

interface ManyWords {
  kinds: string[];
  locale: string;
  /** For text search, see `wordQuery`. */
  query: string;
  /** The same without the words that too many items have; an index is asked for these. */
  coarseQuery: string;
  /** All words of the question without spaces. */
  joined: string;
  /** What the words of the question may stand for, and the place of each. */
  meanings: string[];
  places: number[];
}

/** Written so that no index is used: it would read everything that begins with the one letter of a word just begun. */
export const isMet = (query: unknown) => sql`ts_match_vq(words, ${unseen(query, "tsquery")})`;

const bestOfMany = statement(
  "search-many-words",
  (_, p: Slots<ManyWords>) => sql<FoundItem>`
    with met as (
      select id, kind, weight from search_item
      where words @@ ${unseen(p.coarseQuery, "tsquery")} and ${isMet(p.query)} and kind = any(${unseen(p.kinds, "text[]")})
      union
      select item.id, item.kind, item.weight
      from (select kind from unnest(${unseen(p.kinds, "text[]")}) as kind limit 5) as asked
      cross join lateral ${itemsCalled(sql`asked.kind`, unseen(p.joined, "text"))} as called
      join search_item as item on item.id = called.item_id
    ), candidate as (
      select id, kind, weight
      from (select id, kind, weight, row_number() over (partition by kind order by weight desc, id) as place from met) as met
      where place <= ${sql.lit(CANDIDATES)}
    ), scored as (
      select id, kind, (
          select coalesce(sum(best.points), 0)
          from (
            select max((known.weight >> ${sql.lit(WEIGHT_BITS)}) + case
              when known.word = meant.word and known.weight < ${sql.lit(weightOfWord(WORD_POINTS.firstOfName, 0))}
              then ${sql.lit(WHOLE_WORD_POINTS)} else 0 end) as points
            from unnest(${unseen(p.places, "integer[]")}, ${unseen(p.meanings, "text[]")}) as meant(place, word)
            join search_word as known on known.item_id = candidate.id and known.word ^@ meant.word
            group by meant.place) as best)
        + (select coalesce(max(case when name = ${unseen(p.joined, "text")} then ${sql.lit(WHOLE_NAME_POINTS)} else ${sql.lit(START_OF_NAME_POINTS)} end), 0)
          from search_name where item_id = candidate.id and ${beginsWith(sql`name`, unseen(p.joined, "text"))}) as points,
        weight
      from candidate
    )
    select ${shownColumns(p.locale)}
    from (
      select id, row_number() over (order by points desc, weight desc, id) as place,
        row_number() over (partition by kind order by points desc, weight desc, id) as place_in_group
      from scored) as best
    join search_item as item on item.id = best.id
    where best.place_in_group <= ${sql.lit(GROUP_SIZE)}
    order by best.place`,
  { isRead: true },
);

interface Asked {
  kinds: SearchKind[];
  locale: string;
  /** The ways in which the question can be read, as it stands first. */
  ways: string[][];
  meaningsOf: (word: string) => string[];
}

/** The items that meet all words of a question in one of the ways it can be read: the five best of each kind. */
export function itemsOfManyWords(
  database: Database,
  { kinds, locale, ways, meaningsOf }: Asked,
): Promise<FoundItem[]> {
  const meant = [...new Set(ways.flat())].flatMap((word, place) =>
    meaningsOf(word).map((meaning) => ({ meaning, place })),
  );
  return bestOfMany.all(database, {
    kinds,
    locale,
    query: wordQuery(ways, meaningsOf),
    coarseQuery: wordQuery(ways.map(tellingWords), meaningsOf),
    joined: ways[0]?.join("") ?? "",
    meanings: meant.map(({ meaning }) => meaning),
    places: meant.map(({ place }) => place),
  });
}
