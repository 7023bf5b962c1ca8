import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PriceLadder } from "../price-ladder.ts";
import type { InventedItem } from "./invented-menu.ts";

type Rows = Params<{ rows: string; now: string }>;

/** The trigger takes the time at which an item was last seen for that of its prices. */
const addItems = statement(
  "add-invented-menu-items",
  (_, p: Rows) => sql<{ id: number; shopId: number; productId: number }>`
    insert into menu_item (shop_id, product_id, heading, position, available, ladder, source, first_seen_at, last_seen_at)
    select row.shop_id, row.product_id, row.heading, row.position, row.available, row.ladder, 'operator',
      ${p.now}::timestamptz - row.first_days * interval '1 day', ${p.now}::timestamptz - row.last_days * interval '1 day'
    from jsonb_to_recordset(${p.rows}::jsonb) as row(shop_id bigint, product_id bigint, heading text, position integer,
      available text, ladder jsonb, first_days integer, last_days integer)
    on conflict (shop_id, product_id) do nothing
    returning id, shop_id as "shopId", product_id as "productId"`,
);

const changePrices = statement(
  "change-invented-prices",
  (_, p: Rows) => sql`
    update menu_item set ladder = row.ladder, last_seen_at = ${p.now}::timestamptz - row.last_days * interval '1 day'
    from jsonb_to_recordset(${p.rows}::jsonb) as row(id bigint, ladder jsonb, last_days integer)
    where menu_item.id = row.id`,
);

export interface InventedMenuItem extends InventedItem {
  shopId: number;
  productId: number;
}

/** Adds the items that are not there yet, first as they were in the past, then as they are now. */
export async function saveInventedMenus(
  tx: Database,
  items: InventedMenuItem[],
  { now }: { now: Date },
): Promise<{ addedCount: number }> {
  const at = now.toISOString();
  const rows = items.map((item) => ({
    shop_id: item.shopId,
    product_id: item.productId,
    heading: item.heading,
    position: item.position,
    available: item.available,
    ladder: item.past[0]?.ladder ?? item.ladder,
    first_days: item.firstSeenDaysAgo,
    last_days: item.past[0]?.daysAgo ?? item.lastSeenDaysAgo,
  }));
  const added = await addItems.all(tx, { rows: JSON.stringify(rows), now: at });
  const idOf = new Map(added.map(({ id, shopId, productId }) => [`${shopId} ${productId}`, id]));
  const changed = items.flatMap((item) => {
    const id = idOf.get(`${item.shopId} ${item.productId}`);
    if (id === undefined || item.past.length === 0) return [];
    return [{ id, steps: [...item.past.slice(1), { daysAgo: item.lastSeenDaysAgo, ladder: item.ladder }] }];
  });
  const stepCount = Math.max(0, ...changed.map(({ steps }) => steps.length));
  for (let step = 0; step < stepCount; step += 1) {
    const changes = changed.flatMap(({ id, steps }) => {
      const change = steps[step];
      return change ? [changeOf(id, change)] : [];
    });
    await changePrices.run(tx, { rows: JSON.stringify(changes), now: at });
  }
  return { addedCount: added.length };
}

function changeOf(id: number, { daysAgo, ladder }: { daysAgo: number; ladder: PriceLadder }) {
  return { id, ladder, last_days: daysAgo };
}
