import { type RawBuilder, sql } from "kysely";
import { canSee, privacyOf } from "#features/accounts/privacy.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { LikedType } from "../like.ts";
import type { LikeMark, ShopMarks } from "../mark.ts";
import { isCountedFollow, isCountedLike } from "./real-person-sql.ts";
import { friendIds } from "./relation-sql.ts";

interface ViewedItem {
  id: number;
  /** Null for a visitor. */
  viewerId: number | null;
}

interface LikeRow {
  likeCount: number;
  isLiked: boolean;
  /** The choices of the friends who like it. */
  friends: object[];
}

const likeColumns = (item: Record<"type" | "id" | "viewerId", RawBuilder<unknown>>) => sql<LikeRow>`
  (
    select count(*)::integer from liking
    where type = ${item.type} and target_id = ${item.id} and ${isCountedLike}) as "likeCount",
  exists (
    select from liking
    where type = ${item.type} and target_id = ${item.id} and account_id = ${item.viewerId}) as "isLiked",
  (
    select coalesce(json_agg(account.privacy), '[]')
    from ${friendIds(item.viewerId)} as friend
    join liking on liking.account_id = friend.id and liking.type = ${item.type} and liking.target_id = ${item.id}
    join account on account.id = friend.id and account.erase_at is null) as friends`;

const likes = statement(
  "like-mark-of",
  (_, p: Params<ViewedItem & { type: LikedType }>) => sql<LikeRow>`
    select ${likeColumns({ type: sql`${p.type}::text`, id: sql`${p.id}::bigint`, viewerId: sql`${p.viewerId}::bigint` })}`,
  { isRead: true },
);

/** How many like something, and what the viewer and their friends have to do with it: one statement for a whole page. */
export async function likeMarkOf(
  database: Database,
  item: ViewedItem & { type: LikedType },
): Promise<LikeMark> {
  return likeMark((await likes.first(database, item)) as LikeRow, item);
}

interface ShopRow extends LikeRow {
  followerCount: number;
  isFollowed: boolean;
}

const ofShop = statement(
  "marks-of-shop",
  (_, p: Params<ViewedItem>) => sql<ShopRow>`
    select
      (select count(*)::integer from shop_follow where shop_id = ${p.id}::bigint and ${isCountedFollow}) as "followerCount",
      exists (
        select from shop_follow
        where shop_id = ${p.id}::bigint and account_id = ${p.viewerId}::bigint) as "isFollowed",
      ${likeColumns({ type: sql`'shop'`, id: sql`${p.id}::bigint`, viewerId: sql`${p.viewerId}::bigint` })}`,
  { isRead: true },
);

/** The same of a shop, and its followers. */
export async function marksOfShop(database: Database, shop: ViewedItem): Promise<ShopMarks> {
  const row = (await ofShop.first(database, shop)) as ShopRow;
  const isMine = shop.viewerId === null ? null : row.isFollowed;
  return { like: likeMark(row, shop), follow: { isMine, count: row.followerCount } };
}

function likeMark({ likeCount, isLiked, friends }: LikeRow, { viewerId }: ViewedItem): LikeMark {
  const shown = friends.filter((privacy) => canSee(privacyOf(privacy), "likes", "isFriend"));
  return { isMine: viewerId === null ? null : isLiked, count: likeCount, friendCount: shown.length };
}
