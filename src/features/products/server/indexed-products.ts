import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ProductIndex } from "./product-index.ts";
import { memoryOfAll, rememberAnew } from "./products-to-index.ts";

/** More than this are read no faster than everything. */
const MOST_CHANGES = 5_000;

/** Far less than changes are kept (forget-product-changes.ts). */
const KEPT_MS = 6 * 60 * 60_000;

/** What comes after every transaction. */
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
  /** Transactions from the horizon on whose changes are known already. */
  seen: string[];
  readAtMs: number;
}

interface Keeper {
  known?: Known;
  running?: Promise<ProductIndex>;
  next?: Promise<ProductIndex> | undefined;
}

const keepers = new WeakMap<Database, Keeper>();

/**
 * All listed products as they are at this moment; only what has changed is read. Who asks while it is being read waits for
 * the next reading, which all of them share: the running one may have looked before their change. In a transaction that
 * has written everything is read and nothing kept, for it may be undone.
 */
export function indexedProducts(database: Database): Promise<ProductIndex> {
  const keeper = keepers.get(database) ?? {};
  keepers.set(database, keeper);
  if (!keeper.running) return start(database, keeper);
  keeper.next ??= keeper.running
    .catch(() => undefined)
    .then(() => {
      keeper.next = undefined;
      return start(database, keeper);
    });
  return keeper.next;
}

function start(database: Database, keeper: Keeper): Promise<ProductIndex> {
  const reading = upToDate(database, keeper).finally(() => {
    if (keeper.running === reading) delete keeper.running;
  });
  keeper.running = reading;
  return reading;
}

async function upToDate(database: Database, keeper: Keeper): Promise<ProductIndex> {
  const readAtMs = Date.now();
  const known = keeper.known && readAtMs - keeper.known.readAtMs < KEPT_MS ? keeper.known : undefined;
  const state = await changesSince.first(database, {
    since: known?.horizon ?? NEVER,
    seen: known?.seen ?? [],
  });
  if (!state) throw new Error("The question about changes has no answer");
  const { horizon, isWriting, changes } = state;
  if (isWriting) return memoryOfAll(database);
  // A horizon that went back is that of a database put back from a backup.
  const isUsable = known && BigInt(horizon) >= BigInt(known.horizon) && changes.length <= MOST_CHANGES;
  const memory = isUsable ? known.memory : await memoryOfAll(database);
  if (isUsable) await rememberAnew(database, memory, changedIds(changes));
  const seen = isUsable ? [...known.seen, ...changes.map(([changedIn]) => changedIn)] : [];
  keeper.known = { memory, horizon, seen: since(horizon, seen), readAtMs };
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
