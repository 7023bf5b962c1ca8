import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";

// What an export tells of an account and others: names and addresses as anybody sees them who opens their page.

type Account = Params<{ accountId: number }>;

export const toldFriends = statement(
  "told-friends",
  (_, p: Account) => sql<object>`
    select account.name, account.url, edge.requested_at as "requestedAt",
      case
        when edge.lo_req and edge.hi_req then 'isFriend'
        when edge.lo_req = (edge.lo = ${p.accountId}) then 'friendRequested'
        else 'requestByFriend'
      end as state
    from friend_edge as edge
    join account on account.id = edge.lo + edge.hi - ${p.accountId}::bigint and account.erase_at is null
    where ${p.accountId} in (edge.lo, edge.hi) and (edge.lo_req or edge.hi_req)
    order by edge.requested_at`,
  { isRead: true },
);

export const toldBlocks = statement(
  "told-blocks",
  (_, p: Account) => sql<object>`
    select account.name, account.url, block.blocked_at as "blockedAt"
    from account_block as block join account on account.id = block.blocked_id
    where block.account_id = ${p.accountId} order by block.blocked_at`,
  { isRead: true },
);

export const toldFollows = statement(
  "told-follows",
  (_, p: Account) => sql<object>`
    select shop.name, shop.slug as url, follow.followed_at as "followedAt"
    from shop_follow as follow join shop on shop.id = follow.shop_id
    where follow.account_id = ${p.accountId} order by follow.followed_at`,
  { isRead: true },
);

export const toldWatches = statement(
  "told-watches",
  (_, p: Account) => sql<object>`
    select product.name as product, product.slug as url, city.name as city, watch.asked_at as "askedAt"
    from product_watch as watch join product on product.id = watch.product_id join city on city.id = watch.city_id
    where watch.account_id = ${p.accountId} order by watch.asked_at`,
  { isRead: true },
);

export const toldNotices = statement(
  "told-notices",
  (_, p: Account) => sql<object>`
    select notice.type, actor.name, actor.url, coalesce(product.name, brand.name, shop.name) as about,
      case when notice.product_id is not null then shop.name end as "inShop",
      nullif(notice.details, '{}') as details, notice.announced_at as "toldAt", notice.seen_at as "seenAt"
    from notice
    left join account as actor on actor.id = notice.actor_id
    left join shop on shop.id = notice.shop_id
    left join product on product.id = notice.product_id
    left join brand on brand.id = notice.brand_id
    where actor.erase_at is null and notice.recipient_id = ${p.accountId} and notice.withdrawn_at is null and notice.expires_at > now()
    order by notice.id`,
  { isRead: true },
);

export const toldLikes = statement(
  "told-likes",
  (_, p: Account) => sql<object>`
    select liking.type, coalesce(product.slug, brand.slug, shop.slug, deal.slug, post.slug) as url,
      coalesce(to_jsonb(product.name), to_jsonb(brand.name), to_jsonb(shop.name), deal.title, post.title) as name,
      liking.liked_at as "likedAt"
    from liking
    left join product on product.id = liking.product_id
    left join brand on brand.id = liking.brand_id
    left join shop on shop.id = liking.shop_id
    left join deal on deal.id = liking.deal_id
    left join discover_post as post on post.id = liking.post_id
    where liking.account_id = ${p.accountId} order by liking.liked_at`,
  { isRead: true },
);
