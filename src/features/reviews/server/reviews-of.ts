import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import {
  type ReviewList,
  REVIEWS_ON_PAGE,
  type ReviewSort,
  type ReviewsQuery,
  type ReviewTarget,
} from "../review.ts";
import { helpfulCountOf } from "./helpful-count.ts";
import { isHidden } from "#features/holds/server/is-hidden-sql.ts";
import { isKeptFrom } from "#features/accounts/server/named-author-sql.ts";
import { ratingPanel } from "./rating-panel.ts";
import { reviewColumns, reviewJoins, reviewOf, type ReviewRow } from "./review-rows.ts";

interface ListParams {
  type: string;
  id: number;
  /** Null for a visitor. */
  viewerId: number | null;
  lang: string | null;
  stars: number | null;
}

/** The review of the viewer stands above the others; what somebody blocked wrote under their name is not shown, both ways. */
const isListed = (p: Params<ListParams>): RawBuilder<boolean> => sql`
  review.target_type = ${p.type} and review.target_id = ${p.id} and review.state = 'approved'
  and (${p.viewerId}::bigint is null or review.author_id is distinct from ${p.viewerId}::bigint)
  and (${p.viewerId}::bigint is null or not ${isKeptFrom(sql`${p.viewerId}`)})
  and not ${isHidden("review", sql`review.id`)}
  and (${p.lang}::text is null or review.locale = ${p.lang}::text)
  and (${p.stars}::int is null or review.overall_halves / 2 = ${p.stars}::int)`;

const counted = statement(
  "count-reviews-of",
  (_, p: Params<ListParams>) => sql<{ count: number }>`
    select count(*)::int as count from review where ${isListed(p)}`,
  { isRead: true },
);

const ORDERS: Record<ReviewSort, RawBuilder<unknown>> = {
  helpful: sql`${helpfulCountOf} desc, review.text <> '' desc, review.written_at desc, review.id desc`,
  newest: sql`review.written_at desc, review.id desc`,
  highest: sql`review.overall_halves desc, review.written_at desc, review.id desc`,
  lowest: sql`review.overall_halves, review.written_at desc, review.id desc`,
};

const pageBy = (sort: ReviewSort) =>
  statement(
    `reviews-of-by-${sort}`,
    (_, p: Params<ListParams & { start: number }>) => sql<ReviewRow>`
      select ${reviewColumns(sql`${p.viewerId}`)}
      from (
        select listed.id, row_number() over () as place
        from (
          select review.id from review where ${isListed(p)}
          order by ${ORDERS[sort]} limit ${sql.lit(REVIEWS_ON_PAGE)} offset ${p.start}
        ) as listed
      ) as listed
      join review on review.id = listed.id
      ${reviewJoins(sql`${p.viewerId}`)}
      order by listed.place`,
    { isRead: true },
  );

const PAGES = {
  helpful: pageBy("helpful"),
  newest: pageBy("newest"),
  highest: pageBy("highest"),
  lowest: pageBy("lowest"),
} satisfies Record<ReviewSort, unknown>;

const ownReview = statement(
  "own-review-of",
  (_, p: Params<Pick<ListParams, "type" | "id" | "viewerId">>) => sql<ReviewRow>`
    select ${reviewColumns(sql`${p.viewerId}`)}
    from review ${reviewJoins(sql`${p.viewerId}`)}
    where review.author_id = ${p.viewerId} and review.target_type = ${p.type} and review.target_id = ${p.id}`,
  { isRead: true },
);

interface ReviewsOfQuery {
  target: ReviewTarget;
  viewerId: number | null;
  query: ReviewsQuery;
}

/** One page of the reviews of a target, with the figures over it. A page past the end is the last one. */
export async function reviewsOf(
  database: Database,
  { target: { type, id }, viewerId, query: { sort, lang, stars, page } }: ReviewsOfQuery,
): Promise<ReviewList> {
  const asked = { type, id, viewerId, lang, stars };
  const [total, own, panel] = await Promise.all([
    counted.first(database, asked).then((row) => row?.count ?? 0),
    viewerId === null ? undefined : ownReview.first(database, { type, id, viewerId }),
    ratingPanel(database, { target: { type, id }, viewerId }),
  ]);
  const pageCount = Math.max(1, Math.ceil(total / REVIEWS_ON_PAGE));
  const shown = Math.min(page, pageCount);
  const rows =
    total === 0 ? [] : await PAGES[sort].all(database, { ...asked, start: (shown - 1) * REVIEWS_ON_PAGE });
  return {
    items: rows.map(reviewOf),
    total,
    page: shown,
    pageCount,
    mine: own ? reviewOf(own) : null,
    ...panel,
  };
}
