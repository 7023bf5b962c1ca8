import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type Correction, kindsBeginningWith } from "../corrections.ts";
import { kindBits, kindsOfBits } from "../kind-bits.ts";
import { meaningsOf } from "../meanings.ts";
import type { FoundItem, IndexedKind } from "../search-item.ts";
import { bestHits, WHOLE_NAME_HIT } from "./best-hits.ts";
import type { WordTrie } from "../word-trie.ts";
import { newestWord } from "./known-words.ts";
import { foundItem, GROUP_SIZE, shownBest, type ShownItem } from "./shown-items.ts";
import { withKnownWords } from "./with-known-words.ts";

interface Parameters {
  kinds: IndexedKind[];
  locale: Locale;
  /** Parallel to the lists of the kind in which each is searched, and of the least weight of what it finds. */
  beginnings: string[];
  kindsOfBeginnings: string[];
  lightest: number[];
}

interface Found {
  items: ShownItem[] | null;
  newest: number;
}

const itemsBeginning = statement(
  "search-beginnings",
  (_, p: Params<Parameters>) => sql<Found>`
    select ${newestWord} as newest, (${shownBest(
      p.kinds,
      p.locale,
      (kind) => sql`(
        select hit.item_id, max(hit.weight) as weight
        from unnest(${p.beginnings}::text[], ${p.kindsOfBeginnings}::text[], ${p.lightest}::integer[])
          as asked_for(beginning, kind, lightest)
        cross join lateral ${bestHits(kind, sql`asked_for.beginning`, sql`asked_for.lightest`)} as hit
        where asked_for.kind = ${kind}
        group by hit.item_id
        order by max(hit.weight) desc, hit.item_id limit ${sql.lit(GROUP_SIZE)})`,
    )}) as items`,
  { isRead: true, isBrief: true },
);

interface ItemsOfOneWordQuery {
  kinds: IndexedKind[];
  locale: Locale;
  word: string;
}

const TOWNS = kindBits(["towns"]);
const CITIES = kindBits(["cities"]);
const PLACES = kindBits(["cities", "landmarks", "shops"]);
/** The words of samples have less than no weight. */
const ANY_WEIGHT = -(2 ** 31);

/** So many letters, the first of them right, may be a city with a typo though a product is called so: `harlem`. */
const SHORTEST_MISTYPED_CITY = 5;

/**
 * The items with a word of this prefix or, without any, of a corrected one: the five best of each kind. Where only brands and
 * products have the prefix, cities of a corrected one are added: people look for places more often than for strains.
 */
export async function itemsOfOneWord(
  database: Database,
  { kinds, locale, word }: ItemsOfOneWordQuery,
): Promise<FoundItem[]> {
  async function ask(those: Correction[]): Promise<Found> {
    const isOnlyTowns = those.every((one) => one.kinds === TOWNS);
    const pairs = those.flatMap((one) => kindsOfBits(one.kinds).map((kind) => ({ ...one, kind })));
    const found = await itemsBeginning.first(database, {
      kinds,
      locale,
      beginnings: pairs.map(({ beginning }) => beginning),
      kindsOfBeginnings: pairs.map(({ kind }) => kind),
      lightest: pairs.map(({ kind }) => (kind === "towns" && !isOnlyTowns ? WHOLE_NAME_HIT : ANY_WEIGHT)),
    });
    return found ?? { items: null, newest: 0 };
  }

  const wanted = kindBits(kinds);

  function mistypedCities(known: WordTrie, { kinds: found }: Correction): Correction[] {
    if (found & PLACES || word.length < SHORTEST_MISTYPED_CITY) return [];
    return meaningsOf(known, word, CITIES & wanted).filter(({ beginning }) => beginning[0] === word[0]);
  }

  const { items } = await withKnownWords(database, async (known) => {
    const itself = { beginning: word, kinds: kindsBeginningWith(known, word) & wanted };
    const found = itself.kinds ? await ask([itself, ...mistypedCities(known, itself)]) : undefined;
    return found?.items ? found : ask(meaningsOf(known, word, wanted));
  });
  return (items ?? []).map(foundItem);
}
