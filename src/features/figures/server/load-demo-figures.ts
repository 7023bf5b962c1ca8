import { sql } from "kysely";
import { holdSampleTown } from "#features/places/server/settle-sample-town.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** Two periods of figures. */
const DAYS = sql.lit(56);

/** Of what is looked at a day in an invented shop: twice as often on Fridays and Saturdays, and never quite the same. */
const share = (of: string) => sql`
  greatest(1, round(${sql.ref(of)} * (30 + shop.id * 37 % 40)
    * case extract(isodow from days.day) when 5 then 1.7 when 6 then 2.1 when 7 then 1.4 else 1 end
    * (0.85 + (shop.id * 7 + extract(doy from days.day)::integer * 13) % 11 * 0.03)))::integer`;

const addVisits = statement(
  "add-demo-visits",
  (_, p: Params<{ now: string }>) => sql`
    insert into shop_visit_count (shop_id, day, kind, way, count)
    select shop.id, days.day, parts.kind, parts.way, ${share("parts.share")}
    from shop
    cross join (select ${p.now}::date - number as day from generate_series(1, ${DAYS}) as number) as days
    cross join (values
      ('view', 'list', 0.35), ('view', 'searchEngine', 0.22), ('view', 'map', 0.16), ('view', 'product', 0.12),
      ('view', 'direct', 0.1), ('view', 'home', 0.05), ('map', 'shop', 0.13), ('directions', 'shop', 0.08),
      ('search', 'city:sample-markerwaard', 0.24), ('search', 'openNow', 0.17), ('search', 'nearMe', 0.1),
      ('search', 'terrace', 0.06), ('search', 'price', 0.04)) as parts (kind, way, share)
    where shop.is_sample
    union all
    select shop.id, ${p.now}::date - number, 'search', 'games', 1
    from shop cross join (values (9), (20)) as seldom (number)
    where shop.is_sample
    on conflict do nothing`,
);

const addAsked = statement(
  "add-demo-asked-products",
  (_, p: Params<{ now: string }>) => sql`
    insert into product_ask_count (city_id, product_id, day, count)
    select city.id, product.id, ${p.now}::date - number, 1 + (product.id + number) % 3
    from city
    cross join product
    cross join generate_series(1, ${DAYS}) as number
    where city.slug = 'sample-markerwaard' and product.is_sample and (product.id + number) % (3 + product.id % 5) = 0
    on conflict do nothing`,
);

/** Invents what the shops of the invented town would have been asked for in the last weeks; real shops are not touched. */
export async function loadDemoFigures(
  database: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await holdSampleTown(tx))) return;
    await addVisits.run(tx, { now: now.toISOString() });
    await addAsked.run(tx, { now: now.toISOString() });
  });
}
