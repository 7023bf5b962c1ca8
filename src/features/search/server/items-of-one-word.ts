import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { correctionsOf, kindsBeginningWith } from "../corrections.ts";
import { kindBits, kindsOfBits } from "../kind-bits.ts";
import type { FoundItem, SearchKind } from "../search-item.ts";
import type { WordTrie } from "../word-trie.ts";
import { bestHits } from "./best-hits.ts";
import { newestWord } from "./known-words.ts";
import { GROUP_SIZE, shownBest } from "./shown-items.ts";
import { withKnownWords } from "./with-known-words.ts";

/** Each costs the database a look-up a kind. */
const MAX_MEANT_WORDS = 24;

interface Asked {
  kinds: SearchKind[];
  locale: Locale;
  word: string;
}

/** What the word may have been meant to be, each once for every kind in which it is known. */
interface Meant {
  meantWords: string[];
  meantKinds: string[];
}

const NOTHING_ELSE: Meant = { meantWords: [], meantKinds: [] };

const ofWord = statement(
  "search-word",
  (_, p: Slots<Asked & Meant>) => sql<{ items: FoundItem[] | null; newest: number }>`
    select coalesce(
      (${shownBest(p.kinds, p.locale, (kind) => bestHits(kind, sql`${p.word}`))}),
      (${shownBest(
        p.kinds,
        p.locale,
        (kind) => sql`(
          select hit.item_id, max(hit.weight) as weight
          from unnest(${p.meantWords}::text[], ${p.meantKinds}::text[]) as meant(word, kind)
          cross join lateral ${bestHits(kind, sql`meant.word`)} as hit
          where meant.kind = ${kind}
          group by hit.item_id
          order by max(hit.weight) desc, hit.item_id limit ${sql.lit(GROUP_SIZE)})`,
      )})) as items, ${newestWord} as newest`,
  { isRead: true, isBrief: true },
);

/** The items with a word that begins so or, when there are none, but for a typo: the five best of each kind. */
export async function itemsOfOneWord(database: Database, asked: Asked): Promise<FoundItem[]> {
  const ask = async (meant: Meant) =>
    (await ofWord.first(database, { ...asked, ...meant })) ?? { items: null, newest: 0 };
  const { items } = await withKnownWords(database, async (known) => {
    const isKnown = kindsBeginningWith(known, asked.word) & kindBits(asked.kinds);
    const found = await ask(isKnown ? NOTHING_ELSE : meantBy(known, asked));
    return found.items || !isKnown ? found : ask(meantBy(known, asked));
  });
  return items ?? [];
}

function meantBy(known: WordTrie, { word, kinds }: Asked): Meant {
  const meant = correctionsOf(known, word, kindBits(kinds))
    .slice(0, MAX_MEANT_WORDS)
    .flatMap(({ beginning, kinds }) => kindsOfBits(kinds).map((kind) => ({ beginning, kind })));
  return { meantWords: meant.map(({ beginning }) => beginning), meantKinds: meant.map(({ kind }) => kind) };
}
