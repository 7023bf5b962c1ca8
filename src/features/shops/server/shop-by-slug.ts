import { sql } from "kysely";
import { municipalityJson } from "#features/places/server/municipality-json.ts";
import { isSlug } from "#features/places/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { amenityStates } from "../amenities.ts";
import { PUBLIC_STATUSES, type Shop } from "../shop.ts";
import { provenanceJson, shopCardColumns, shopCardTables } from "./shop-card-sql.ts";

interface ShopRow extends Omit<Shop, "amenities" | "distanceMetres"> {
  present: string[];
  absent: string[];
}

const shopOfSlug = statement(
  "shop-by-slug",
  (_, p: Slots<{ slug: string; locale: string; statuses: readonly string[] }>) => sql<ShopRow>`
    select ${shopCardColumns},
      shop.phone, shop.website, municipality.province, ${municipalityJson} as municipality,
      json_build_object(
        'residents', shop.residents,
        'idCheck', shop.id_check,
        'minimumAge', shop.minimum_age,
        'membership', shop.membership) as access,
      shop.amenities_present as present, shop.amenities_absent as absent, shop.step_height_cm as "stepHeightCm",
      (select json_object_agg(fact.fact_group, ${provenanceJson("fact")})
        from shop_fact as fact where fact.shop_id = shop.id) as facts,
      to_json(shop.created_at) as "createdAt", to_json(shop.updated_at) as "updatedAt"
    from shop
    ${shopCardTables(p.locale)}
    where shop.slug = ${p.slug} and shop.status = any(${p.statuses})`,
  { isRead: true },
);

/**
 * Everything that the page of a shop shows. Also of one that closed for good; drafts and the like have no page.
 * @throws NotFound
 */
export async function shopBySlug(
  database: Database,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<Shop> {
  const row = isSlug(slug)
    ? await shopOfSlug.first(database, { slug, locale, statuses: PUBLIC_STATUSES })
    : undefined;
  if (!row) throw new NotFound("shop");
  const { present, absent, ...shop } = row;
  return { ...shop, amenities: amenityStates(present, absent), distanceMetres: null };
}
