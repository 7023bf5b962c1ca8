import { countryDay } from "#features/hours/country-clock.ts";
import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { MenuVisibility, PriceVisibility } from "../compliance.ts";

interface Chosen {
  shopId: number;
  /** Without it the choice before holds on, as with `prices`. */
  menu?: MenuVisibility;
  prices?: PriceVisibility;
  now: Date;
}

/** What others have entered for this shop stays as it is, with its source. */
const choose = statement(
  "choose-visibility",
  (_, p: Params<{ shopId: number; menu: string | null; prices: string | null; today: string }>) => sql`
    insert into compliance_profile (scope, shop_id, owner_menu, owner_prices, source, observed_on)
    select 'shop', id, coalesce(${p.menu}, 'full'), coalesce(${p.prices}, 'public'), 'owner', ${p.today}
    from shop where id = ${p.shopId}
    on conflict (shop_id) do update set
      owner_menu = coalesce(${p.menu}, compliance_profile.owner_menu),
      owner_prices = coalesce(${p.prices}, compliance_profile.owner_prices)`,
);

/**
 * What the owner of a shop lets visitors see of its menu and its prices: on every page, call, feed and count at once. Its managers see
 * all of it. It takes away from the rules of operator, municipality and country and never adds to them: `full` and `public` are as much
 * as these allow. Cached pages of anonymous visitors follow within seconds.
 * @throws NotFound
 */
export async function chooseVisibility(
  database: Database,
  { shopId, menu, prices, now }: Chosen,
): Promise<void> {
  const chosen = { menu: menu ?? null, prices: prices ?? null };
  const count = await choose.run(database, { shopId, ...chosen, today: countryDay(now) });
  if (count === 0) throw new NotFound("shop");
}
