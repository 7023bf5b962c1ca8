import { sql } from "kysely";
import { saveRows } from "#platform/database/save-rows.ts";
import { sortName } from "#platform/text/sort-name.ts";
import type { Database } from "#platform/database/database.ts";
import type { BrandKind, BrandSource } from "../brand.ts";

/** A brand in a file. */
export interface SourcedBrand {
  slug: string;
  name: string;
  kind: BrandKind;
  isSample: boolean;
  isLicensedGrower: boolean;
  /** A name it had or trades under. */
  note: string | null;
  website: string | null;
  description: Record<string, string> | null;
  source: BrandSource;
  observedOn: string;
}

/** A file may update what it imported itself, never what another source says of the same brand, nor what an admin has merged. */
const saveRowsOfBrands = saveRows("save-brands", {
  table: "brand",
  key: ["slug"],
  once: ["is_sample", "status"],
  columns: [
    "name",
    "sort_name",
    "kind",
    "is_licensed_grower",
    "note",
    "website",
    "description",
    "source",
    "observed_on",
  ],
  changedAt: "updated_at",
  changeWhere: sql`brand.source = excluded.source and brand.merged_into_id is null
    and not exists (select from brand as merged where merged.merged_into_id = brand.id)`,
});

/**
 * Adds the brands that are new and corrects those of the same source that differ, identified by their slug. To be called in a
 * transaction; ranks and search are the caller's (`storeBrandRanks`, `indexBrands`).
 * @returns the ids of what was written
 */
export async function saveBrands(tx: Database, brands: SourcedBrand[]): Promise<number[]> {
  const saved = await saveRowsOfBrands.all(tx, { rows: JSON.stringify(brands.map(recordOf)) });
  return saved.map(({ id }) => id);
}

function recordOf(brand: SourcedBrand) {
  return {
    slug: brand.slug,
    is_sample: brand.isSample,
    status: "active",
    name: brand.name,
    sort_name: sortName(brand.name),
    kind: brand.kind,
    is_licensed_grower: brand.isLicensedGrower,
    note: brand.note,
    website: brand.website,
    description: brand.description,
    source: brand.source,
    observed_on: brand.observedOn,
  };
}
