import { sql } from "kysely";
import * as v from "valibot";
import { MENU_NOTICE_DAYS } from "#features/notifications/menu-notice.ts";
import { tellOfItems } from "#features/notifications/server/tell-of-item.ts";
import type { MenuNews } from "#features/products/server/menu-news.ts";
import { PUBLIC_PRODUCT_STATUSES } from "#features/products/product.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { ALERT_BATCH as BATCH, mayBeAlerted } from "./may-be-alerted.ts";
import { tellWatchers } from "./tell-watchers.ts";

const payloadSchema = v.object({
  shopId: v.number(),
  byId: v.nullable(v.number()),
  lines: v.array(
    v.object({
      itemId: v.number(),
      news: v.picklist(["isNew", "isBack", "isCheaper"]),
      cents: v.nullable(v.number()),
    }),
  ),
});

export interface News {
  itemId: number;
  productId: number;
  news: MenuNews["lines"][number]["news"];
  cents: number | null;
}

// News of a line that has changed again since is none, and neither is what was seen long ago and is only entered now. What came back
// comes first: it can be gone again.
const standingNews = statement(
  "standing-news-of-menu",
  (_, p: Params<{ lines: string; statuses: readonly string[] }>) => sql<News>`
    select line.id as "itemId", line.product_id as "productId", told.news, told.cents
    from jsonb_to_recordset(${p.lines}::jsonb) as told("itemId" bigint, news text, cents integer)
    join menu_item as line on line.id = told."itemId" and line.available <> 'soldOut' and not line.is_trial
      and line.last_seen_at > now() - make_interval(days => ${sql.lit(MENU_NOTICE_DAYS)})
    join product on product.id = line.product_id and product.status = any(${p.statuses}::text[])
    join shop on shop.id = line.shop_id and shop.status = 'active'
    join shop_compliance as compliance on compliance.shop_id = shop.id and compliance.is_menu_public
      and (told.news <> 'isCheaper' or compliance.are_prices_public
        and coalesce(line.cents_per_gram, line.from_cents) <= told.cents)
    order by told.news, line.id`,
);

interface People {
  shopId: number;
  byId: number | null;
  productIds: number[];
  afterId: number;
}

// Held, so that two tasks that tell the same person count one after the other.
const nextPeople = statement(
  "people-to-alert",
  (_, p: Params<People>) => sql<{ id: number }>`
    select account.id from account
    where account.id in (
      select follow.account_id from shop_follow as follow
      where follow.shop_id = ${p.shopId} and follow.account_id > ${p.afterId}::bigint
        and follow.account_id is distinct from ${p.byId}::bigint and exists (
          select from liking
          where liking.account_id = follow.account_id and liking.type = 'product'
            and liking.target_id = any(${p.productIds}::bigint[]))
      order by follow.account_id limit ${sql.lit(BATCH)})
    order by account.id
    for no key update`,
);

// Whoever has had their alerts of the day, or one of this shop, hears no more (product.md section 14).
const firstLiked = statement(
  "first-liked-of-menu-news",
  (_, p: Params<{ shopId: number; productIds: number[]; accountIds: number[] }>) => sql<{
    accountId: number;
    /** Of the news, from 1. */
    place: number;
  }>`
    select liking.account_id as "accountId", min(news.place)::integer as place
    from unnest(${p.productIds}::bigint[]) with ordinality as news(product_id, place)
    join liking on liking.account_id = any(${p.accountIds}::bigint[]) and liking.type = 'product'
      and liking.target_id = news.product_id
    where ${mayBeAlerted(sql`liking.account_id`, p.shopId)}
    group by liking.account_id
    order by liking.account_id`,
);

/**
 * Tells people who like a product and follow the shop that it is back there, or costs less; and before them those who wait for it
 * near the shop that it is there. A task that is tried again tells nobody
 * twice: who was told today of a shop hears no more of it.
 */
export async function tellOfMenuNews(database: Database, payload: unknown): Promise<void> {
  const { shopId, byId, lines }: MenuNews = v.parse(payloadSchema, payload);
  const news = await standingNews.all(database, {
    lines: JSON.stringify(lines),
    statuses: PUBLIC_PRODUCT_STATUSES,
  });
  await tellWatchers(
    database,
    news.filter(({ news: what }) => what !== "isCheaper"),
    { shopId, byId },
  );
  const ofLiked = news.filter(({ news: what }) => what !== "isNew");
  let afterId: number | undefined = ofLiked.length > 0 ? 0 : undefined;
  while (afterId !== undefined) afterId = await tellNext(database, ofLiked, { shopId, byId, afterId });
}

/** Tells the next of them; returns the last, and undefined when there are no more. */
async function tellNext(
  database: Database,
  news: readonly News[],
  { shopId, ...people }: Omit<People, "productIds">,
): Promise<number | undefined> {
  const productIds = news.map(({ productId }) => productId);
  return database.transaction(async (tx) => {
    const accountIds = (await nextPeople.all(tx, { shopId, productIds, ...people })).map(({ id }) => id);
    if (accountIds.length === 0) return undefined;
    const chosen = await firstLiked.all(tx, { shopId, productIds, accountIds });
    await tellOfItems(
      tx,
      chosen.map(({ accountId, place }) => alertOf(news[place - 1] as News, { accountId, shopId })),
    );
    return accountIds.length < BATCH ? undefined : accountIds.at(-1);
  });
}

function alertOf(
  { itemId, productId, news, cents }: News,
  { accountId, shopId }: { accountId: number; shopId: number },
) {
  const isBack = news === "isBack";
  return {
    recipientId: accountId,
    type: isBack ? ("backInStock" as const) : ("priceAlert" as const),
    subject: `menuItem/${itemId}`,
    item: { type: "product" as const, id: productId },
    shopId,
    details: isBack || cents === null ? {} : { cents },
  };
}
