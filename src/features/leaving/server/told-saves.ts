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

/** The photos of shops, brands and products that somebody added there. */
export const toldPhotos = { shop: photosOf("shop"), brand: photosOf("brand"), product: photosOf("product") };

function photosOf(type: "shop" | "brand" | "product") {
  const photo = sql.table(`${type}_photo`);
  return statement(
    `told-photos-of-${type}`,
    (_, p: Params<{ accountId: number }>) => sql<object>`
      select item.slug as ${sql.ref(type)}, media.key as picture, photo.alt, photo.added_at as "addedAt"
      from ${photo} as photo join ${sql.table(type)} as item on item.id = ${sql.ref(`photo.${type}_id`)}
      join media on media.id = photo.media_id
      where photo.added_by = ${p.accountId} order by photo.added_at, photo.media_id`,
    { isRead: true },
  );
}
