import { type RawBuilder, sql } from "kysely";
import { hiddenUntil } from "#features/holds/server/is-hidden-sql.ts";
import type { Overall } from "#features/reviews/review.ts";
import { caughtInEach } from "#features/words/server/caught-words.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { QUEUE_PAGE, type QueuedReview } from "../queue.ts";
import {
  type ItemJson,
  itemJson,
  type PersonJson,
  queuedPersonOf,
  personJson,
  queueItemOf,
  type ReportJson,
  reportsJson,
  reportWordsOf,
} from "./queue-sql.ts";

interface ReviewRow extends Pick<QueuedReview, "state" | "aspects" | "text" | "locale" | "isSample"> {
  id: number;
  halves: number;
  person: PersonJson | null;
  item: ItemJson | null;
  photos: QueuedReview["photos"];
  reports: ReportJson[];
  writtenAt: Date;
  hiddenUntil: Date | null;
}

const rowsOf = (which: RawBuilder<unknown>) => sql<ReviewRow>`
  select review.id, review.overall_halves as halves, review.aspects, review.text, review.locale, review.state,
    review.is_sample as "isSample", review.written_at as "writtenAt",
    ${personJson(sql`review.author_id`)} as person,
    ${itemJson(sql`review.target_type`, sql`review.target_id`)} as item,
    coalesce((
      select json_agg(json_build_object('photoId', media.id::text, 'key', media.key, 'width', media.width, 'height', media.height) order by photo.position)
      from review_photo as photo join media on media.id = photo.media_id where photo.review_id = review.id), '[]') as photos,
    ${reportsJson(sql`'review'`, sql`review.id`)} as reports,
    ${hiddenUntil("review", sql`review.id`)} as "hiddenUntil"
  from review
  ${which}
  limit ${sql.lit(QUEUE_PAGE)}`;

/** All of them, or one. */
const isAsked = (id: RawBuilder<unknown>) => sql`(${id}::bigint is null or review.id = ${id}::bigint)`;

const waiting = statement(
  "reviews-that-wait",
  (_, p: Params<{ id: number | null }>) =>
    rowsOf(
      sql`where review.state = 'pending' and ${isAsked(sql`${p.id}`)} order by review.written_at, review.id`,
    ),
  { isRead: true },
);

// What many reported comes first, and what is hidden for a while already before that.
const reported = statement(
  "reported-reviews",
  (_, p: Params<{ id: number | null }>) =>
    rowsOf(sql`
      join (
        select target_id, count(*) as count, min(id) as first_id from report
        where target_type = 'review' and closed_at is null group by target_id
      ) as open on open.target_id = review.id
      where review.state = 'approved' and ${isAsked(sql`${p.id}`)}
      order by "hiddenUntil", open.count desc, open.first_id`),
  { isRead: true },
);

function queuedReviewOf({ id, halves, person, item, reports, writtenAt, hiddenUntil, ...row }: ReviewRow) {
  return {
    ...row,
    id: String(id),
    reason: reports[0]?.reason ?? null,
    user: queuedPersonOf(person),
    item: queueItemOf(item),
    overall: (halves / 2) as Overall,
    writtenAt: writtenAt.toISOString(),
    hiddenUntil: hiddenUntil?.toISOString() ?? null,
    reports: reports.map(reportWordsOf),
  } satisfies Omit<QueuedReview, "caught">;
}

/** With the watched words in each, as they are watched now. */
async function queuedReviewsOf(database: Database, rows: readonly ReviewRow[]): Promise<QueuedReview[]> {
  const caught = await caughtInEach(database, rows);
  return rows.map((row, place) => ({ ...queuedReviewOf(row), caught: caught[place] ?? [] }));
}

/** Reviews that wait to be approved, the oldest first; or one of them. */
export async function newReviews(
  database: Database,
  { id = null }: { id?: number | null } = {},
): Promise<QueuedReview[]> {
  return queuedReviewsOf(database, await waiting.all(database, { id }));
}

/** Reviews that somebody reported and nobody has decided about: what is hidden, and what many reported, first; or one of them. */
export async function reportedReviews(
  database: Database,
  { id = null }: { id?: number | null } = {},
): Promise<QueuedReview[]> {
  return queuedReviewsOf(database, await reported.all(database, { id }));
}
