import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { SearchKind } from "../search-item.ts";
import { bestOfKind } from "./best-of-kind.ts";

/** For so many letters and fewer the answer lies ready (search_beginning in db/migrations/0006_search.sql). */
export const READY_LENGTHS = [1, 2, 3] as const;

interface Beginning {
  kind: SearchKind;
  beginning: string;
}

/** Two that write at the same time would each leave out what the other brings. */
const takeTurns = statement(
  "take-turns-with-beginnings",
  () => sql<{ lock: string }>`select pg_advisory_xact_lock(hashtext('search_beginning'))::text as lock`,
);

/** Waits until nobody else is writing beginnings; to be called before the first word is written. */
export async function lockBeginnings(tx: Database): Promise<void> {
  await takeTurns.all(tx);
}

const beginnings = statement(
  "beginnings-of-search-items",
  (_, p: Slots<{ itemIds: number[] }>) => sql<Beginning>`
    select distinct word.kind, left(word.word, size.letters) as beginning
    from search_word as word, (values ${sql.join(READY_LENGTHS.map((length) => sql`(${sql.lit(length)})`))}) as size(letters)
    where length(word.word) >= size.letters and word.item_id in (
      select id from search_item where id = any(${p.itemIds}) or within_id = any(${p.itemIds}))`,
);

/** Where these items, and what is in them, may stand: asked before and after their words change. */
export function beginningsOf(tx: Database, asked: { itemIds: number[] }): Promise<Beginning[]> {
  return beginnings.all(tx, asked);
}

const store = READY_LENGTHS.map((length) =>
  statement(
    `store-beginnings-of-${length}`,
    (_, p: Slots<{ kinds: string[]; beginnings: string[] }>) => sql`
      insert into search_beginning (kind, beginning, items)
      select asked.kind, asked.beginning, best.items
      from unnest(${p.kinds}::text[], ${p.beginnings}::text[]) as asked(kind, beginning)
      cross join lateral (${bestOfKind({ kind: sql`asked.kind`, beginning: sql`asked.beginning`, length })}) as best
      on conflict (kind, beginning) do update set items = excluded.items
      where search_beginning.items::text <> excluded.items::text`,
  ),
);

/** Works out anew what stands first under these beginnings. */
export async function storeBeginnings(tx: Database, changed: Beginning[]): Promise<void> {
  const unique = [...new Map(changed.map((one) => [`${one.kind} ${one.beginning}`, one])).values()];
  for (const [index, length] of READY_LENGTHS.entries()) {
    const ofLength = unique.filter(({ beginning }) => Array.from(beginning).length === length);
    if (ofLength.length === 0) continue;
    await store[index]?.run(tx, {
      kinds: ofLength.map(({ kind }) => kind),
      beginnings: ofLength.map(({ beginning }) => beginning),
    });
  }
}
