import { type Expression, type RawBuilder, sql } from "kysely";
import type { Municipality } from "../municipality.ts";

/** The name of the row of `municipality` in a language: that of its place of the same name, where that has one. */
export const municipalityName = (locale: string | Expression<string>): RawBuilder<string> => sql`coalesce(
  (select city_name.name
    from city as namesake join city_name on city_name.city_id = namesake.id
    where namesake.slug = municipality.slug and city_name.locale = ${locale}),
  municipality.name)`;

/** The row of `municipality` in the shape that pages know, for use inside a larger statement. */
export const municipalityJson = (
  locale: string | Expression<string>,
): RawBuilder<Municipality> => sql`json_build_object(
  'id', municipality.id,
  'code', municipality.code,
  'slug', municipality.slug,
  'name', ${municipalityName(locale)},
  'province', municipality.province,
  'officialCoffeeshopCount', case when municipality.official_coffeeshop_count is not null then json_build_object(
    'count', municipality.official_coffeeshop_count,
    'year', municipality.official_count_year,
    'source', municipality.official_count_source) end,
  'latestCount', case when municipality.latest_coffeeshop_count is not null then json_build_object(
    'count', municipality.latest_coffeeshop_count,
    'source', municipality.latest_count_source,
    'observedOn', municipality.latest_count_observed_on) end,
  'mostAllowed', case when municipality.max_coffeeshop_count is not null then json_build_object(
    'count', municipality.max_coffeeshop_count,
    'source', municipality.max_count_source,
    'observedOn', municipality.max_count_observed_on) end,
  'isWietproef', municipality.is_wietproef,
  'residents', json_build_object(
    'rule', municipality.residents,
    'source', municipality.residents_source,
    'observedOn', municipality.residents_observed_on))`;
