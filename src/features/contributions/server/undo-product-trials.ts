import { sql } from "kysely";
import { lockCatalogue } from "#features/products/server/lock-catalogue.ts";
import { type FactOwner, saveCorrections } from "#features/products/server/save-corrections.ts";
import type { CorrectedFact } from "#features/products/correction.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { StoodBefore } from "./apply-product-facts.ts";
import { hasLastWord } from "./last-word.ts";

// Of each fact the earliest of the trials after which nobody real has said anything.
const lastTrials = statement(
  "last-product-trials",
  () => sql<FactOwner & { fact: CorrectedFact; stood: StoodBefore }>`
    select distinct on (trial.target_type, trial.target_id, trial.part)
      case trial.target_type when 'product' then trial.target_id end as "productId", trial.strain_id as "strainId",
      trial.part as fact, trial.stood
    from revision as trial
    where trial.is_trial and trial.target_type in ('product', 'strain') and ${hasLastWord}
      and (trial.target_type = 'strain' or exists (select from product where product.id = trial.target_id))
    order by trial.target_type, trial.target_id, trial.part, trial.id`,
);

/** Puts back what stood of real products and strains before somebody invented said otherwise. To be called in a transaction. */
export async function undoProductTrials(tx: Database): Promise<void> {
  await lockCatalogue.run(tx);
  const trials = await lastTrials.all(tx);
  await saveCorrections(
    tx,
    trials.map(({ stood, ...fact }) => ({ ...fact, ...stood, changeId: null })),
  );
}
