import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { shared } from "#platform/shared-cache/shared-cache.ts";
import type { ListStandard, ShopSort } from "../shop-query.ts";
import { TOLERATED_KINDS } from "../shop.ts";

/** "Best" means something once this many shops have a rating, "cheapest" once as many have a public price. */
const ENOUGH = 10;

interface Answerable {
  ratedCount: number;
  pricedCount: number;
  /** On how many days shops were added: of one import none is newer than another. */
  dayCount: number;
}

const counts = statement(
  "answerable-sorts",
  () => sql<Answerable>`
    select
      count(*) filter (where rating.hundredths is not null) as "ratedCount",
      count(*) filter (where shop_menu.low_cents_per_gram is not null and shop_compliance.are_prices_public)
        as "pricedCount",
      count(distinct shop.created_at::date) as "dayCount"
    from shop_listing
    join shop on shop.id = shop_listing.shop_id
    left join shop_menu on shop_menu.shop_id = shop.id
    left join rating on rating.target_type = 'shop' and rating.target_id = shop.id
    left join shop_compliance on shop_compliance.shop_id = shop.id
    where not shop_listing.is_sample`,
  { isRead: true },
);

const answerable = shared("answerable sorts", {
  // Menus and their compliance tell of their changes through one table (decision 17).
  tables: ["shop_listing", "product_change"],
  async load(database): Promise<Answerable> {
    return (await counts.first(database)) ?? { ratedCount: 0, pricedCount: 0, dayCount: 0 };
  },
});

/** The orders that real shops can be put in, the standard one first. `hasPoint`: the list measures distances. */
export async function offeredSorts(
  database: Database,
  { hasPoint }: { hasPoint: boolean },
): Promise<[ShopSort, ...ShopSort[]]> {
  const { ratedCount, pricedCount, dayCount } = await answerable(database);
  const hasBest = ratedCount >= ENOUGH;
  const rest: ShopSort[] = ["name"];
  if (pricedCount >= ENOUGH) rest.push("price");
  if (dayCount > 1) rest.push("newest");
  if (hasPoint) return hasBest ? ["best", "nearest", ...rest] : ["nearest", ...rest];
  return hasBest ? ["best", ...rest] : (rest as [ShopSort, ...ShopSort[]]);
}

/** A list shows coffeeshops, which its page is called after, in the first of its orders; the other shops are a filter away. */
export function listStandard([sort]: readonly [ShopSort, ...ShopSort[]]): ListStandard {
  return { sort, kinds: [...TOLERATED_KINDS] };
}
