import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { meaningsBy, unknownWords } from "../meanings.ts";
import { type ItemWords, pointsOfWords } from "../points-of-words.ts";
import { WEIGHT_BITS } from "../ranking.ts";
import type { FoundItem, IndexedKind } from "../search-item.ts";
import { waysToRead, type WordQuery, wordQuery } from "../ways-to-read.ts";
import type { WordTrie } from "../word-trie.ts";
import { itemsCalled } from "./best-hits.ts";
import { newestWord } from "./known-words.ts";
import { asFound, GROUP_SIZE, type IndexedItem, shownColumns } from "./shown-items.ts";
import { withKnownWords } from "./with-known-words.ts";

/** How many of the heaviest matches of each kind are scored. */
const CANDIDATES = 12;

interface ItemsOfManyWordsOptions {
  kinds: IndexedKind[];
  locale: Locale;
  /** All search words without spaces. */
  joined: string;
}

type Candidate = IndexedItem & ItemWords & { id: number; weight: number };

/** Compared with the words of an item itself. */
export const isMet = ({ coarse, whole }: Params<WordQuery>): RawBuilder<boolean> => sql`
  search_beginnings(words) @@ ${coarse}::tsquery and words @@ ${whole}::tsquery`;

/** Rows (id): for each kind the heaviest that match the query. */
const meeting = (p: Params<ItemsOfManyWordsOptions & WordQuery>) => sql`
  select met.id
  from (
    select id, row_number() over (partition by kind order by weight desc, id) as place from search_item
    where ${isMet(p)} and kind = any(${p.kinds}::text[])) as met
  where met.place <= ${sql.lit(CANDIDATES)}`;

/** Rows (id): items with this name, ignoring spaces. */
const called = (p: Params<ItemsOfManyWordsOptions>) => sql`
  select called.item_id
  from (select kind from unnest(${p.kinds}::text[]) as kind limit 7) as asked
  cross join lateral ${itemsCalled(sql`asked.kind`, sql`${p.joined}`)} as called`;

interface Found {
  items: Candidate[] | null;
  newest: number;
}

/** They are sorted afterwards: in the database that would take as long as all the rest. */
const candidates = statement(
  "search-many-words",
  (_, p: Params<ItemsOfManyWordsOptions & WordQuery>) => sql<Found>`
    select ${newestWord} as newest, (
      select json_agg(candidate)
      from (
        select ${shownColumns(p.locale)}, item.id, item.weight,
          (select json_object_agg(word, weight >> ${sql.lit(WEIGHT_BITS)}) from search_word where item_id = item.id)
            as words,
          array(select name from search_name where item_id = item.id) as "wholeNames"
        from search_item as item
        where item.id = any(array(${meeting(p)} union all ${called(p)}))) as candidate) as items`,
  { isRead: true, isBrief: true },
);

interface ItemsOfManyWordsQuery {
  words: string[];
  kinds: IndexedKind[];
  locale: Locale;
  asTyped?: boolean;
}

/**
 * The items that match all search words or, without any and unless they must match `asTyped`, match them with corrected typos and
 * spaces: the five best of each kind.
 */
export async function itemsOfManyWords(
  database: Database,
  { words, kinds, locale, asTyped = false }: ItemsOfManyWordsQuery,
): Promise<FoundItem[]> {
  const joined = words.join("");
  const ways = waysToRead(words);
  const read = [...new Set(ways.flat())];
  const ask = async (query: WordQuery) =>
    (await candidates.first(database, { kinds, locale, joined, ...query })) ?? { items: null, newest: 0 };

  async function askAsTyped() {
    const itself = (word: string) => [word];
    return { ...(await ask(wordQuery([words], itself))), meanings: words.map(itself) };
  }

  async function askAsMeant(known: WordTrie, doubtful: string[]) {
    const meanings = meaningsBy(known, { doubtful, kinds });
    const { items, newest } = await ask(wordQuery(ways, meanings));
    const called = items?.filter(({ wholeNames }) => wholeNames.includes(joined)) ?? [];
    // A name that matches except for spaces needs no correction, so no corrected results are added.
    return { items: called.length > 0 ? called : items, newest, meanings: read.map(meanings) };
  }

  const { items, meanings } = await withKnownWords(database, async (known) => {
    const unknown = unknownWords(known, read, kinds);
    if (asTyped) return askAsTyped();
    if (words.some((word) => unknown.includes(word))) return askAsMeant(known, unknown);
    const found = await askAsTyped();
    // Each word alone is known, but no item has all of them: any may be a typo.
    return found.items ? found : askAsMeant(known, read);
  });
  return bestOf(items ?? [], meanings, joined);
}

function bestOf(items: Candidate[], meanings: string[][], joined: string): FoundItem[] {
  const isOnlyTowns = items.every(({ kind }) => kind === "towns");
  const best = items
    .filter(({ kind, wholeNames }) => kind !== "towns" || isOnlyTowns || wholeNames.includes(joined))
    .map((item) => ({ item, points: pointsOfWords(item, meanings, joined) }))
    .toSorted((a, b) => b.points - a.points || b.item.weight - a.item.weight || a.item.id - b.item.id);
  const counts = new Map<IndexedKind, number>();
  return best.flatMap(
    ({ item: { id: _id, weight: _weight, words: _words, wholeNames: _names, ...shown } }) => {
      const count = (counts.get(shown.kind) ?? 0) + 1;
      counts.set(shown.kind, count);
      return count <= GROUP_SIZE ? [asFound(shown)] : [];
    },
  );
}
