import { type RawBuilder, sql } from "kysely";

/** The unbranded weed of a strain, by which people choose it; no row while it has none. */
export const weedOfStrain = (strainId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select same.id, same.slug, same.status, same.shop_count from product as same
  where same.strain_id = ${strainId} and same.brand_id is null and same.type = 'weed' and same.status <> 'merged'
  order by same.source in ('kushy', 'own') desc, same.id limit 1`;
