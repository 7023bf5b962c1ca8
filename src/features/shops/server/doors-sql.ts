import { type RawBuilder, sql } from "kysely";
import type { Municipality } from "#features/places/municipality.ts";
import { LISTED_STATUSES, type Shop, TOLERATED_KINDS } from "../shop.ts";
import { provenanceJson } from "./listing-sql.ts";

/** What stands at the door of a coffeeshop, by its own word and by its municipality's. */
export interface DoorRow extends Pick<Shop, "slug" | "name" | "kind" | "status" | "access" | "facts"> {
  municipality: Pick<Municipality, "residents">;
}

/** A `DoorRow` from the tables of `doorTables`. */
export const doorColumns = sql`
  shop.slug, shop.name, shop.kind, shop.status,
  json_build_object(
    'residents', shop.residents,
    'idCheck', shop.id_check,
    'minimumAge', shop.minimum_age,
    'membership', shop.membership) as access,
  coalesce((select json_build_object('access', ${provenanceJson("fact")})
    from shop_fact as fact where fact.shop_id = shop.id and fact.fact_group = 'access'), '{}') as facts,
  json_build_object('residents', json_build_object(
    'rule', municipality.residents,
    'source', municipality.residents_source,
    'observedOn', municipality.residents_observed_on)) as municipality`;

export const doorTables = sql`shop join municipality on municipality.id = shop.municipality_id`;

const oneOf = (words: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(words.map((word) => sql.lit(word)))})`;

/** Samples have no door to stand at. */
export const hasDoor = sql<boolean>`
  shop.kind in ${oneOf(TOLERATED_KINDS)} and shop.status in ${oneOf(LISTED_STATUSES)} and not shop.is_sample`;

export const bestFirst = sql`shop.rank desc, shop.sort_name, shop.id`;
