import { type RawBuilder, sql } from "kysely";
import { areBrandsIndexable } from "#features/compliance/server/indexable-sql.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { DealCard } from "../deal.ts";
import { textOf } from "#features/news/text-of.ts";
import {
  isToBeFound,
  pictureIn,
  pictureJson,
  placeJson,
  type StoredPicture,
} from "#features/news/server/news-sql.ts";

export interface DealCardRow extends Omit<DealCard, "title" | "picture"> {
  title: LocalizedText;
  picture: StoredPicture;
}

/** The row of `deal` with its `brand` as a card. Shops where such deals are not allowed are omitted. */
export function dealCardJson(locale: RawBuilder<unknown>): RawBuilder<DealCardRow> {
  return sql`json_build_object(
    'id', deal.id, 'slug', deal.slug, 'title', deal.title, 'kind', deal.kind, 'category', deal.category,
    'wasCents', deal.was_cents, 'nowCents', deal.now_cents, 'validFrom', deal.valid_from, 'validTo', deal.valid_to,
    'isSponsored', deal.is_sponsored, 'isSample', deal.is_sample,
    'brand', json_build_object('id', brand.id, 'slug', brand.slug, 'name', brand.name),
    'shops', (
      select coalesce(json_agg(${placeJson(locale)} order by city.sort_name, shop.sort_name), '[]')
      from deal_shop
      join shop on shop.id = deal_shop.shop_id and ${isToBeFound}
      join shop_compliance on shop_compliance.shop_id = shop.id and deal.category = any (shop_compliance.deal_types)
      join city on city.id = shop.city_id
      where deal_shop.deal_id = deal.id),
    'picture', ${pictureJson(sql`deal.picture_id`)})`;
}

/** From the row of `deal`: indexable only with its brand and all shops it names. */
export const isDealIndexable = sql<boolean>`(${areBrandsIndexable} and not exists (
  select from deal_shop
  join shop_compliance on shop_compliance.shop_id = deal_shop.shop_id and not shop_compliance.is_indexable
  where deal_shop.deal_id = deal.id))`;

export function dealCardOf({ title, picture, ...card }: DealCardRow, locale: Locale): DealCard {
  return { ...card, title: textOf(title, locale), picture: pictureIn(picture, locale) };
}
