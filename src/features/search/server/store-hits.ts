import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { isHeir } from "./pass-on-words.ts";

const store = statement(
  "store-search-hits",
  (_, p: Params<{ itemIds: number[] }>) => sql`
    with changed as materialized (
      select id from search_item where id = any(${p.itemIds})
      union
      select id from search_item where within_id = any(${p.itemIds}) and ${isHeir}
    ), now as materialized (
      select item_id, weight, kind, beginning from search_hit_now where item_id = any(array(select id from changed))
    ), dropped as (
      delete from search_hit as hit
      where hit.item_id = any(array(select id from changed))
        and not exists (
          select from now
          where (now.item_id, now.weight, now.kind, now.beginning) = (hit.item_id, hit.weight, hit.kind, hit.beginning))
    )
    insert into search_hit (item_id, weight, kind, beginning)
    select item_id, weight, kind, beginning from now
    except
    select item_id, weight, kind, beginning from search_hit where item_id = any(array(select id from changed))
    order by beginning, kind, weight, item_id`,
);

/**
 * Updates the hits of these items, and of those in them, to their current words. Only one transaction at a time may do so:
 * `lockBeginnings`.
 */
export async function storeHits(tx: Database, { itemIds }: { itemIds: number[] }): Promise<void> {
  await store.run(tx, { itemIds });
}

const drop = statement("drop-search-hits", (db, p: Params<{ itemIds: number[] }>) =>
  db.deleteFrom("search_hit").where("item_id", "=", sql<number>`any(${p.itemIds})`),
);

/** For items that are deleted. */
export async function dropHits(tx: Database, { itemIds }: { itemIds: number[] }): Promise<void> {
  await drop.run(tx, { itemIds });
}
