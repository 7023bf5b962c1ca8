import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { isTolerated } from "./listing-sql.ts";
import type { StoredCard } from "./shop-card.ts";

/** A shop with what is new about it. */
export interface ShopNews {
  id: number;
  slug: string;
  name: string;
  cityName: string;
  /** When its opening hours were seen, a partial date (platform/observed-on.ts); null: the shop itself is new here. */
  hoursSeenOn: string | null;
}

const NEW_AMOUNT = 2;
const HOURS_AMOUNT = 1;

const rows = statement(
  "shop-news",
  () => sql<{ card: StoredCard; hoursSeenOn: string | null }>`
    with added as (
      select shop_id, card from shop_listing where not is_sample and ${isTolerated}
      order by shop_id desc limit ${sql.lit(NEW_AMOUNT)}
    ), seen as (
      select shop_id, card, hours.observed_on
      from shop_fact as hours
      join shop_listing using (shop_id)
      where hours.fact_group = 'hours' and not is_sample and ${isTolerated} and open_times is not null
        and shop_id not in (select shop_id from added)
      order by hours.observed_on desc, hours.confirmed_at desc nulls last, rank desc, shop_id
      limit ${sql.lit(HOURS_AMOUNT)}
    )
    select card, hours_seen_on as "hoursSeenOn"
    from (
      select 1 as part, -shop_id as place, card, null as hours_seen_on from added
      union all
      select 2, 0, card, observed_on from seen) as news
    order by part, place`,
  { isRead: true },
);

/** The coffeeshops added last, and the one whose opening hours were seen last; no samples. */
export async function shopNews(database: Database, locale: Locale): Promise<ShopNews[]> {
  const found = await rows.all(database);
  return found.map(({ card: { id, slug, name, city }, hoursSeenOn }) => ({
    id,
    slug,
    name,
    cityName: city.names[locale] ?? city.name,
    hoursSeenOn,
  }));
}
