import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type ItemNotice, NOTICE_DAYS, type NoticeDetails } from "../notification.ts";
import { NOTICE_CHANNEL } from "./notice-signal.ts";

export interface NewItemNotice {
  recipientId: number;
  type: ItemNotice;
  /** What is told of, such as `review/12`: each recipient has at most one notice of it, the latest. */
  subject: string;
  /** Whose doing it is, where that is told: nobody hears of somebody they blocked. */
  actorId?: number | null;
  /** What the notice is about and leads to. */
  item: { type: "shop" | "product" | "brand"; id: number } | null;
  /** Of an alert about a product: the shop that sells it. */
  shopId?: number;
  details?: NoticeDetails;
}

// The recipients are locked before the numbers are drawn, as in notify.ts; in one order, so that two tasks wait without a deadlock.
// What was suggested is told together as long as nobody has seen it: four lines of a menu are one piece of news.
const joinedDetails = sql`case
  when told.seen_at is null and told.withdrawn_at is null and told.details ? 'changed' and excluded.details ? 'changed'
  then excluded.details || jsonb_build_object(
    'changed', (
      select jsonb_agg(distinct part) from jsonb_array_elements((told.details -> 'changed') || (excluded.details -> 'changed')) as part),
    'changeCount', coalesce((told.details ->> 'changeCount')::integer, 1) + coalesce((excluded.details ->> 'changeCount')::integer, 1))
  else excluded.details end`;

const tell = statement(
  "tell-of-item",
  (_, p: Params<{ notices: string }>) => sql<{ isSent: boolean }>`
    with asked as materialized (
      select recipient_id, type, subject, actor_id, shop_id, product_id, brand_id, details
      from jsonb_to_recordset(${p.notices}::jsonb) as given(recipient_id bigint, type text, subject text, actor_id bigint,
        shop_id bigint, product_id bigint, brand_id bigint, details jsonb)
    ), held as materialized (
      select id from account where id in (select recipient_id from asked) order by id for no key update
    ), written as (
      insert into notice as told
        (recipient_id, type, subject, actor_id, shop_id, product_id, brand_id, details, expires_at)
      select held.id, asked.type, asked.subject, asked.actor_id, asked.shop_id, asked.product_id, asked.brand_id,
        asked.details, now() + make_interval(days => ${sql.lit(NOTICE_DAYS)})
      from held join asked on asked.recipient_id = held.id
      on conflict (recipient_id, subject) where subject is not null do update set
        id = excluded.id, type = excluded.type, actor_id = excluded.actor_id, shop_id = excluded.shop_id,
        product_id = excluded.product_id, brand_id = excluded.brand_id, details = ${joinedDetails},
        announced_at = now(), seen_at = null, withdrawn_at = null, expires_at = excluded.expires_at
      returning id, recipient_id
    )
    select pg_notify(${sql.lit(NOTICE_CHANNEL)}, recipient_id || ' ' || id) is null as "isSent" from written`,
);

/**
 * Tells somebody what happened to something they care about; what they were told of the same subject before makes room, and what of it was suggested
 * is told along while it is unseen. To be called in the transaction of what is told. Somebody who is not there is told nothing.
 */
export async function tellOfItem(tx: Database, notice: NewItemNotice): Promise<void> {
  await tellOfItems(tx, [notice]);
}

/** The same for many at once: each of them another recipient or subject. */
export async function tellOfItems(tx: Database, notices: readonly NewItemNotice[]): Promise<void> {
  if (notices.length > 0) await tell.all(tx, { notices: JSON.stringify(notices.map(rowOf)) });
}

function rowOf({ recipientId, type, subject, actorId = null, item, shopId, details = {} }: NewItemNotice) {
  const idOf = (kind: string) => (item?.type === kind ? item.id : null);
  return {
    recipient_id: recipientId,
    type,
    subject,
    actor_id: actorId,
    shop_id: idOf("shop") ?? shopId ?? null,
    product_id: idOf("product"),
    brand_id: idOf("brand"),
    details,
  };
}

const withdraw = statement(
  "withdraw-notices-of-subject",
  (_, p: Params<{ subject: string }>) => sql`
    update notice set withdrawn_at = now() where subject = ${p.subject} and withdrawn_at is null`,
);

/** What people were told of a subject is no longer so. */
export async function withdrawNoticesOf(tx: Database, subject: string): Promise<void> {
  await withdraw.run(tx, { subject });
}
