import { sql } from "kysely";
import { type MenuVisibility, mayShowPrices, type PriceVisibility } from "#features/compliance/compliance.ts";
import { asModerator, type Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PriceLadder } from "../price-ladder.ts";
import type { SpelledLine, WaitingSpelling } from "../spelling.ts";

interface Row {
  id: number;
  slug: string;
  shop: string;
  city: string;
  heading: string | null;
  ladder: PriceLadder;
  menu: MenuVisibility;
  prices: PriceVisibility;
}

/** So many shops are named. */
const MOST_SHOPS = 4;

// A shop may write one name under two headings: then both lines are told.
const spelled = statement(
  "lines-spelled",
  (_, p: Params<{ spelling: string; isSample: boolean; most: number }>) => sql<Row>`
    select told.id, told.slug, told.shop, told.city, told.heading, told.ladder, told.menu, told.prices
    from (
      select line.id, shop.slug, shop.name as shop, city.name as city, line.heading, line.ladder, line.position,
        shop_compliance.menu, shop_compliance.prices, dense_rank() over (order by shop.name, shop.id) as place
      from menu_item as line
      join shop on shop.id = line.shop_id and shop.is_sample = ${p.isSample}
      join city on city.id = shop.city_id
      join shop_compliance on shop_compliance.shop_id = shop.id
      where line.product_id is null and not line.is_trial and lower(line.raw_name) = ${p.spelling}
    ) as told
    where told.place <= ${p.most}
    order by told.place, told.position, told.id`,
  { isRead: true },
);

/**
 * What the menus of the first few shops say beside a name that waits, by which it is told what it is. Prices that a rule hides are an
 * admin's alone.
 * @throws NotAllowed
 */
export async function linesSpelled(
  database: Database,
  member: Member,
  { spelling, isSample }: Pick<WaitingSpelling, "spelling" | "isSample">,
): Promise<SpelledLine[]> {
  const viewer = asModerator(member).permissions.admin ? "manager" : "member";
  const rows = await spelled.all(database, { spelling, isSample, most: MOST_SHOPS });
  return rows.map(({ id, slug, shop, city, heading, ladder, ...rules }) => {
    const arePricesKept = !mayShowPrices(rules, viewer);
    return {
      id,
      shop: { slug, name: shop, city },
      heading,
      ladder: arePricesKept ? [] : ladder,
      arePricesKept,
    };
  });
}
