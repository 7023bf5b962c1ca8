import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { DealCard } from "../deal.ts";
import { dealCardJson, dealCardOf, type DealCardRow, isDealIndexable } from "./deal-cards.ts";

export interface RunningDealsQuery {
  now: Date;
  locale: Locale;
  shopId?: number | null;
  brandId?: number | null;
  /** Without samples, and without what search engines may not index: for feeds. */
  isForRobots?: boolean;
}

const running = statement(
  "running-deals",
  (_, p: Params<Required<RunningDealsQuery>>) => sql<{ card: DealCardRow }>`
    select ${dealCardJson(sql`${p.locale}`)} as card
    from running_deals(${p.now}::timestamptz) as running
    join deal on deal.id = running.deal_id
    join brand on brand.id = deal.brand_id
    where (${p.brandId}::bigint is null or deal.brand_id = ${p.brandId}::bigint)
      and (${p.shopId}::bigint is null or exists (
        select from deal_shop
        join shop_compliance on shop_compliance.shop_id = deal_shop.shop_id
        where deal_shop.deal_id = deal.id and deal_shop.shop_id = ${p.shopId}::bigint
          and deal.category = any (shop_compliance.deal_types)))
      and (not ${p.isForRobots}::boolean or (not deal.is_sample and ${isDealIndexable}))
    order by deal.valid_to, deal.id`,
  { isRead: true },
);

/**
 * The current deals by time, even if their state is not updated yet, those that end soonest first: all, or those of a shop or of
 * a brand. A brand has five at most, so there are never too many to read at once.
 */
export async function runningDeals(
  database: Database,
  { now, locale, shopId = null, brandId = null, isForRobots = false }: RunningDealsQuery,
): Promise<DealCard[]> {
  const rows = await running.all(database, { now, locale, shopId, brandId, isForRobots });
  return rows.map(({ card }) => dealCardOf(card, locale));
}
