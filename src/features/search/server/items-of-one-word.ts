import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { FoundItem, SearchKind } from "../search-item.ts";
import { bestHits, isKnown } from "./best-hits.ts";
import { foundOrNearWord, meaningsBy, nearbyQuestion, type NearbyQuestion } from "./nearby-words.ts";
import { GROUP_SIZE, shownBest } from "./shown-items.ts";

/** Each costs the database a look-up a kind. */
const MAX_MEANT_WORDS = 24;

interface Asked {
  kinds: SearchKind[];
  locale: Locale;
}

const ofWord = statement(
  "search-word",
  (_, p: Slots<Asked & { word: string } & NearbyQuestion>) =>
    foundOrNearWord(
      shownBest(p.kinds, p.locale, (kind) => bestHits(kind, sql`${p.word}`)),
      p,
    ),
  { isRead: true, isBrief: true },
);

const ofMeantWords = statement(
  "search-meant-words",
  (_, p: Slots<Asked & { words: string[] }>) => sql<{ items: FoundItem[] | null }>`
    with meant as materialized (
      select one.word from unnest(${p.words}::text[]) with ordinality as one(word, place)
      where ${isKnown(sql`one.word`)}
      order by one.place limit ${sql.lit(MAX_MEANT_WORDS)}
    )
    ${shownBest(
      p.kinds,
      p.locale,
      (kind) => sql`(
        select hit.item_id, max(hit.weight) as weight
        from meant cross join lateral ${bestHits(kind, sql`meant.word`)} as hit
        group by hit.item_id
        order by max(hit.weight) desc, hit.item_id limit ${sql.lit(GROUP_SIZE)})`,
    )}`,
  { isRead: true, isBrief: true },
);

/** The items with a word that begins so or, when there are none, but for a typo: the five best of each kind. */
export async function itemsOfOneWord(
  database: Database,
  { word, ...asked }: Asked & { word: string },
): Promise<FoundItem[]> {
  const found = await ofWord.first(database, { ...asked, word, ...nearbyQuestion([word], [word]) });
  if (!found) return [];
  if (found.items) return found.items;
  const words = meaningsBy([word], found)(word);
  return (await ofMeantWords.first(database, { ...asked, words }))?.items ?? [];
}
