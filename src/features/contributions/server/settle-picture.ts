import { sql } from "kysely";
import { isTakenAway } from "#features/holds/server/is-hidden-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { earn, takeBack } from "./earn.ts";

// Equal pictures are one: what something else of what people gave still shows stays.
const settle = statement(
  "settle-picture",
  (_, p: Params<{ mediaId: number }>) => sql`
    with settled as (
      select media.id, case when exists (select from account where picture_id = media.id)
        or not ${isTakenAway("photo", sql`media.id`)} and exists (
          select from review_photo as photo join review on review.id = photo.review_id and review.state <> 'removed'
          where photo.media_id = media.id)
        or exists (
          select from menu_image
          where menu_image.media_id = media.id and menu_image.state = 'approved'
            and not ${isTakenAway("menuImage", sql`menu_image.id`)})
        then 'shown' else 'pending' end as state
      from media where media.id = ${p.mediaId}::bigint
    )
    update media set state = settled.state from settled where media.id = settled.id and media.state <> settled.state`,
);

/**
 * Gives a picture its public address or takes it away, by whether something shows it. To be called once what showed it was taken
 * away or put back: nobody sees a removed picture, whatever address they kept.
 */
export async function settlePicture(tx: Database, { mediaId }: { mediaId: number }): Promise<void> {
  await settle.run(tx, { mediaId });
}

const imageOf = statement(
  "menu-image-to-settle",
  (_, p: Params<{ imageId: number }>) => sql<{ mediaId: number; authorId: number }>`
    select media_id as "mediaId", author_id as "authorId" from menu_image
    where id = ${p.imageId}::bigint and state = 'approved'`,
);

/** The same for the picture of a menu, with the points of whoever took it. */
export async function settleMenuImage(
  tx: Database,
  { imageId, isShown }: { imageId: number; isShown: boolean },
): Promise<void> {
  const image = await imageOf.first(tx, { imageId });
  if (!image) return;
  const { mediaId, authorId } = image;
  const subject = `menuImage/${imageId}`;
  await settlePicture(tx, { mediaId });
  await (isShown ? earn(tx, { accountId: authorId, kind: "menuPhoto", subject }) : takeBack(tx, { subject }));
}
