import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { MenuMemory } from "./menu-memory.ts";

const MINUTE_MS = 60_000;

const shopsOpenAt = statement(
  "shops-open-at",
  (_, p: Slots<{ at: Date }>) => sql<{ ids: number[] }>`
    select coalesce(array_agg(shop_id), '{}') as ids
    from shop_listing
    where open_known_until > ${p.at} and open_during @> ${p.at}::timestamptz`,
  { isRead: true },
);

/** Lets the memory know which shops are known to be open. Asked once a minute; who comes meanwhile goes by the same answer. */
export async function noteOpenShops(
  database: Database,
  { menus, now }: { menus: MenuMemory; now: Date },
): Promise<void> {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (menus.knowsWhoIsOpen(minute)) return;
  const shops = await shopsOpenAt.first(database, { at: now });
  menus.rememberOpen(minute, shops?.ids ?? []);
}
