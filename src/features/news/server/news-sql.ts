import { type RawBuilder, sql } from "kysely";
import type { Picture } from "#features/media/media.ts";
import { type LocalizedText, type TextInLanguage, textIn } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { PlaceOfShop, ShownPicture } from "#features/news/news.ts";

/** A long text as `textIn` would choose it: the other languages are not sent. Null where there is none. */
export function textJson(text: RawBuilder<unknown>, locale: RawBuilder<unknown>): RawBuilder<TextInLanguage> {
  return sql`case
    when ${text} ? ${locale}::text then json_build_object('text', ${text} ->> ${locale}::text, 'locale', ${locale}::text)
    when ${text} is not null then
      json_build_object('text', ${text} ->> (${text} ->> 'source'), 'locale', ${text} ->> 'source') end`;
}

/** A picture as it is stored; `pictureIn` translates it for a reader. */
export type StoredPicture = (Picture & { alt: LocalizedText | null }) | null;

/** The picture of this id, once a moderator has approved it. */
export function pictureJson(id: RawBuilder<unknown>): RawBuilder<StoredPicture> {
  return sql`(
    select json_build_object('key', media.key, 'width', media.width, 'height', media.height, 'alt', media.alt)
    from media where media.id = ${id} and media.state = 'shown')`;
}

export function pictureIn(picture: StoredPicture, locale: Locale): ShownPicture | null {
  return picture && { ...picture, alt: textIn(picture.alt, locale) };
}

/** The row of `city` in the requested language. */
export function cityJson(locale: RawBuilder<unknown>): RawBuilder<PlaceOfShop["city"]> {
  return sql`json_build_object('slug', city.slug, 'name', coalesce(
    (select city_name.name from city_name where city_name.city_id = city.id and city_name.locale = ${locale}),
    city.name))`;
}

/** The rows of `shop` and `city` as a place. */
export function placeJson(locale: RawBuilder<unknown>): RawBuilder<PlaceOfShop> {
  return sql`json_build_object('slug', shop.slug, 'name', shop.name, 'city', ${cityJson(locale)})`;
}

/** Active shops, and temporarily closed ones. */
export const isToBeFound = sql<boolean>`shop.status in ('active', 'temporarilyClosed')`;
