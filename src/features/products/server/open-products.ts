import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { BitSet } from "./bit-set.ts";
import type { ProductMemory } from "./product-memory.ts";

const MINUTE_MS = 60_000;

const shopsOpenAt = statement(
  "shops-open-at",
  (_, p: Slots<{ at: Date }>) => sql<{ ids: number[] }>`
    select coalesce(array_agg(shop_id), '{}') as ids
    from shop_listing
    where open_known_until > ${p.at} and open_during @> ${p.at}::timestamptz`,
  { isRead: true },
);

/** What can be had in a shop that is known to be open. Worked out once a minute; who asks meanwhile gets the same. */
export async function openProducts(
  database: Database,
  { memory, now }: { memory: ProductMemory; now: Date },
): Promise<BitSet> {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const known = memory.openIn(minute);
  if (known) return known;
  const shops = await shopsOpenAt.first(database, { at: now });
  return memory.rememberOpen(minute, shops?.ids ?? []);
}
