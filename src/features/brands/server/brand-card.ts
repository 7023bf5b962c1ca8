import { type RawBuilder, sql } from "kysely";
import { pictureJson } from "#features/media/server/shown-photos.ts";
import type { BrandCard } from "../brand.ts";

/** A `BrandCard` from `brand`. */
export const brandCardJson: RawBuilder<BrandCard> = sql`json_build_object(
  'id', brand.id, 'slug', brand.slug, 'name', brand.name, 'kind', brand.kind, 'isSample', brand.is_sample,
  'isLicensedGrower', brand.is_licensed_grower,
  'productCount', (select count(*) from product where product.brand_id = brand.id and product.status = 'active'),
  'strainCount', (select count(*) from strain where strain.breeder_id = brand.id and strain.merged_into_id is null),
  'rating', (select hundredths / 100::float8 from rating where target_type = 'brand' and target_id = brand.id),
  'reviewCount', coalesce(
    (select review_count from rating where target_type = 'brand' and target_id = brand.id), 0),
  'logo', ${pictureJson(sql`brand.logo_id`)})`;
