import { type RawBuilder, sql } from "kysely";
import { isHidden } from "#features/holds/server/is-hidden-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type PersonReviews, REVIEWS_ON_PAGE } from "../review.ts";
import { reviewColumns, reviewJoins, reviewOf, type ReviewRow } from "./review-rows.ts";
import { hasPublicPage, itemJoins, itemJson, itemOf, type ItemRow } from "./reviewed-items.ts";

interface ByParams {
  authorId: number;
}

interface ByRow extends ReviewRow {
  item: ItemRow;
}

/** Shown, of something that has a page. */
const isListed = (p: Params<ByParams>): RawBuilder<boolean> => sql`
  review.author_id = ${p.authorId}::bigint and review.state = 'approved' and not ${isHidden("review", sql`review.id`)}
  and ${hasPublicPage}`;

const counted = statement(
  "count-reviews-by",
  (_, p: Params<ByParams>) => sql<{ count: number }>`
    select count(*)::int as count from review where ${isListed(p)}`,
  { isRead: true },
);

const pageBy = statement(
  "reviews-by",
  (_, p: Params<ByParams & { viewerId: number | null; start: number }>) => sql<ByRow>`
    select ${reviewColumns(sql`${p.viewerId}`)}, ${itemJson} as item
    from (
      select review.id from review where ${isListed(p)}
      order by review.written_at desc, review.id desc limit ${sql.lit(REVIEWS_ON_PAGE)} offset ${p.start}
    ) as listed
    join review on review.id = listed.id
    ${itemJoins}
    ${reviewJoins(sql`${p.viewerId}`)}
    order by review.written_at desc, review.id desc`,
  { isRead: true },
);

interface ReviewsByQuery {
  authorId: number;
  viewerId: number | null;
  page: number;
}

/**
 * One page of what somebody said of others, the newest first. Whether the viewer may see it is the caller's question (`canSee`). A
 * page past the end is the last one.
 */
export async function reviewsBy(
  database: Database,
  { authorId, viewerId, page }: ReviewsByQuery,
): Promise<PersonReviews> {
  const total = (await counted.first(database, { authorId }))?.count ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / REVIEWS_ON_PAGE));
  const shown = Math.min(page, pageCount);
  const start = (shown - 1) * REVIEWS_ON_PAGE;
  const rows = total === 0 ? [] : await pageBy.all(database, { authorId, viewerId, start });
  return {
    items: rows.map((row) => ({ review: reviewOf(row), item: itemOf(row.targetType, row.item) })),
    total,
    page: shown,
    pageCount,
  };
}
