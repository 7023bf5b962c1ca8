import { type RawBuilder, sql } from "kysely";
import { NEWS_TYPES } from "#features/news/news.ts";
import { type NewItemNotice, tellOfItems } from "#features/notifications/server/tell-of-item.ts";
import type { ReviewedType } from "#features/reviews/review.ts";
import { heldRoles, isSpeakerFor } from "#features/accounts/server/speaks-for-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { isNews, type ReportTarget } from "../report.ts";

/** Of `decision`: whether somebody holds the role that speaks for the shop or brand it is about, or the brand that makes the product. */
export const speaksForItem = (accountId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from ${heldRoles} as speaker
  where speaker.account_id = ${accountId} and ${isSpeakerFor(sql`decision.item_type`, sql`decision.item_id`)})`;

const isOfNews = sql<boolean>`decision.target_type in (${sql.join(NEWS_TYPES.map((type) => sql.lit(type)))})`;

/**
 * Of `decision`: whether it is about something of theirs. What they wrote is; of a deal, a job or a post it is whoever speaks for its
 * shop or brand at the moment, and nobody who did so before.
 */
export const isWhose = (accountId: RawBuilder<unknown>) => sql<boolean>`(
  decision.author_id is not distinct from ${accountId}::bigint and decision.author_id is not null
  or ${isOfNews} and ${speaksForItem(sql`${accountId}::bigint`)})`;

const speakers = statement(
  "speakers-to-tell-of-decision",
  (_, p: Params<{ type: string; id: number }>) => sql<{ accountId: number }>`
    select distinct account_id as "accountId" from ${heldRoles} as speaker
    where ${isSpeakerFor(sql`${p.type}::text`, sql`${p.id}::bigint`)}
    order by 1`,
);

interface Decided {
  target: ReportTarget;
  item: { type: ReviewedType; id: number } | null;
  authorId: number | null;
}

/** Tells whose it is, which may be several or nobody: what the site itself posted has nobody to tell. */
export async function tellWhoseItIs(
  tx: Database,
  { target: { type }, item, authorId }: Decided,
  { details, ...notice }: Pick<NewItemNotice, "type" | "subject" | "details">,
): Promise<void> {
  const said = {
    ...notice,
    item,
    details: { ...details, targetType: type },
  };
  const own = authorId === null ? [] : [authorId];
  const ids = isNews(type) && item ? (await speakers.all(tx, item)).map(({ accountId }) => accountId) : own;
  await tellOfItems(
    tx,
    ids.map((recipientId) => ({ ...said, recipientId })),
  );
}
