import { sql } from "kysely";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type DoneMerge, type DoubleKind, UNDO_DAYS } from "../double.ts";

interface MergeRow extends Omit<DoneMerge, "_id" | "rev" | "mergedAt" | "undoUntil"> {
  id: number;
  mergedAt: Date;
}

const DAY_MS = 86_400_000;

// The product that people know the winner by: of strains that of the merge within.
const merges = statement(
  "merges-to-undo",
  (_, p: Params<{ kind: string | null; id: number | null; since: Date }>) => sql<MergeRow>`
    select done.id, done.kind, done.merged_at as "mergedAt", account.name as by,
      json_build_object('_id', done.winner_id::text, 'name', coalesce(winner.name, won.name),
        'url', (select '/' || type || '/' || slug from product
          where product.id = known.id and product.status in ('active', 'discontinued'))) as winner,
      json_build_object('_id', done.loser_id::text, 'name', coalesce(loser.name, lost.name)) as loser,
      (select count(*)::integer from item_move
        where merge_id = done.id or merge_id in (select id from item_merge where within_id = done.id)) as "movedCount",
      json_build_object(
        'reviews', (select count(*) from review where review.product_id = known.id and written_at > done.merged_at),
        'likes', (select count(*) from liking where liking.product_id = known.id and liked_at > done.merged_at),
        'menuLines', (select count(*) from menu_item
          where menu_item.product_id = known.id and first_seen_at > done.merged_at)) as since
    from item_merge as done
    left join strain as winner on done.kind = 'strain' and winner.id = done.winner_id
    left join strain as loser on done.kind = 'strain' and loser.id = done.loser_id
    left join product as won on done.kind = 'product' and won.id = done.winner_id
    left join product as lost on done.kind = 'product' and lost.id = done.loser_id
    left join account on account.id = done.merged_by
    cross join lateral (select case done.kind when 'product' then done.winner_id else (
      select winner_id from item_merge as own where own.within_id = done.id limit 1) end as id) as known
    where done.within_id is null and done.merged_at >= ${p.since}::timestamptz
      and (${p.kind}::text is null or done.kind = ${p.kind})
      and (${p.id}::bigint is null or done.id = ${p.id})
      and coalesce(winner.id, won.id) is not null and coalesce(loser.id, lost.id) is not null
    order by done.id desc`,
  { isRead: true },
);

interface MergesInQuery {
  kind?: DoubleKind;
  id?: number;
  now: Date;
}

/** The merges of the last thirty days, the last first: in this order they are undone. */
export async function mergesIn(
  database: Database,
  { kind = undefined, id = undefined, now }: MergesInQuery,
): Promise<DoneMerge[]> {
  const since = new Date(now.getTime() - UNDO_DAYS * DAY_MS);
  const rows = await merges.all(database, { kind: kind ?? null, id: id ?? null, since });
  return rows.map(({ id: mergeId, mergedAt, ...row }) => ({
    _id: String(mergeId),
    rev: revOf({ mergeId, since: row.since }),
    ...row,
    mergedAt: mergedAt.toISOString(),
    undoUntil: new Date(mergedAt.getTime() + UNDO_DAYS * DAY_MS).toISOString(),
  }));
}
