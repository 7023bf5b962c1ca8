import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { original } from "#platform/database/reading-only.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ProductIndex } from "./product-index.ts";
import { readProductIndex, updateProductIndex } from "./products-to-index.ts";

/** With more changes than this the whole index is read again. */
const MOST_CHANGES = 5_000;

/** Far less than the retention of changes (forget-product-changes.ts). */
const MAX_AGE_MS = 6 * 60 * 60_000;

/** Greater than every transaction id. */
const NEVER = "18446744073709551615";

interface State {
  /** All transactions before this one have ended. */
  horizon: string;
  isWriting: boolean;
  changes: [changedIn: string, productId: number | null, shopId: number | null][];
}

const changesSince = statement(
  "product-changes-since",
  (_, p: Params<{ since: string; seen: string[] }>) => sql<State>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      pg_current_xact_id_if_assigned() is not null as "isWriting",
      (
        select coalesce(json_agg(json_build_array(changed_in::text, product_id, shop_id)), '[]')
        from (
          select changed_in, product_id, shop_id from product_change
          where changed_in >= ${p.since}::xid8 and changed_in <> all(${p.seen}::xid8[])
          limit ${sql.lit(MOST_CHANGES + 1)}
        ) as change
      ) as changes`,
  { isRead: true },
);

interface Known {
  memory: ProductIndex;
  horizon: string;
  /** Transactions from the horizon on whose changes are already in the index. */
  seen: string[];
  readAtMs: number;
}

interface CachedIndex {
  known?: Known;
  running?: Promise<ProductIndex>;
  next?: Promise<ProductIndex> | undefined;
}

const cachedIndexes = new WeakMap<Database, CachedIndex>();

/**
 * All listed products as they are now; the cached index is updated with what has changed. Requests during an update wait for the
 * next one, which they share: the running one may have read before their change. A transaction that has written reads everything
 * and caches nothing, for it may be rolled back.
 */
export function indexedProducts(asked: Database): Promise<ProductIndex> {
  const database = original(asked);
  const cached = cachedIndexes.get(database) ?? {};
  cachedIndexes.set(database, cached);
  if (!cached.running) return start(database, cached);
  cached.next ??= cached.running
    .catch(() => undefined)
    .then(() => {
      cached.next = undefined;
      return start(database, cached);
    });
  return cached.next;
}

function start(database: Database, cached: CachedIndex): Promise<ProductIndex> {
  const reading = upToDate(database, cached).finally(() => {
    if (cached.running === reading) delete cached.running;
  });
  cached.running = reading;
  return reading;
}

async function upToDate(database: Database, cached: CachedIndex): Promise<ProductIndex> {
  const readAtMs = Date.now();
  const known = cached.known && readAtMs - cached.known.readAtMs < MAX_AGE_MS ? cached.known : undefined;
  const state = await changesSince.first(database, {
    since: known?.horizon ?? NEVER,
    seen: known?.seen ?? [],
  });
  if (!state) throw new Error("The question about changes has no answer");
  const { horizon, isWriting, changes } = state;
  if (isWriting) return readProductIndex(database);
  // A horizon that went back means a database restored from a backup.
  const isUsable = known && BigInt(horizon) >= BigInt(known.horizon) && changes.length <= MOST_CHANGES;
  const memory = isUsable ? known.memory : await readProductIndex(database);
  if (isUsable) await updateProductIndex(database, memory, changedIds(changes));
  const seen = isUsable ? [...known.seen, ...changes.map(([changedIn]) => changedIn)] : [];
  cached.known = { memory, horizon, seen: since(horizon, seen), readAtMs };
  return memory;
}

function changedIds(changes: State["changes"]) {
  const productIds = new Set(changes.flatMap(([, productId]) => productId ?? []));
  const shopIds = new Set(changes.flatMap(([, , shopId]) => shopId ?? []));
  return { productIds: [...productIds], shopIds: [...shopIds] };
}

function since(horizon: string, transactions: string[]): string[] {
  const first = BigInt(horizon);
  return [...new Set(transactions)].filter((transaction) => BigInt(transaction) >= first);
}
