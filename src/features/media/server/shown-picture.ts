import { type RawBuilder, sql } from "kysely";
import { isHidden } from "#features/holds/server/is-hidden-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const isPhotoHeld = sql<boolean>`(${isHidden("review", sql`photo.review_id`)} or ${isHidden("photo", sql`photo.media_id`)})`;

/** Whether a review or a menu shows the picture of a row of `media` in a place of which this is so. */
const isSomewhere = (photo: RawBuilder<boolean>, menuImage: RawBuilder<boolean>) => sql<boolean>`(
  exists (
    select from review_photo as photo join review on review.id = photo.review_id and review.state <> 'removed'
    where photo.media_id = media.id and ${photo})
  or exists (
    select from menu_image where menu_image.media_id = media.id and menu_image.state = 'approved' and ${menuImage}))`;

const isMenuHeld = isHidden("menuImage", sql`menu_image.id`);

// What reports have hidden until somebody looks is shown again by itself, so it is asked here and not written to the row. Equal
// pictures are one: what something else shows stays. Few are held, and only of those the rest is asked.
const shown = statement(
  "shown-picture",
  (_, p: Params<{ key: string }>) => sql<{ key: string; mime: string }>`
    select media.key, media.mime from media
    where media.key = ${p.key} and media.state = 'shown'
      and case when ${isSomewhere(isPhotoHeld, isMenuHeld)}
        then ${isSomewhere(sql`not ${isPhotoHeld}`, sql`not ${isMenuHeld}`)}
          or exists (select from account where account.picture_id = media.id)
          or exists (select from shop_photo where shop_photo.media_id = media.id)
          or exists (select from shop where shop.logo_id = media.id)
          or exists (select from brand_photo where brand_photo.media_id = media.id)
          or exists (select from brand where brand.logo_id = media.id)
          or exists (select from product_photo where product_photo.media_id = media.id)
          or exists (select from discover_post_picture where discover_post_picture.media_id = media.id)
        else true end`,
);

/** A public picture, with the type of its original; undefined when there is none, or nobody may see it for now. */
export async function shownPicture(
  database: Database,
  key: string,
): Promise<{ key: string; mime: string } | undefined> {
  return shown.first(database, { key });
}
