import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { BrandKind } from "../brand.ts";

export interface KnownBrand {
  id: number;
  slug: string;
  name: string;
  kind: BrandKind;
  isSample: boolean;
  isLicensedGrower: boolean;
}

const lock = statement("lock-brands", () => sql`lock table brand in share row exclusive mode`);

const brands = statement("known-brands", (db) =>
  db
    .selectFrom("brand")
    .select(["id", "slug", "name", "kind", "is_sample as isSample", "is_licensed_grower as isLicensedGrower"])
    .$castTo<KnownBrand>(),
);

/** One import at a time: slugs are chosen among those that are free. Readers are not blocked. */
export async function lockBrands(tx: Database): Promise<void> {
  await lock.run(tx);
}

/** All of them, merged and hidden ones too, whose slugs stay taken. */
export async function knownBrands(tx: Database): Promise<KnownBrand[]> {
  return brands.all(tx);
}
