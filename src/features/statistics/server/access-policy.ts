import { sql } from "kysely";
import { LISTED_STATUSES, TOLERATED_KINDS } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Counted } from "../statistic.ts";
import { sharesOfShops } from "./shares-of-shops.ts";

/** The access policy of a shop and its source; without a policy there is no source. */
const BOXES = [
  ["anyone", "shop"],
  ["anyone", "municipality"],
  ["residentsOnly", "shop"],
  ["residentsOnly", "municipality"],
  ["unknown", null],
] as const;

/** The same rule as `accessOf` in src/features/shops/access.ts. */
const shopsByAccess = statement(
  "statistics-access",
  (_, p: Params<{ statuses: string[]; kinds: string[] }>) => sql<{
    access: string;
    restsOn: string | null;
    count: number;
  }>`
    select rule.access, case when rule.access = 'unknown' then null else rule.rests_on end as "restsOn",
      count(*)::integer as count
    from shop
    join municipality on municipality.id = shop.municipality_id
    cross join lateral (select
      residents_rule(shop.kind, shop.residents, municipality.residents) as access,
      case when shop.residents <> 'unknown' then 'shop' else 'municipality' end as rests_on) as rule
    where not shop.is_sample and shop.status = any (${p.statuses}) and shop.kind = any (${p.kinds})
    group by 1, 2`,
  { isRead: true },
);

/** Who gets in, and whether the shop says so or its municipality; only shops that the residents criterion binds. */
export async function accessPolicy(tx: Database): Promise<Counted> {
  const found = await shopsByAccess.all(tx, { statuses: [...LISTED_STATUSES], kinds: [...TOLERATED_KINDS] });
  return sharesOfShops(
    BOXES.map((labels) => ({
      labels,
      count: found.find(({ access, restsOn }) => access === labels[0] && restsOn === labels[1])?.count ?? 0,
    })),
  );
}
