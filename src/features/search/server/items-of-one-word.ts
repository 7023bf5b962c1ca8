import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type Correction, kindsBeginningWith } from "../corrections.ts";
import { kindBits, kindsOfBits } from "../kind-bits.ts";
import { meaningsOf } from "../meanings.ts";
import type { FoundItem, SearchKind } from "../search-item.ts";
import { bestHits } from "./best-hits.ts";
import { newestWord } from "./known-words.ts";
import { foundItem, GROUP_SIZE, shownBest, type ShownItem } from "./shown-items.ts";
import { withKnownWords } from "./with-known-words.ts";

interface Parameters {
  kinds: SearchKind[];
  locale: Locale;
  /** Parallel to the list of the kinds in which each is searched. */
  beginnings: string[];
  kindsOfBeginnings: string[];
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
        from unnest(${p.beginnings}::text[], ${p.kindsOfBeginnings}::text[]) as asked_for(beginning, kind)
        cross join lateral ${bestHits(kind, sql`asked_for.beginning`)} as hit
        where asked_for.kind = ${kind}
        group by hit.item_id
        order by max(hit.weight) desc, hit.item_id limit ${sql.lit(GROUP_SIZE)})`,
    )}) as items`,
  { isRead: true, isBrief: true },
);

interface ItemsOfOneWordQuery {
  kinds: SearchKind[];
  locale: Locale;
  word: string;
}

/** The items with a word of this prefix or, without any, of a corrected one: the five best of each kind. */
export async function itemsOfOneWord(
  database: Database,
  { kinds, locale, word }: ItemsOfOneWordQuery,
): Promise<FoundItem[]> {
  async function ask(those: Correction[]): Promise<Found> {
    const pairs = those.flatMap((one) => kindsOfBits(one.kinds).map((kind) => ({ ...one, kind })));
    const beginnings = pairs.map(({ beginning }) => beginning);
    const kindsOfBeginnings = pairs.map(({ kind }) => kind);
    const found = await itemsBeginning.first(database, { kinds, locale, beginnings, kindsOfBeginnings });
    return found ?? { items: null, newest: 0 };
  }

  const wanted = kindBits(kinds);
  const { items } = await withKnownWords(database, async (known) => {
    const itself = { beginning: word, kinds: kindsBeginningWith(known, word) & wanted };
    const found = itself.kinds ? await ask([itself]) : undefined;
    return found?.items ? found : ask(meaningsOf(known, word, wanted));
  });
  return (items ?? []).map(foundItem);
}
