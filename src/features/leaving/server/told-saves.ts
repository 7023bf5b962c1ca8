import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";

/** What stood before somebody saved it in the dashboard or told it, apart from reviews, which are told with what they say now. */
export const toldSaves = statement(
  "told-saves",
  (_, p: Params<{ accountId: number }>) => sql<object>`
    select target_type as "targetType", target_id::text as "targetId", part, replaced_at as "savedAt", stood as before
    from revision where saved_by = ${p.accountId} and target_type <> 'review' order by id`,
  { isRead: true },
);

/** The photos of shops that somebody added there. */
export const toldShopPhotos = statement(
  "told-shop-photos",
  (_, p: Params<{ accountId: number }>) => sql<object>`
    select shop.slug as shop, media.key as picture, shop_photo.alt, shop_photo.added_at as "addedAt"
    from shop_photo join shop on shop.id = shop_photo.shop_id join media on media.id = shop_photo.media_id
    where shop_photo.added_by = ${p.accountId} order by shop_photo.added_at, shop_photo.media_id`,
  { isRead: true },
);
