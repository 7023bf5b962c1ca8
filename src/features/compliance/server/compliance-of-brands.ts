import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { BrandCompliance, BrandPage } from "../compliance.ts";
import { areBrandsIndexable, brandsProfile } from "./indexable-sql.ts";

const profile = statement(
  "compliance-of-brands",
  () => sql<{ brandPage: BrandPage; isIndexable: boolean }>`
    select brands."brandPage", ${areBrandsIndexable} as "isIndexable" from (${brandsProfile}) as brands`,
  { isRead: true },
);

/** What pages of brands may show; see `brandPageOf` for one brand. */
export async function complianceOfBrands(database: Database): Promise<BrandCompliance> {
  const row = await profile.first(database);
  if (!row) throw new Error("There is no default compliance profile");
  return row;
}
