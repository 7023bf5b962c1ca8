import { sql } from "kysely";
import { isHidden } from "#features/holds/server/is-hidden-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { NewReview, Overall, ReviewedType } from "../review.ts";
import { isKeptFrom, isNamedToAll } from "#features/accounts/server/named-author-sql.ts";
import { hasPublicPage, itemJoins, itemJson, itemOf, type ItemRow } from "./reviewed-items.ts";

const AMOUNT = 4;
const BEGINNING_LENGTH = 160;

interface NewestRow extends Pick<NewReview, "id" | "locale" | "author" | "writtenAt"> {
  overallHalves: number;
  targetType: ReviewedType;
  item: ItemRow;
  start: string;
  isCut: boolean;
}

// The index of approved reviews by time is read until four are found. Who leaves is gone from here at once.
const newest = statement(
  "newest-reviews",
  (_, p: Params<{ viewerId: number | null }>) => sql<NewestRow>`
    select review.id, review.overall_halves as "overallHalves", review.target_type as "targetType", review.locale,
      left(review.text, ${sql.lit(BEGINNING_LENGTH)}) as start,
      char_length(review.text) > ${sql.lit(BEGINNING_LENGTH)} as "isCut",
      to_json(review.written_at) #>> '{}' as "writtenAt", ${itemJson} as item,
      case when ${isNamedToAll("account")} then json_build_object('url', account.url, 'name', account.name) end as author
    from review
    join account on account.id = review.author_id and account.erase_at is null
    ${itemJoins}
    where review.state = 'approved' and not review.is_sample
      and not coalesce(shop.is_sample, product.is_sample, brand.is_sample)
      and not ${isHidden("review", sql`review.id`)} and ${hasPublicPage}
      and (${p.viewerId}::bigint is null or not ${isKeptFrom(sql`${p.viewerId}`)})
    order by review.written_at desc, review.id desc
    limit ${sql.lit(AMOUNT)}`,
  { isRead: true },
);

/**
 * What was said last of anything, for the home page: nothing invented, and named is only who shows everybody what they review.
 * What somebody wrote whom the viewer blocked, or who blocked them, is left out as in every list.
 */
export async function newestReviews(
  database: Database,
  { viewerId }: { viewerId: number | null },
): Promise<NewReview[]> {
  const rows = await newest.all(database, { viewerId });
  return rows.map(({ overallHalves, targetType, item, start, isCut, ...review }) => ({
    ...review,
    overall: (overallHalves / 2) as Overall,
    beginning: isCut ? `${start.replace(/\s+\S*$/u, "")}…` : start,
    item: itemOf(targetType, item),
  }));
}
