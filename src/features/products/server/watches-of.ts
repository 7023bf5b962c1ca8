import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { PUBLIC_PRODUCT_STATUSES } from "../product.ts";
import type { Watch } from "../watch.ts";

interface WatchesOfQuery {
  accountId: number;
  locale: Locale;
}

const watches = statement(
  "watches-of",
  (_, p: Params<WatchesOfQuery & { statuses: readonly string[] }>) => sql<Watch>`
    select
      json_build_object('id', product.id, 'type', product.type, 'slug', product.slug, 'name', product.name) as product,
      json_build_object('slug', city.slug, 'name', coalesce(city_name.name, city.name)) as city
    from product_watch as watch
    join product on product.id = watch.product_id and product.status = any(${p.statuses}::text[])
    join city on city.id = watch.city_id
    left join city_name on city_name.city_id = city.id and city_name.locale = ${p.locale}
    where watch.account_id = ${p.accountId}
    order by watch.asked_at desc, product.id, city.id`,
  { isRead: true },
);

/** What somebody wants to be told of, and where: the latest first. */
export function watchesOf(database: Database, asked: WatchesOfQuery): Promise<Watch[]> {
  return watches.all(database, { ...asked, statuses: PUBLIC_PRODUCT_STATUSES });
}
