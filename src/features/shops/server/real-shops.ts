import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Provenance } from "../facts.ts";
import type { ShopStatus } from "../shop.ts";
import { provenanceJson } from "./listing-sql.ts";
import type { Placed } from "./match-shops.ts";

/** A shop as imports look for it. */
export interface RealShop extends Placed {
  id: number;
  slug: string;
  name: string;
  sourceKey: string | null;
  osmId: string | null;
  /** Of shops that became part of it: what a file says of them is about this one. */
  parts: { sourceKey: string | null; osmId: string | null }[];
  status: ShopStatus;
  postcode: string | null;
  cityId: number;
  municipalityId: number;
  /** Where name, address and position come from. */
  listing: Provenance;
}

/** The keys of shops that people told us of begin with it. */
export const SUGGESTED_KEY = "change-";

const allRealShops = statement(
  "real-shops-to-match",
  () => sql<RealShop>`
    select shop.id, slug, name, former_names as "formerNames", kind, source_key as "sourceKey", osm_id as "osmId", status,
      (select coalesce(json_agg(json_build_object('sourceKey', part.source_key, 'osmId', part.osm_id) order by part.id), '[]')
        from shop as part where part.merged_into_id = shop.id) as parts,
      street, house_number as "houseNumber", postcode, city_id as "cityId", municipality_id as "municipalityId",
      latitude, longitude, coalesce(starts_with(source_key, ${sql.lit(SUGGESTED_KEY)}), false) as "isPlaceGuessed",
      ${provenanceJson("shop_fact")} as listing
    from shop
    join shop_fact on shop_fact.shop_id = shop.id and fact_group = 'listing'
    where not is_sample and merged_into_id is null
    order by shop.id`,
);

/** All shops that are not invented, also those that closed; of several that are one the one that stayed. */
export async function realShops(tx: Database): Promise<RealShop[]> {
  return allRealShops.all(tx);
}
