import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { shared } from "#platform/shared-cache/shared-cache.ts";
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

const compliances = shared("compliance of places", {
  tables: ["compliance_profile"],
  async load(database): Promise<ReadonlyMap<number | null, PlaceCompliance>> {
    const rows = await profiles.all(database);
    return new Map(rows.map(({ municipalityId, ...compliance }) => [municipalityId, compliance]));
  },
});

interface CompliancePlace {
  /** Null for the whole country. */
  municipalityId: number | null;
}

/**
 * The rules for shops of a municipality without a profile of their own, or of the whole country. It reads no shop and no menu, so
 * a notice based on it cannot reveal whether there is a hidden one.
 */
export async function complianceOfPlace(
  database: Database,
  { municipalityId }: CompliancePlace,
): Promise<PlaceCompliance> {
  const byMunicipality = await compliances(database);
  const compliance = byMunicipality.get(municipalityId) ?? byMunicipality.get(null);
  if (!compliance) throw new Error("There is no default compliance profile");
  return compliance;
}
