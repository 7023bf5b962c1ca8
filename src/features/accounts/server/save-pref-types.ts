import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PrefType } from "../pref-types.ts";
import type { Member } from "./members.ts";

const updatePrefTypes = statement(
  "update-pref-types",
  (db, p: Params<{ accountId: number; prefTypes: PrefType[] }>) =>
    db.updateTable("account").set({ pref_types: p.prefTypes }).where("id", "=", p.accountId),
);

/** The types of products that somebody likes to see: none means all. */
export async function savePrefTypes(
  database: Database,
  { accountId }: Member,
  prefTypes: PrefType[],
): Promise<void> {
  await updatePrefTypes.run(database, { accountId, prefTypes });
}
