import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";

// What an export tells of what somebody gave to the directory.

type Account = Params<{ accountId: number }>;

export const toldContributions = statement(
  "told-contributions",
  (_, p: Account) => sql<object>`
    select kind, points, product_type as "productType", subject, at from contribution
    where account_id = ${p.accountId} order by at, id`,
  { isRead: true },
);

export const toldConfirmations = statement(
  "told-confirmations",
  (_, p: Account) => sql<object>`
    select shop.name, shop.slug as url, confirmation.fact_group as facts, confirmation.confirmed_at as "confirmedAt"
    from fact_confirmation as confirmation join shop on shop.id = confirmation.shop_id
    where confirmation.account_id = ${p.accountId} order by confirmation.confirmed_at`,
  { isRead: true },
);

export const toldChanges = statement(
  "told-changes",
  (_, p: Account) => sql<object>`
    select coalesce(shop.name, product.name) as name, coalesce(shop.slug, product.slug) as url, change.type, change.fields, change.answered, change.remark,
      change.suggested_as as "suggestedAs", change.state, change.explanation, change.suggested_at as "suggestedAt",
      change.decided_at as "decidedAt"
    from user_change as change
    left join shop on shop.id = change.shop_id
    left join product on product.id = change.about_product_id
    where change.author_id = ${p.accountId} order by change.suggested_at, change.id`,
  { isRead: true },
);

export const toldMenuImages = statement(
  "told-menu-images",
  (_, p: Account) => sql<object>`
    select shop.name, shop.slug as url, image.file_name as "fileName", media.key as picture, image.state, image.explanation,
      image.sent_at as "sentAt", image.decided_at as "decidedAt"
    from menu_image as image join shop on shop.id = image.shop_id left join media on media.id = image.media_id
    where image.author_id = ${p.accountId} order by image.sent_at, image.id`,
  { isRead: true },
);
