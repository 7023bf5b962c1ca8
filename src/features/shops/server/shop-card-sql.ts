import { type RawBuilder, sql } from "kysely";
import { LISTED_STATUSES, type ShopCard, type ShopKind, type ShopStatus, TOLERATED_KINDS } from "../shop.ts";

/** The columns of a `ShopCard`, from the tables of `shopCardTables`. Distances are added afterwards, see with-distance.ts. */
export type ShopCardRow = Omit<ShopCard, "distanceMetres">;

function anyOf(words: readonly (ShopKind | ShopStatus)[]): RawBuilder<unknown> {
  return sql`(${sql.join(words.map((word) => sql.lit(word)))})`;
}

export const isTolerated = sql<boolean>`shop.kind in ${anyOf(TOLERATED_KINDS)}`;

export const isListed = sql<boolean>`shop.status in ${anyOf(LISTED_STATUSES)}`;

/** The same rule as `accessOf` in access.ts, for filtering and counting. */
export const residentsRule = sql<string>`
  case when shop.residents = 'unknown' and ${isTolerated} then municipality.residents else shop.residents end`;

/** A `Provenance` from the row of `shop_fact` called so. */
export const provenanceJson = (fact: string) => sql`json_build_object(
  'source', ${sql.ref(`${fact}.source`)},
  'observedOn', ${sql.ref(`${fact}.observed_on`)},
  'confidence', ${sql.ref(`${fact}.confidence`)},
  'confirmationCount', ${sql.ref(`${fact}.confirmation_count`)},
  'confirmedAt', ${sql.ref(`${fact}.confirmed_at`)})`;

export const shopCardColumns = sql`
  shop.id, shop.slug, shop.name, shop.kind, shop.status, shop.is_sample as "isSample",
  shop.street, shop.house_number as "houseNumber", shop.postcode,
  json_build_object('slug', city.slug, 'name', coalesce(city_name.name, city.name)) as city,
  shop.latitude, shop.longitude, ${residentsRule} as residents, shop.wheelchair,
  shop.rating_hundredths / 100::float8 as rating, shop.review_count as "reviewCount",
  ${provenanceJson("listing")} as listing`;

/** What follows `from shop`. */
export function shopCardTables(locale: unknown): RawBuilder<unknown> {
  return sql`
    join city on city.id = shop.city_id
    join municipality on municipality.id = shop.municipality_id
    join shop_fact as listing on listing.shop_id = shop.id and listing.fact_group = 'listing'
    left join city_name on city_name.city_id = city.id and city_name.locale = ${locale}`;
}
