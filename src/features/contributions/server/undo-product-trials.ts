import { sql } from "kysely";
import { lockCatalogue } from "#features/products/server/lock-catalogue.ts";
import { type FactOwner, saveCorrections } from "#features/products/server/save-corrections.ts";
import type { CorrectedFact } from "#features/products/correction.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { StoodBefore } from "./keep-product-revision.ts";

// Of each fact the earliest of the trials after which nobody real has said anything.
const lastTrials = statement(
  "last-product-trials",
  () => sql<FactOwner & { fact: CorrectedFact; stood: StoodBefore }>`
    select distinct on (trial.product_id, trial.strain_id, trial.fact)
      trial.product_id as "productId", trial.strain_id as "strainId", trial.fact, trial.stood
    from product_revision as trial
    where trial.is_trial and not exists (
      select from product_revision as later
      where later.id > trial.id and not later.is_trial and later.fact = trial.fact
        and later.product_id is not distinct from trial.product_id
        and later.strain_id is not distinct from trial.strain_id)
    order by trial.product_id, trial.strain_id, trial.fact, trial.id`,
);

const forgetTrials = statement("forget-product-trials", (db) =>
  db.deleteFrom("product_revision").where("is_trial", "=", true),
);

/** Puts back what stood of real products and strains before somebody invented said otherwise. To be called in a transaction. */
export async function undoProductTrials(tx: Database): Promise<void> {
  await lockCatalogue.run(tx);
  const trials = await lastTrials.all(tx);
  await saveCorrections(
    tx,
    trials.map(({ stood, ...fact }) => ({ ...fact, ...stood, changeId: null })),
  );
  await forgetTrials.run(tx);
}
