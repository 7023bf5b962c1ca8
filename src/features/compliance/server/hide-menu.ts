import { countryDay } from "#features/hours/country-clock.ts";
import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";

/** What others have entered for this shop stays as it is, with its source. */
const hide = statement(
  "hide-menu",
  (_, p: Params<{ shopId: number; now: Date; today: string }>) => sql`
    insert into compliance_profile (scope, shop_id, menu_hidden_at, source, observed_on)
    select 'shop', id, ${p.now}::timestamptz, 'owner', ${p.today} from shop where id = ${p.shopId}
    on conflict (shop_id) do update
      set menu_hidden_at = coalesce(compliance_profile.menu_hidden_at, excluded.menu_hidden_at)`,
);

/**
 * Removes a shop's menu from every page, call, feed and count at once, for its managers, who still see it. Idempotent. Cached
 * pages of anonymous visitors follow within seconds.
 * @throws NotFound
 */
export async function hideMenu(
  database: Database,
  { shopId, now }: { shopId: number; now: Date },
): Promise<void> {
  const count = await hide.run(database, { shopId, now, today: countryDay(now) });
  if (count === 0) throw new NotFound("shop");
}
