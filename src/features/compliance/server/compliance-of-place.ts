import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import type { ComplianceProfile } from "../compliance.ts";

type PlaceCompliance = Pick<ComplianceProfile, "menu" | "prices">;

const profiles = statement(
  "compliance-of-places",
  () => sql<PlaceCompliance & { municipalityId: number | null }>`
    select place.municipality_id as "municipalityId",
      coalesce(place.menu, country.menu, fallback.menu) as menu,
      coalesce(place.prices, country.prices, fallback.prices) as prices
    from compliance_profile as fallback
    left join compliance_profile as country on country.country = 'NL'
    cross join lateral (
      select null::bigint as municipality_id, null::text as menu, null::text as prices
      union all
      select municipality_id, menu, prices from compliance_profile where municipality_id is not null
    ) as place
    where fallback.scope = 'default'`,
  { isRead: true },
);

interface Asked {
  /** Null for the whole country. */
  municipalityId: number | null;
  /** Where it may come from that was read before. */
  recall?: Recall;
}

/**
 * What holds for shops of a municipality that say nothing themselves, or of the whole country. It knows no shop and no
 * menu: what is said because of it cannot tell whether there is a hidden one.
 */
export async function complianceOfPlace(
  database: Database,
  { municipalityId, recall = readNow }: Asked,
): Promise<PlaceCompliance> {
  const found = await recall("compliance of places", {
    tables: ["compliance_profile"],
    read: async () => {
      const rows = await profiles.all(database);
      return new Map(rows.map(({ municipalityId: id, ...compliance }) => [id, compliance]));
    },
  });
  const compliance = found.get(municipalityId) ?? found.get(null);
  if (!compliance) throw new Error("There is no default compliance profile");
  return compliance;
}
