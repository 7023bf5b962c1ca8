import { sql } from "kysely";
import type { Municipality } from "../municipality.ts";

/** The row of `municipality` in the shape that pages know, for use inside a larger statement. */
export const municipalityJson = sql<Municipality>`json_build_object(
  'id', municipality.id,
  'code', municipality.code,
  'slug', municipality.slug,
  'name', municipality.name,
  'province', municipality.province,
  'officialCoffeeshopCount', case when municipality.official_coffeeshop_count is not null then json_build_object(
    'count', municipality.official_coffeeshop_count,
    'year', municipality.official_count_year,
    'source', municipality.official_count_source) end,
  'isWietproef', municipality.is_wietproef,
  'residents', json_build_object(
    'rule', municipality.residents,
    'source', municipality.residents_source,
    'observedOn', municipality.residents_observed_on))`;
