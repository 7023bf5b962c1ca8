import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { FactGroup, Provenance } from "../facts.ts";
import { provenanceJson } from "./listing-sql.ts";
import type { DepartmentHours, FactColumns } from "./fact-columns.ts";

/** A shop with what is known of it and from whom. */
export interface KnownShop {
  id: number;
  slug: string;
  columns: FactColumns;
  departments: DepartmentHours[];
  facts: Partial<Record<FactGroup, Provenance>>;
}

const knownFacts = statement(
  "known-shop-facts",
  (_, p: Params<{ shopIds: number[] }>) => sql<KnownShop>`
    select shop.id, shop.slug,
      json_build_object(
        'name', shop.name, 'kind', shop.kind, 'street', shop.street, 'house_number', shop.house_number,
        'postcode', shop.postcode, 'city_id', shop.city_id, 'municipality_id', shop.municipality_id,
        'latitude', shop.latitude, 'longitude', shop.longitude, 'former_names', shop.former_names,
        'phone', shop.phone, 'website', shop.website, 'email', shop.email, 'socials', shop.socials,
        'opening_hours', shop.opening_hours, 'residents', shop.residents,
        'id_check', shop.id_check, 'minimum_age', shop.minimum_age, 'membership', shop.membership,
        'amenities_present', shop.amenities_present, 'amenities_absent', shop.amenities_absent,
        'wheelchair', shop.wheelchair, 'step_height_cm', shop.step_height_cm,
        'smoking', shop.smoking, 'vaporizer', shop.vaporizer, 'terrace', shop.terrace,
        'drink_required', shop.drink_required) as columns,
      (select coalesce(json_agg(json_build_object(
          'department', shop_department.department, 'openingHours', shop_department.opening_hours)
          order by shop_department.department), '[]')
        from shop_department where shop_department.shop_id = shop.id) as departments,
      (select coalesce(json_object_agg(fact.fact_group, ${provenanceJson("fact")}), '{}')
        from shop_fact as fact where fact.shop_id = shop.id) as facts
    from shop
    where shop.id = any(${p.shopIds}::bigint[])`,
);

export async function knownShopFacts(tx: Database, shopIds: number[]): Promise<Map<number, KnownShop>> {
  const shops = await knownFacts.all(tx, { shopIds });
  return new Map(shops.map((shop) => [shop.id, shop]));
}
