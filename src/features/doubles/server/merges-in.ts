import { type RawBuilder, sql } from "kysely";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type DoneMerge, type DoubleCounts, type DoubleKind, UNDO_DAYS } from "../double.ts";
import { PATH } from "./double-items.ts";
import { countedAs } from "./references.ts";

interface MergeRow extends Omit<DoneMerge, "_id" | "rev" | "mergedAt" | "undoUntil" | "moved"> {
  id: number;
  mergedAt: Date;
  /** How many rows moved of each, by the name in `item_move`. */
  references: Record<string, number>;
  nameCount: number;
}

const DAY_MS = 86_400_000;

const nameOf = (id: RawBuilder<unknown>) => sql`case done.kind
  when 'strain' then (select name from strain where id = ${id})
  when 'product' then (select name from product where id = ${id})
  when 'brand' then (select name from brand where id = ${id})
  when 'shop' then (select name from shop where id = ${id}) end`;

// `known` is by what people know the winner: of strains the product of the merge within.
const merges = statement(
  "merges-to-undo",
  (_, p: Params<{ kind: string | null; id: number | null; since: Date }>) => sql<MergeRow>`
    select done.id, done.kind, done.pair_id::text as "pairId", done.merged_at as "mergedAt", account.name as by,
      json_build_object('_id', done.winner_id::text, 'name', two.winner, 'url', case done.kind
        when 'brand' then (select '/brand/' || slug from brand where brand.id = known.id and status = 'active')
        when 'shop' then (select '/coffeeshop/' || slug from shop
          where shop.id = known.id and status in ('active', 'temporarilyClosed', 'permanentlyClosed'))
        else (select '/' || type || '/' || slug from product
          where product.id = known.id and product.status in ('active', 'discontinued')) end) as winner,
      json_build_object('_id', done.loser_id::text, 'name', two.loser) as loser,
      (select coalesce(json_object_agg(reference, count), '{}') from (
        select reference, count(*)::integer as count from item_move
        where merge_id = done.id or merge_id in (select id from item_merge where within_id = done.id)
        group by reference) as counted) as references,
      coalesce(jsonb_array_length(done.became -> 'aliases') - jsonb_array_length(done.stood -> 'aliases'), 0) as "nameCount",
      array(
        select ${PATH.product} from product as item where done.kind in ('strain', 'product') and item.id = known.loser_id
        union all select ${PATH.brand} from brand as item where done.kind = 'brand' and item.id = known.loser_id
        union all select ${PATH.shop} from shop as item where done.kind = 'shop' and item.id = known.loser_id)
        || coalesce(known.older_paths, '{}') as addresses,
      case done.kind when 'brand' then json_build_object(
        'products', (select count(*) from product where product.brand_id = known.id and created_at > done.merged_at),
        'deals', (select count(*) from deal where deal.brand_id = known.id and created_at > done.merged_at),
        'jobs', (select count(*) from job_offer where job_offer.brand_id = known.id and created_at > done.merged_at),
        'photos', (select count(*) from brand_photo where brand_photo.brand_id = known.id and added_at > done.merged_at),
        'reviews', (select count(*) from review where review.brand_id = known.id and written_at > done.merged_at),
        'likes', (select count(*) from liking where liking.brand_id = known.id and liked_at > done.merged_at))
      when 'shop' then json_build_object(
        'menuLines', (select count(*) from menu_item where menu_item.shop_id = known.id and first_seen_at > done.merged_at),
        'photos', (select count(*) from shop_photo where shop_photo.shop_id = known.id and added_at > done.merged_at),
        'jobs', (select count(*) from job_offer where job_offer.shop_id = known.id and created_at > done.merged_at),
        'reviews', (select count(*) from review where review.shop_id = known.id and written_at > done.merged_at),
        'likes', (select count(*) from liking where liking.shop_id = known.id and liked_at > done.merged_at),
        'follows', (select count(*) from shop_follow where shop_follow.shop_id = known.id and followed_at > done.merged_at))
      else json_build_object(
        'menuLines', (select count(*) from menu_item
          where menu_item.product_id = known.id and first_seen_at > done.merged_at),
        'photos', (select count(*) from product_photo where product_photo.product_id = known.id and added_at > done.merged_at),
        'reviews', (select count(*) from review where review.product_id = known.id and written_at > done.merged_at),
        'likes', (select count(*) from liking where liking.product_id = known.id and liked_at > done.merged_at))
      end as since
    from item_merge as done
    cross join lateral (
      select ${nameOf(sql`done.winner_id`)} as winner, ${nameOf(sql`done.loser_id`)} as loser) as two
    left join account on account.id = done.merged_by
    left join lateral (
      select winner_id as id, loser_id, older_paths from item_merge as own
      where case done.kind when 'strain' then own.within_id = done.id else own.id = done.id end limit 1) as known on true
    where done.within_id is null and done.merged_at >= ${p.since}::timestamptz
      and (${p.kind}::text is null or done.kind = ${p.kind})
      and (${p.id}::bigint is null or done.id = ${p.id})
      and two.winner is not null and two.loser is not null
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
  return rows.map(({ id: mergeId, mergedAt, references, nameCount, ...row }) => ({
    _id: String(mergeId),
    rev: revOf({ mergeId, since: row.since }),
    ...row,
    moved: movedOf(row.kind, references, nameCount),
    mergedAt: mergedAt.toISOString(),
    undoUntil: new Date(mergedAt.getTime() + UNDO_DAYS * DAY_MS).toISOString(),
  }));
}

function movedOf(kind: DoubleKind, references: Record<string, number>, nameCount: number): DoubleCounts {
  const moved: DoubleCounts = nameCount > 0 ? { names: nameCount } : {};
  for (const [reference, name] of countedAs(kind))
    if (references[reference]) moved[name] = (moved[name] ?? 0) + references[reference];
  return moved;
}
