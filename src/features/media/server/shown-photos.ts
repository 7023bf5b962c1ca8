import { type RawBuilder, sql } from "kysely";
import type { Picture, PhotoInLanguages } from "../media.ts";

/** The photos of a thing that are shown, the cover first. */
export function photosJson(
  type: "shop" | "brand" | "product",
  id: RawBuilder<unknown>,
): RawBuilder<PhotoInLanguages[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'key', photo.key, 'width', photo.width, 'height', photo.height,
      'alt', coalesce(shown.alt, photo.alt)) order by shown.position), '[]')
    from ${sql.table(`${type}_photo`)} as shown
    join media as photo on photo.id = shown.media_id and photo.state = 'shown'
    where ${sql.ref(`shown.${type}_id`)} = ${id})`;
}

/** A picture that is shown, by its number, such as a logo; null for none. */
export function pictureJson(mediaId: RawBuilder<unknown>): RawBuilder<Picture | null> {
  return sql`(
    select json_build_object('key', picture.key, 'width', picture.width, 'height', picture.height)
    from media as picture where picture.id = ${mediaId} and picture.state = 'shown')`;
}
