import { sql } from "kysely";
import { DEMO_ALERTS, DEMO_FRIENDS, DEMO_REQUESTS, type Persona } from "#db/demo/personas.ts";
import { addPersonas } from "#features/accounts/server/add-personas.ts";
import { giveRolesToPersonas } from "#features/accounts/server/give-roles-to-personas.ts";
import { holdSampleTown } from "#features/places/server/settle-sample-town.ts";
import { notify } from "#features/notifications/server/notify.ts";
import { tellOfItems } from "#features/notifications/server/tell-of-item.ts";
import { settleRequest } from "#features/notifications/server/settle-request.ts";
import { REQUEST_DAYS } from "../friendship.ts";
import type { Alert } from "#features/notifications/notification.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

type Rows = Params<{ rows: string }>;

// A day apart, so that lists of the latest have an order.
const insertFollows = statement(
  "insert-follows-of-personas",
  (_, p: Rows) => sql`
    insert into shop_follow (account_id, shop_id, followed_at)
    select row.account_id, shop.id, now() - make_interval(days => row.days_ago)
    from jsonb_to_recordset(${p.rows}::jsonb) as row(account_id bigint, item text, days_ago integer)
    join shop on shop.is_sample and shop.source_key = 'sample-' || row.item`,
);

const insertLikes = statement(
  "insert-likes-of-personas",
  (_, p: Rows) => sql`
    insert into liking (account_id, type, target_id, liked_at)
    select row.account_id, row.type, target.id, now() - make_interval(days => row.days_ago)
    from jsonb_to_recordset(${p.rows}::jsonb) as row(account_id bigint, type text, item text, days_ago integer)
    join (
      select 'product' as type, slug as item, id from product where is_sample
      union all select 'brand', slug, id from brand where is_sample
      union all select 'shop', substr(source_key, length('sample-') + 1), id from shop where is_sample
      union all select 'deal', slug, id from deal where is_sample
      union all select 'post', slug, id from discover_post where is_sample
    ) as target on (target.type, target.item) = (row.type, row.item)`,
);

const insertTies = statement(
  "insert-ties-of-personas",
  (_, p: Rows) => sql`
    insert into friend_edge (lo, hi, lo_req, hi_req)
    select least(row.from_id, row.to_id), greatest(row.from_id, row.to_id),
      row.from_id < row.to_id or row.is_mutual, row.from_id > row.to_id or row.is_mutual
    from jsonb_to_recordset(${p.rows}::jsonb) as row(from_id bigint, to_id bigint, is_mutual boolean)
    on conflict do nothing`,
);

interface DemoAlert {
  recipientId: number;
  type: Alert;
  itemId: number;
  productId: number;
  shopId: number;
  cents: number | null;
}

// Of what the shops sell now: an alert is shown as long as it is so.
const alertsOfLines = statement(
  "alerts-of-personas",
  (_, p: Rows) => sql<DemoAlert>`
    select row.account_id as "recipientId", row.type, line.id as "itemId", line.product_id as "productId",
      line.shop_id as "shopId", coalesce(line.cents_per_gram, line.from_cents) as cents
    from jsonb_to_recordset(${p.rows}::jsonb) as row(account_id bigint, type text, shop text, product text)
    join shop on shop.is_sample and shop.source_key = 'sample-' || row.shop
    join product on product.is_sample and product.slug = row.product
    join menu_item as line on line.shop_id = shop.id and line.product_id = product.id`,
);

/**
 * Adds the people of db/demo with what they may do, whom they know, and what they follow and like, all of it invented; nothing
 * without the other samples. Those who are there already stay as they have become.
 */
export async function loadDemoPeople(database: Database): Promise<{ peopleCount: number }> {
  return database.transaction(async (tx) => {
    if (!(await holdSampleTown(tx))) return { peopleCount: 0 };
    const { ids, added } = await addPersonas(tx);
    const idOf = (persona: string) => ids.get(persona) as number;
    const ofEach = <Row extends object>(rowsOf: (persona: Persona) => Row[]) =>
      JSON.stringify(
        added.flatMap((one) => rowsOf(one).map((row) => ({ account_id: idOf(one.persona), ...row }))),
      );
    await giveRolesToPersonas(tx, {
      rows: ofEach(({ role, item = null, speaksFor }) => [
        ...(role ? [{ role, item }] : []),
        ...(speaksFor ? [{ role: "shopAdmin", item: speaksFor }] : []),
      ]),
    });
    await insertFollows.run(tx, {
      rows: ofEach(({ follows }) => follows.map((item, place) => ({ item, days_ago: place }))),
    });
    await insertLikes.run(tx, {
      rows: ofEach(({ likes }) =>
        Object.entries(likes).flatMap(([type, items]) =>
          items.map((item, place) => ({ type, item, days_ago: place })),
        ),
      ),
    });
    const isNew = new Set(added.map(({ persona }) => persona));
    const ties = [
      ...DEMO_FRIENDS.map((pair) => ({ pair, is_mutual: true })),
      ...DEMO_REQUESTS.map((pair) => ({ pair, is_mutual: false })),
    ].filter(({ pair }) => pair.some((persona) => isNew.has(persona)));
    await insertTies.run(tx, {
      rows: JSON.stringify(
        ties.map(({ pair: [from, to], is_mutual }) => ({ from_id: idOf(from), to_id: idOf(to), is_mutual })),
      ),
    });
    for (const { pair, is_mutual: isMutual } of ties) {
      const [fromId, toId] = pair.map(idOf) as [number, number];
      // As if the first had asked, and the second had pressed.
      if (isMutual) await settleRequest(tx, { recipientId: toId, actorId: fromId });
      const told = isMutual
        ? { recipientId: fromId, actorId: toId, type: "friendAccepted" as const }
        : { recipientId: toId, actorId: fromId, type: "friendRequest" as const, days: REQUEST_DAYS };
      await notify(tx, told);
    }
    const alerts = await alertsOfLines.all(tx, {
      rows: ofEach(({ persona }) => DEMO_ALERTS.filter((alert) => alert.persona === persona)),
    });
    await tellOfItems(
      tx,
      alerts.map(({ recipientId, type, itemId, productId, shopId, cents }) => ({
        recipientId,
        type,
        subject: `menuItem/${itemId}`,
        item: { type: "product" as const, id: productId },
        shopId,
        details: type === "priceAlert" && cents !== null ? { cents } : {},
      })),
    );
    return { peopleCount: ids.size };
  });
}
