import { sql } from "kysely";
import * as v from "valibot";
import { MENU_NOTICE_DAYS } from "#features/notifications/menu-notice.ts";
import { ALERTS, type ItemNotice, MOST_ALERTS_A_DAY } from "#features/notifications/notification.ts";
import { tellOfItems } from "#features/notifications/server/tell-of-item.ts";
import type { MenuNews } from "#features/products/server/menu-news.ts";
import { PUBLIC_PRODUCT_STATUSES } from "#features/products/product.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** People of a transaction: short ones, for whoever is told of something else meanwhile waits. */
const BATCH = 500;

const payloadSchema = v.object({
  byId: v.nullable(v.number()),
  lines: v.array(
    v.object({
      itemId: v.number(),
      news: v.picklist(["isBack", "isCheaper"]),
      cents: v.nullable(v.number()),
    }),
  ),
});

interface News {
  /** `NewsOfLine` as JSON. */
  lines: string;
  byId: number | null;
  statuses: readonly string[];
}

// News of a line that has changed again since is none, and neither is what was seen long ago and is only entered now.
const whom = (p: Params<News>) => sql`
  jsonb_to_recordset(${p.lines}::jsonb) as told("itemId" bigint, news text, cents integer)
  join menu_item as line on line.id = told."itemId" and line.available <> 'soldOut' and not line.is_trial
    and line.last_seen_at > now() - make_interval(days => ${sql.lit(MENU_NOTICE_DAYS)})
  join product on product.id = line.product_id and product.status = any(${p.statuses}::text[])
  join shop on shop.id = line.shop_id and shop.status = 'active'
  join shop_compliance as compliance on compliance.shop_id = shop.id and compliance.is_menu_public
    and (told.news = 'isBack' or compliance.are_prices_public
      and coalesce(line.cents_per_gram, line.from_cents) <= told.cents)
  join shop_follow as follow on follow.shop_id = shop.id and follow.account_id is distinct from ${p.byId}::bigint
  join liking on liking.account_id = follow.account_id and liking.type = 'product' and liking.target_id = product.id`;

// Held, so that two tasks that tell the same person count one after the other.
const nextPeople = statement(
  "people-to-alert",
  (_, p: Params<News & { afterId: number }>) => sql<{ id: number }>`
    select account.id from account
    where account.id in (
      select distinct follow.account_id from ${whom(p)}
      where follow.account_id > ${p.afterId}::bigint
      order by follow.account_id limit ${sql.lit(BATCH)})
    order by account.id
    for no key update`,
);

interface Alert {
  recipientId: number;
  type: ItemNotice;
  itemId: number;
  shopId: number;
  productId: number;
  cents: number | null;
}

const alerts = sql.join(ALERTS.map((type) => sql.lit(type)));

// At most so many a person and day, one a shop (product.md section 14). What came back comes first: it can be gone again.
const alertsOf = statement(
  "alerts-to-give",
  (_, p: Params<News & { accountIds: number[] }>) => sql<Alert>`
    select due.account_id as "recipientId", due.type, due.id as "itemId", due.shop_id as "shopId",
      due.product_id as "productId", due.cents
    from (
      select one.account_id, one.id, one.shop_id, one.product_id, one.cents, one.type,
        row_number() over (partition by one.account_id order by one.type, one.id) + today.count as place
      from (
        select distinct on (follow.account_id, line.shop_id) follow.account_id, line.id, line.shop_id, line.product_id,
          told.cents, case told.news when 'isBack' then 'backInStock' else 'priceAlert' end as type
        from ${whom(p)}
        where follow.account_id = any(${p.accountIds}::bigint[])
        order by follow.account_id, line.shop_id, told.news, line.id
      ) as one
      cross join lateral (
        select count(*) as count, coalesce(bool_or(notice.shop_id = one.shop_id), false) as has_shop
        from notice
        where notice.recipient_id = one.account_id and notice.type in (${alerts})
          and notice.announced_at > now() - interval '1 day'
      ) as today
      where not today.has_shop
    ) as due
    where due.place <= ${sql.lit(MOST_ALERTS_A_DAY)}
    order by due.account_id, due.place`,
);

/**
 * Tells people who like a product and follow a shop that it is back there, or costs less. A task that is tried again tells nobody
 * twice: who was told today of a shop hears no more of it.
 */
export async function tellOfMenuNews(database: Database, payload: unknown): Promise<void> {
  const { byId, lines }: MenuNews = v.parse(payloadSchema, payload);
  const news: News = { byId, lines: JSON.stringify(lines), statuses: PUBLIC_PRODUCT_STATUSES };
  let afterId: number | undefined = 0;
  while (afterId !== undefined) afterId = await tellNext(database, news, afterId);
}

/** Tells the next of them; returns the last, and undefined when there are no more. */
async function tellNext(database: Database, news: News, afterId: number): Promise<number | undefined> {
  return database.transaction(async (tx) => {
    const accountIds = (await nextPeople.all(tx, { ...news, afterId })).map(({ id }) => id);
    if (accountIds.length === 0) return undefined;
    const due = await alertsOf.all(tx, { ...news, accountIds });
    await tellOfItems(
      tx,
      due.map(({ recipientId, type, itemId, shopId, productId, cents }) => ({
        recipientId,
        type,
        subject: `menuItem/${itemId}`,
        item: { type: "product", id: productId },
        shopId,
        details: type === "priceAlert" && cents !== null ? { cents } : {},
      })),
    );
    return accountIds.length < BATCH ? undefined : accountIds.at(-1);
  });
}
