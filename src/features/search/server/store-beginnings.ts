import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { IndexedKind } from "../search-item.ts";
import { bestOfKind } from "./best-of-kind.ts";

/** For prefixes of at most this length the answer is precomputed (search_beginning in db/migrations/0007_search.sql). */
export const MOST_READY_LETTERS = 3;

export interface Beginning {
  kind: IndexedKind;
  beginning: string;
}

/** Two concurrent transactions would each miss what the other adds. */
const takeTurns = statement(
  "take-turns-with-beginnings",
  () => sql<{ lock: string }>`select pg_advisory_xact_lock(hashtext('search_beginning'))::text as lock`,
);

/** Locks the precomputed answers against other writers; to be called before the first word is written. */
export async function lockBeginnings(tx: Database): Promise<void> {
  await takeTurns.all(tx);
}

const beginnings = statement(
  "beginnings-of-search-items",
  (_, p: Params<{ itemIds: number[] }>) => sql<Beginning>`
    select distinct word.kind, left(word.word, size.letters) as beginning
    from search_word as word, generate_series(1, least(length(word.word), ${sql.lit(MOST_READY_LETTERS)})) as size(letters)
    where word.item_id in (
      select id from search_item where id = any(${p.itemIds}) or within_id = any(${p.itemIds}))`,
);

/** The prefixes under which these items, and those in them, may be listed: read before and after their words change. */
export function beginningsOf(tx: Database, asked: { itemIds: number[] }): Promise<Beginning[]> {
  return beginnings.all(tx, asked);
}

const store = statement(
  "store-beginnings",
  (_, p: Params<{ kinds: string[]; beginnings: string[] }>) => sql`
    insert into search_beginning (kind, beginning, items)
    select asked.kind, asked.beginning, best.items
    from unnest(${p.kinds}::text[], ${p.beginnings}::text[]) as asked(kind, beginning)
    cross join lateral (${bestOfKind(sql`asked.kind`, sql`asked.beginning`)}) as best
    on conflict (kind, beginning) do update set items = excluded.items
    where search_beginning.items::text <> excluded.items::text`,
);

/** Computes the answers of these prefixes again, from the stored hits. */
export async function storeBeginnings(tx: Database, changed: Beginning[]): Promise<void> {
  const unique = [...new Map(changed.map((one) => [`${one.kind} ${one.beginning}`, one])).values()];
  if (unique.length === 0) return;
  await store.run(tx, {
    kinds: unique.map(({ kind }) => kind),
    beginnings: unique.map(({ beginning }) => beginning),
  });
}
