import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { LicensedGrower } from "../licensed-grower.ts";

const growers = statement(
  "licensed-growers",
  () => sql<LicensedGrower>`
    select brand.slug, brand.name, brand.note, brand.observed_on as "observedOn",
      case when sighting.brand_id is not null then json_build_object(
        'status', sighting.status,
        'place', sighting.place,
        'source', sighting.source,
        'observedOn', sighting.observed_on) end as sighting
    from brand
    left join grower_sighting as sighting on sighting.brand_id = brand.id
    where is_licensed_grower and brand.status = 'active'
    order by sort_name, brand.id`,
  { isRead: true },
);

/** The licensed growers of the experiment by the alphabet: no other order would be neutral. */
export function licensedGrowers(database: Database): Promise<LicensedGrower[]> {
  return growers.all(database);
}
