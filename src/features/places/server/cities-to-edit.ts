import { sql } from "kysely";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import type { CITY_LIST } from "../city-fields.ts";
import type { CityShown, CityToEdit, CityValues } from "../city-to-edit.ts";

type CitySort = (typeof CITY_LIST.sorts)[number];
type CityFilter = keyof typeof CITY_LIST.filters;

export type CityListQuery = ListQuery<CitySort, CityFilter>;

interface CityRow extends Omit<CityShown, "changedAt"> {
  id: number;
  values: CityValues;
  changedAt: Date | null;
}

const shopCount = sql`(
  select count(*) from shop
  where shop.city_id = city.id and shop.status in ('active', 'temporarilyClosed'))::integer`;

/** The oldest of what is known of a municipality's rules. */
const rulesOn = sql`least(municipality.residents_observed_on, municipality.opening_window_observed_on,
  municipality.school_distance_observed_on, municipality.policy_observed_on)`;

const citiesOfIds = statement(
  "cities-to-edit",
  (_, p: Params<{ ids: readonly number[] }>) => sql<CityRow>`
    select city.id, city.slug, city.is_sample as "isSample", municipality.name as municipality, municipality.province,
      city.latitude, city.longitude, city.population, ${shopCount} as "shopCount",
      (select count(*) - 1 from city as neighbour where neighbour.municipality_id = municipality.id)::integer
        as "neighbourCount",
      ${rulesOn} as "rulesOn", city.edited_at as "changedAt",
      json_build_object(
        'names', (
          select jsonb_build_object('source', 'nl', 'nl', city.name)
            || coalesce(jsonb_object_agg(named.locale, named.name) filter (where named.locale is not null), '{}')
          from city_name as named where named.city_id = city.id),
        'aliases', (
          select coalesce(json_agg(other.name order by other.id), '[]')
          from city_name as other where other.city_id = city.id and other.locale is null),
        'intro', city.intro,
        'residents', municipality.residents, 'residentsSource', municipality.residents_source,
        'residentsObservedOn', municipality.residents_observed_on,
        'openingWindow', municipality.opening_window, 'openingWindowSource', municipality.opening_window_source,
        'openingWindowObservedOn', municipality.opening_window_observed_on,
        'schoolDistanceMetres', municipality.school_distance_metres,
        'schoolDistanceSource', municipality.school_distance_source,
        'schoolDistanceObservedOn', municipality.school_distance_observed_on,
        'policy', municipality.policy, 'policySource', municipality.policy_source,
        'policyObservedOn', municipality.policy_observed_on,
        'officialCount', municipality.official_coffeeshop_count, 'officialCountYear', municipality.official_count_year,
        'officialCountSource', municipality.official_count_source,
        'latestCount', municipality.latest_coffeeshop_count, 'latestCountSource', municipality.latest_count_source,
        'latestCountObservedOn', municipality.latest_count_observed_on,
        'mostAllowed', municipality.max_coffeeshop_count, 'mostAllowedSource', municipality.max_count_source,
        'mostAllowedObservedOn', municipality.max_count_observed_on,
        'zones', municipality.no_smoking_zones) as values
    from city join municipality on municipality.id = city.municipality_id
    where city.id = any (${p.ids}::bigint[])`,
  { isRead: true },
);

/**
 * A city with the rules of its municipality, which other cities may share; undefined for none.
 * @throws NotAllowed for whoever is no admin
 */
export async function cityToEdit(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<CityToEdit | undefined> {
  asAdmin(member);
  const row = await citiesOfIds.first(database, { ids: [id] });
  return row && editedCity(row);
}

/** Its counts are no part of `rev`: a shop that opens meanwhile changes nothing of what is edited. */
function editedCity({ id, values, changedAt, ...shown }: CityRow): CityToEdit {
  const { slug, isSample, municipality, province } = shown;
  const rev = revOf({ ...values, slug, isSample, municipality, province });
  return { id, rev, values, shown: { ...shown, changedAt: changedAt?.toISOString() ?? null } as CityShown };
}

interface Asked {
  q: string;
  shops: string | null;
  intro: string | null;
  rules: string | null;
}

const introLanguages = sql`(select count(*) from jsonb_object_keys(city.intro) as word where word <> 'source')`;

const cityList = editedList<CitySort, Asked>({
  things: "cities",
  from: sql`city join municipality on municipality.id = city.municipality_id`,
  id: sql`city.id`,
  isTheirs: () => sql`true`,
  isAsked: (p) => sql`
    (${p.shops}::text is null or (${shopCount} > 0) = (${p.shops}::text = 'with'))
    and case ${p.intro}::text
      when 'none' then city.intro is null
      when 'some' then ${introLanguages} between 1 and ${sql.lit(LOCALES.length - 1)}
      when 'all' then ${introLanguages} = ${sql.lit(LOCALES.length)}
      else true end
    and case ${p.rules}::text
      when 'none' then ${rulesOn} is null
      when 'old' then ${rulesOn} < to_char(now() - interval '1 year', 'YYYY-MM-DD') collate "C"
      when 'fresh' then ${rulesOn} >= to_char(now() - interval '1 year', 'YYYY-MM-DD') collate "C"
      else true end
    and (strpos(lower(city.name), lower(${p.q})) > 0 or strpos(lower(municipality.name), lower(${p.q})) > 0
      or exists (
        select from city_name
        where city_name.city_id = city.id and strpos(lower(city_name.name), lower(${p.q})) > 0))`,
  orders: {
    name: sql`city.sort_name`,
    population: sql`city.population`,
    shops: shopCount,
    rules: rulesOn,
    changed: sql`city.edited_at`,
  },
});

/**
 * A page of the cities, found by any of their names and by their municipality.
 * @throws NotAllowed for whoever is no admin
 */
export async function citiesToEdit(
  database: Database,
  member: Member,
  query: CityListQuery & { size?: number },
) {
  asAdmin(member);
  const { shops = null, intro = null, rules = null } = query.filters;
  return cityList.page(database, { q: query.q, shops, intro, rules }, query, async (ids) =>
    (await citiesOfIds.all(database, { ids })).map(editedCity),
  );
}
