import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { NamedFacetValue } from "../product-list.ts";
import type { CountedId } from "./counted-ids.ts";

interface NameRow {
  id: number;
  slug: string;
  name: string;
}

interface NameRows {
  brands: NameRow[];
  cities: NameRow[];
}

/** One JSON for each: parsing many rows costs the driver more than the query costs the database. */
const namesOfIds = statement(
  "facet-names",
  (_, p: Params<{ brandIds: number[]; cityIds: number[]; locale: string }>) => sql<NameRows>`
    select
      (
        select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name)), '[]')
        from brand where id = any(${p.brandIds}::bigint[]) and status = 'active'
      ) as brands,
      (
        select coalesce(json_agg(json_build_object(
          'id', city.id, 'slug', city.slug, 'name', coalesce(city_name.name, city.name))), '[]')
        from city
        left join city_name on city_name.city_id = city.id and city_name.locale = ${p.locale}
        where city.id = any(${p.cityIds}::bigint[])
      ) as cities`,
  { isRead: true },
);

interface CountedFacets {
  brands: CountedId[];
  cities: CountedId[];
  locale: Locale;
}

/** The names of the counted brands and cities; hidden ones are omitted. */
export async function facetNames(
  database: Database,
  { brands, cities, locale }: CountedFacets,
): Promise<{ brand: NamedFacetValue[]; city: NamedFacetValue[] }> {
  if (brands.length + cities.length === 0) return { brand: [], city: [] };
  const idsOf = (counted: CountedId[]) => counted.map(({ id }) => id);
  const rows = await namesOfIds.first(database, { brandIds: idsOf(brands), cityIds: idsOf(cities), locale });
  return { brand: named(brands, rows?.brands), city: named(cities, rows?.cities) };
}

function named(counted: CountedId[], rows: NameRow[] = []): NamedFacetValue[] {
  const names = new Map(rows.map((row) => [row.id, row]));
  return counted.flatMap(({ id, count, isChosen }) => {
    const row = names.get(id);
    return row ? [{ value: row.slug, name: row.name, count, isChosen }] : [];
  });
}
