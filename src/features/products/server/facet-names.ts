import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type Recall, readNow } from "#platform/recall.ts";
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

interface Wanted {
  /** Conditions on `brand` and on `city`. */
  brands: RawBuilder<unknown>;
  cities: RawBuilder<unknown>;
  locale: RawBuilder<unknown>;
}

/** One JSON for each: a row of its own costs the driver more than the database. */
const namesThat = ({ brands, cities, locale }: Wanted) => sql<NameRows>`
  select
    (
      select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name)), '[]')
      from brand where ${brands} and status = 'active'
    ) as brands,
    (
      select coalesce(json_agg(json_build_object(
        'id', city.id, 'slug', city.slug, 'name', coalesce(city_name.name, city.name))), '[]')
      from city
      left join city_name on city_name.city_id = city.id and city_name.locale = ${locale}
      where ${cities}
    ) as cities`;

const namesOfIds = statement(
  "facet-names",
  (_, p: Slots<{ brandIds: number[]; cityIds: number[]; locale: string }>) =>
    namesThat({
      brands: sql`id = any(${p.brandIds}::bigint[])`,
      cities: sql`city.id = any(${p.cityIds}::bigint[])`,
      locale: sql`${p.locale}`,
    }),
  { isRead: true },
);

const allNames = statement(
  "all-facet-names",
  (_, p: Slots<{ locale: string }>) =>
    namesThat({ brands: sql`true`, cities: sql`true`, locale: sql`${p.locale}` }),
  { isRead: true },
);

interface Counted {
  brands: CountedId[];
  cities: CountedId[];
  locale: Locale;
  /** Where the names may come from that were read before. */
  recall?: Recall;
}

/** What the brands and cities that were counted are called; one that is not shown to anybody is left out. */
export async function facetNames(
  database: Database,
  { brands, cities, locale, recall = readNow }: Counted,
): Promise<{ brand: NamedFacetValue[]; city: NamedFacetValue[] }> {
  if (brands.length + cities.length === 0) return { brand: [], city: [] };
  const idsOf = (counted: CountedId[]) => counted.map(({ id }) => id);
  const names = recall.remembers()
    ? await namesForEverybody(database, { locale, recall })
    : byId(await namesOfIds.first(database, { brandIds: idsOf(brands), cityIds: idsOf(cities), locale }));
  return { brand: named(brands, names.brands), city: named(cities, names.cities) };
}

type Names = Record<keyof NameRows, ReadonlyMap<number, NameRow>>;

/** Whoever asks for the first reads those of all for everybody. */
function namesForEverybody(
  database: Database,
  { locale, recall }: { locale: Locale; recall: Recall },
): Promise<Names> {
  return recall(`names of facets ${locale}`, {
    tables: ["brand", "city", "city_name"],
    read: async () => byId(await allNames.first(database, { locale })),
  });
}

function byId(rows: NameRows | undefined): Names {
  const mapOf = (named: NameRow[] = []) => new Map(named.map((row) => [row.id, row]));
  return { brands: mapOf(rows?.brands), cities: mapOf(rows?.cities) };
}

function named(counted: CountedId[], names: ReadonlyMap<number, NameRow>): NamedFacetValue[] {
  return counted.flatMap(({ id, count, isChosen }) => {
    const row = names.get(id);
    return row ? [{ value: row.slug, name: row.name, count, isChosen }] : [];
  });
}
