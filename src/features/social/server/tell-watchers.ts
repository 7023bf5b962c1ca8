import { sql } from "kysely";
import { tellOfItems } from "#features/notifications/server/tell-of-item.ts";
import { WATCH_METRES } from "#features/products/watch.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { ALERT_BATCH, mayBeAlerted } from "./may-be-alerted.ts";
import type { News } from "./tell-of-menu-news.ts";

interface Watchers {
  shopId: number;
  byId: number | null;
  productIds: number[];
  afterId: number;
}

const METRES_OF_DEGREE = sql.lit(111_195);

// A town and its municipality are one to whoever lives there; beyond that the metres count.
const isNear = sql<boolean>`(
  city.municipality_id = shop.municipality_id
  or power((shop.latitude - city.latitude) * ${METRES_OF_DEGREE}, 2)
    + power((shop.longitude - city.longitude) * ${METRES_OF_DEGREE} * cos(radians(city.latitude)), 2)
    <= ${sql.lit(WATCH_METRES ** 2)})`;

const watches = (p: Params<Watchers>) => sql`
  select watch.account_id, watch.product_id
  from product_watch as watch
  join city on city.id = watch.city_id
  join shop on shop.id = ${p.shopId} and ${isNear}
  where watch.product_id = any(${p.productIds}::bigint[]) and watch.account_id > ${p.afterId}::bigint
    and watch.account_id is distinct from ${p.byId}::bigint`;

// Held, so that two tasks that tell the same person count one after the other.
const nextWatchers = statement(
  "watchers-to-alert",
  (_, p: Params<Watchers>) => sql<{ id: number }>`
    select account.id from account
    where account.id in (
      select distinct watching.account_id from (${watches(p)}) as watching
      order by watching.account_id limit ${sql.lit(ALERT_BATCH)})
    order by account.id
    for no key update`,
);

const firstWatched = statement(
  "first-watched-of-menu-news",
  (_, p: Params<Watchers & { accountIds: number[] }>) => sql<{
    accountId: number;
    /** Of the news, from 1. */
    place: number;
  }>`
    select watching.account_id as "accountId", min(news.place)::integer as place
    from unnest(${p.productIds}::bigint[]) with ordinality as news(product_id, place)
    join (${watches(p)}) as watching on watching.product_id = news.product_id
    where watching.account_id = any(${p.accountIds}::bigint[]) and ${mayBeAlerted(sql`watching.account_id`, p.shopId)}
    group by watching.account_id
    order by watching.account_id`,
);

/** Tells those who wait for a product in or near the town of a shop that it is on the menu there. */
export async function tellWatchers(
  database: Database,
  news: readonly News[],
  { shopId, byId }: { shopId: number; byId: number | null },
): Promise<void> {
  const productIds = news.map(({ productId }) => productId);
  let afterId: number | undefined = news.length > 0 ? 0 : undefined;
  while (afterId !== undefined) {
    const asked: Watchers = { shopId, byId, productIds, afterId };
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other is what this is about
    afterId = await database.transaction((tx) => tellNext(tx, news, asked));
  }
}

/** Tells the next of them; returns the last, and undefined when there are no more. */
async function tellNext(tx: Database, news: readonly News[], asked: Watchers): Promise<number | undefined> {
  const accountIds = (await nextWatchers.all(tx, asked)).map(({ id }) => id);
  if (accountIds.length === 0) return undefined;
  const chosen = await firstWatched.all(tx, { ...asked, accountIds });
  await tellOfItems(
    tx,
    chosen.map(({ accountId, place }) => {
      const { itemId, productId } = news[place - 1] as News;
      return {
        recipientId: accountId,
        type: "backInStock" as const,
        subject: `menuItem/${itemId}`,
        item: { type: "product" as const, id: productId },
        shopId: asked.shopId,
        details: { isAskedFor: true },
      };
    }),
  );
  return accountIds.length < ALERT_BATCH ? undefined : accountIds.at(-1);
}
