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
  details?: NoticeDetails;
}

interface NoticeParams {
  recipientId: number;
  type: ItemNotice;
  subject: string;
  actorId: number | null;
  itemType: string | null;
  itemId: number | null;
  details: string;
}

// The recipient is locked before the number is drawn, as in notify.ts.
const tell = statement(
  "tell-of-item",
  (_, p: Params<NoticeParams>) => sql<{ isSent: boolean }>`
    with held as materialized (
      select id from account where id = ${p.recipientId}::bigint for no key update
    ), written as (
      insert into notice as told
        (recipient_id, type, subject, actor_id, shop_id, product_id, brand_id, details, expires_at)
      select held.id, ${p.type}::text, ${p.subject}::text, ${p.actorId}::bigint,
        case ${p.itemType}::text when 'shop' then ${p.itemId}::bigint end,
        case ${p.itemType}::text when 'product' then ${p.itemId}::bigint end,
        case ${p.itemType}::text when 'brand' then ${p.itemId}::bigint end,
        ${p.details}::jsonb, now() + make_interval(days => ${sql.lit(NOTICE_DAYS)})
      from held
      on conflict (recipient_id, subject) where subject is not null do update set
        id = excluded.id, type = excluded.type, actor_id = excluded.actor_id, shop_id = excluded.shop_id,
        product_id = excluded.product_id, brand_id = excluded.brand_id, details = excluded.details,
        announced_at = now(), seen_at = null, withdrawn_at = null, expires_at = excluded.expires_at
      returning id, recipient_id
    )
    select pg_notify(${sql.lit(NOTICE_CHANNEL)}, recipient_id || ' ' || id) is null as "isSent" from written`,
);

/**
 * Tells somebody what happened to something they care about; what they were told of the same subject before makes room. To be
 * called in the transaction of what is told. Somebody who is not there is told nothing.
 */
export async function tellOfItem(
  tx: Database,
  { actorId = null, item, details = {}, ...notice }: NewItemNotice,
): Promise<void> {
  await tell.run(tx, {
    ...notice,
    actorId,
    itemType: item?.type ?? null,
    itemId: item?.id ?? null,
    details: JSON.stringify(details),
  });
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
