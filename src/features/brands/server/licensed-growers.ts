import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { LicensedGrower } from "../licensed-grower.ts";

const growers = statement(
  "licensed-growers",
  () => sql<LicensedGrower>`
    select slug, name, note, observed_on as "observedOn"
    from brand where is_licensed_grower and status = 'active'
    order by sort_name, id`,
  { isRead: true },
);

/** The licensed growers of the experiment by the alphabet: no other order would be neutral. */
export function licensedGrowers(database: Database): Promise<LicensedGrower[]> {
  return growers.all(database);
}
