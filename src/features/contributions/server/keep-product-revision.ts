import type { CorrectedFact, Correction } from "#features/products/correction.ts";
import type { CorrectedColumns } from "#features/products/server/corrected-columns.ts";
import type { FactOwner } from "#features/products/server/save-corrections.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** What a contribution takes the place of: the columns of a fact, and whose word they were; null for the catalogue's. */
export interface StoodBefore {
  columns: Partial<CorrectedColumns>;
  correction: Pick<Correction, "source" | "observedOn"> | null;
}

interface Revision extends FactOwner {
  changeId: number;
  fact: CorrectedFact;
  stood: StoodBefore;
  isTrial: boolean;
}

const insert = statement(
  "keep-product-revision",
  (db, p: Params<Omit<Revision, "stood"> & { stood: string }>) =>
    db.insertInto("product_revision").values({
      product_id: p.productId,
      strain_id: p.strainId,
      change_id: p.changeId,
      fact: p.fact,
      stood: p.stood,
      is_trial: p.isTrial,
    }),
);

/** Keeps what stood of a product or its strain before a contribution. */
export async function keepProductRevision(tx: Database, { stood, ...revision }: Revision): Promise<void> {
  await insert.run(tx, { ...revision, stood: JSON.stringify(stood) });
}
