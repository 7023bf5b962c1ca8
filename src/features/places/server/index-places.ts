import { sql } from "kysely";
import type { SearchItem } from "#features/search/search-item.ts";
import { indexItems } from "#features/search/server/index-items.ts";
import { removeItems } from "#features/search/server/remove-items.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";

interface CityRow {
  id: number;
  slug: string;
  name: string;
  province: string;
  municipality: string;
  population: number | null;
  hasShops: boolean;
  names: Partial<Record<Locale, string>>;
  aliases: string[];
  isSample: boolean;
}

/** Null for all. */
type Cities = Params<{ cityIds: number[] | null }>;

const citiesToFind = statement(
  "cities-to-find",
  (_, p: Cities) => sql<CityRow>`
    select city.id, city.slug, city.name, municipality.province, municipality.name as municipality, city.population,
      city.is_sample as "isSample",
      city.has_shops as "hasShops",
      coalesce(jsonb_object_agg(city_name.locale, city_name.name) filter (where city_name.locale is not null), '{}') as names,
      coalesce(array_agg(city_name.name) filter (where city_name.id is not null and city_name.locale is null), '{}') as aliases
    from city
    join municipality on municipality.id = city.municipality_id
    left join city_name on city_name.city_id = city.id
    where ${p.cityIds}::bigint[] is null or city.id = any(${p.cityIds}::bigint[])
    group by city.id, municipality.id
    order by city.id`,
);

interface MunicipalityRow {
  id: number;
  slug: string;
  name: string;
  province: string;
  population: number;
  /** Its address is that of a city. */
  isCity: boolean;
  hasShops: boolean;
}

const municipalitiesToFind = statement(
  "municipalities-to-find",
  (_, p: Cities) => sql<MunicipalityRow>`
    select id, slug, name, province,
      (select coalesce(sum(population), 0) from city where municipality_id = municipality.id) as population,
      exists (select from city where city.slug = municipality.slug) as "isCity",
      exists (select from city where city.municipality_id = municipality.id and has_shops) as "hasShops"
    from municipality
    where ${p.cityIds}::bigint[] is null
      or id in (select municipality_id from city where city.id = any(${p.cityIds}::bigint[]))
    order by id`,
);

/**
 * Indexes every city, or these ones, by each of its names, and the municipalities that have a page of their own. To be called in the
 * transaction that changes a name, or which cities have shops.
 */
export async function indexPlaces(
  tx: Database,
  { cityIds = null }: { cityIds?: number[] | null } = {},
): Promise<void> {
  const cities = await citiesToFind.all(tx, { cityIds });
  const municipalities = await municipalitiesToFind.all(tx, { cityIds });
  const namesakes = municipalities.filter(({ isCity }) => isCity).map(({ id }) => id);
  await removeItems(tx, { entity: "municipality", entityIds: namesakes });
  await indexItems(tx, [
    ...municipalities.filter(({ isCity }) => !isCity).map(municipalityItem),
    ...cities.map(cityItem),
  ]);
}

function municipalityItem(municipality: MunicipalityRow): SearchItem {
  const { id, slug, name, province, population, hasShops } = municipality;
  return {
    kind: hasShops ? "cities" : "towns",
    entity: "municipality",
    entityId: id,
    url: slug,
    name,
    place: province,
    type: "municipality",
    weight: population,
  };
}

function cityItem({
  id,
  slug,
  name,
  province,
  municipality,
  population,
  hasShops,
  names,
  aliases,
  isSample,
}: CityRow): SearchItem {
  return {
    // The invented town has invented shops.
    kind: hasShops || isSample ? "cities" : "towns",
    entity: "city",
    entityId: id,
    url: slug,
    name,
    names,
    aliases,
    placeNames: [municipality],
    place: province,
    isSample,
    weight: population ?? 0,
  };
}
