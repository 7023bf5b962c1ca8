import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { Invalid, NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { PUBLIC_PRODUCT_STATUSES } from "../product.ts";
import { MOST_WATCHES } from "../watch.ts";

interface Asked {
  accountId: number;
  productId: number;
  city: string;
}

interface Held {
  productId: number | null;
  cityId: number | null;
  watchCount: number;
}

// The account is locked: whoever asks for many at once is counted one after the other.
const holdWatched = statement(
  "hold-watched",
  (_, p: Params<Asked & { statuses: readonly string[] }>) => sql<Held>`
    with owner as materialized (select id from account where id = ${p.accountId} for no key update)
    select
      (select id from product where id = ${p.productId} and status = any(${p.statuses}::text[])) as "productId",
      (select id from city where slug = ${p.city}) as "cityId",
      (select count(*)::integer from product_watch where account_id = (select id from owner)) as "watchCount"`,
);

const addWatch = statement(
  "add-product-watch",
  (_, p: Params<{ accountId: number; productId: number; cityId: number }>) => sql`
    insert into product_watch (account_id, product_id, city_id)
    select account.id, product.id, city.id from account, product, city
    where account.id = ${p.accountId} and product.id = ${p.productId} and city.id = ${p.cityId}
    for key share of account, product, city
    on conflict do nothing`,
);

const removeWatch = statement(
  "remove-product-watch",
  (_, p: Params<Asked>) => sql`
    delete from product_watch using city
    where account_id = ${p.accountId} and product_id = ${p.productId} and city.id = city_id and city.slug = ${p.city}`,
);

/**
 * Wants to be told when a shop in or near a town has a product, or no longer; to say it twice changes nothing.
 * @throws NotFound when there is no such product or city
 * @throws Invalid when somebody waits for more than anybody can
 */
export async function watchProduct(
  database: Database,
  { accountId }: Member,
  { productId, city, watch }: { productId: number; city: string; watch: boolean },
): Promise<void> {
  const asked = { accountId, productId, city };
  // Also what has no page any more.
  if (!watch) return void (await removeWatch.run(database, asked));
  await database.transaction(async (tx) => {
    const held = await holdWatched.first(tx, { ...asked, statuses: PUBLIC_PRODUCT_STATUSES });
    if (!held?.productId) throw new NotFound("productId");
    if (held.cityId === null) throw new NotFound("city");
    if (held.watchCount >= MOST_WATCHES)
      throw new Invalid([{ msg: `Must be at most ${MOST_WATCHES} products and towns`, param: "productId" }]);
    await addWatch.run(tx, { accountId, productId: held.productId, cityId: held.cityId });
  });
}
