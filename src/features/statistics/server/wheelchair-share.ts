import { sql } from "kysely";
import { WHEELCHAIR } from "#features/shops/amenities.ts";
import { LISTED_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Counted } from "../statistic.ts";
import { sharesOfShops } from "./shares-of-shops.ts";

const shopsByWheelchair = statement(
  "statistics-wheelchair",
  (_, p: Slots<{ statuses: string[] }>) => sql<{ wheelchair: string; count: number }>`
    select shop.wheelchair, count(*)::integer as count
    from shop
    where not shop.is_sample and shop.status = any (${p.statuses})
    group by shop.wheelchair`,
  { isRead: true },
);

/** How many shops can be entered in a wheelchair, as far as anyone has said. */
export async function wheelchairShare(tx: Database): Promise<Counted> {
  const found = await shopsByWheelchair.all(tx, { statuses: [...LISTED_STATUSES] });
  return sharesOfShops(
    WHEELCHAIR.map((answer) => ({
      labels: [answer],
      count: found.find(({ wheelchair }) => wheelchair === answer)?.count ?? 0,
    })),
  );
}
