import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { ComplianceProfile } from "../compliance.ts";

type PlaceCompliance = Pick<ComplianceProfile, "menu" | "prices">;

const profile = statement(
  "compliance-of-place",
  (_, p: Slots<{ citySlug: string | null }>) => sql<PlaceCompliance>`
    select coalesce(local.menu, country.menu, fallback.menu) as menu,
      coalesce(local.prices, country.prices, fallback.prices) as prices
    from compliance_profile as fallback
    left join compliance_profile as country on country.country = 'NL'
    left join compliance_profile as local
      on local.municipality_id = (select municipality_id from city where slug = ${p.citySlug})
    where fallback.scope = 'default'`,
  { isRead: true },
);

/**
 * What holds for shops of a city that say nothing themselves, or of the whole country without one. It knows no shop and no
 * menu: what is said because of it cannot tell whether there is a hidden one.
 */
export async function complianceOfPlace(
  database: Database,
  { citySlug }: { citySlug: string | null },
): Promise<PlaceCompliance> {
  const row = await profile.first(database, { citySlug });
  if (!row) throw new Error("There is no default compliance profile");
  return row;
}
