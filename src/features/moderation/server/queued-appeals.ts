import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { QUEUE_PAGE, type QueuedAppeal, type PageOfQueue } from "../queue.ts";
import {
  appealedReviewOf,
  type ItemJson,
  itemJson,
  type PersonJson,
  queuedPersonOf,
  personJson,
  queueItemOf,
  type ReviewJson,
  reviewJson,
  resetWords,
  titleOf,
  wordsOf,
} from "./queue-sql.ts";
import { pictureJson } from "./reported-picture.ts";
import { speaksForItem } from "./whose-decision.ts";

interface AppealRow extends Pick<
  QueuedAppeal,
  | "rev"
  | "targetType"
  | "title"
  | "content"
  | "picture"
  | "reason"
  | "explanation"
  | "text"
  | "decidedBy"
  | "isRefusal"
  | "mayDecide"
> {
  id: number;
  decisionId: number;
  targetId: number;
  review: ReviewJson | null;
  person: PersonJson | null;
  item: ItemJson | null;
  appealedAt: Date;
  total: number;
}

const open = statement(
  "open-appeals",
  (_, p: Params<{ page: number; accountId: number; id: number | null }>) => sql<AppealRow>`
    select appeal.id, appeal.rev, appeal.text, appeal.appealed_at as "appealedAt", decision.id as "decisionId",
      decision.target_type as "targetType", decision.target_id as "targetId", decision.reason, decision.explanation,
      decision.outcome = 'refused' as "isRefusal",
      ${titleOf(sql`decision.target_type`, sql`decision.target_id`)} as title,
      case when decision.target_type = 'user' then ${resetWords}
        else ${wordsOf(sql`decision.target_type`, sql`decision.target_id`)} end as content,
      ${pictureJson(sql`decision.target_type`, sql`decision.target_id`)} as picture,
      ${reviewJson(sql`decision.target_type`, sql`decision.target_id`)} as review,
      ${personJson(sql`appeal.author_id`)} as person, ${itemJson(sql`decision.item_type`, sql`decision.item_id`)} as item,
      decider.name as "decidedBy",
      decision.decided_by_id is distinct from ${p.accountId}::bigint and appeal.author_id <> ${p.accountId}::bigint
        and not ${speaksForItem(sql`${p.accountId}::bigint`)} as "mayDecide",
      count(*) over ()::int as total
    from appeal
    join decision on decision.id = appeal.decision_id
    left join account as decider on decider.id = decision.decided_by_id
    where appeal.state = 'open' and (${p.id}::bigint is null or appeal.id = ${p.id}::bigint)
    order by appeal.appealed_at, appeal.id
    limit ${sql.lit(QUEUE_PAGE)} offset (${p.page}::int - 1) * ${sql.lit(QUEUE_PAGE)}`,
  { isRead: true },
);

function queuedAppealOf(row: AppealRow): QueuedAppeal {
  const { id, decisionId, targetId, review, person, item, appealedAt } = row;
  const { rev, targetType, title, content, picture, reason, explanation, text } = row;
  const { isRefusal, decidedBy, mayDecide } = row;
  return {
    rev,
    targetType,
    title,
    content,
    picture,
    review: review && appealedReviewOf(review),
    reason,
    explanation,
    text,
    isRefusal,
    decidedBy,
    mayDecide,
    id: String(id),
    decisionId: String(decisionId),
    targetId: String(targetId),
    user: queuedPersonOf(person),
    item: queueItemOf(item),
    appealedAt: appealedAt.toISOString(),
  };
}

/** Appeals that nobody has decided, the oldest first; or one of them. */
export async function queuedAppeals(
  database: Database,
  admin: Admin,
  { page = 1, id = null }: { page?: number; id?: number | null } = {},
): Promise<PageOfQueue<QueuedAppeal>> {
  const rows = await open.all(database, { page, id, accountId: admin.accountId });
  return { items: rows.map(queuedAppealOf), total: rows[0]?.total ?? 0, page };
}
