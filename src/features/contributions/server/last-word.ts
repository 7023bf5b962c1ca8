import { type RawBuilder, sql } from "kysely";

/** Whether nobody real has said anything of the same part since, of a row `trial` of `revision`. */
export const hasLastWord: RawBuilder<boolean> = sql<boolean>`not exists (
  select from revision as later
  where later.target_type = trial.target_type and later.target_id = trial.target_id and later.part = trial.part
    and later.id > trial.id and not later.is_trial)`;
