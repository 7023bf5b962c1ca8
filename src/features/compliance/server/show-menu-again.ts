import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const showAgain = statement("show-menu-again", (db, p: Params<{ shopId: number }>) =>
  db.updateTable("compliance_profile").set({ menu_hidden_at: null }).where("shop_id", "=", p.shopId),
);

/** Undoes `hideMenu`: the profiles of operator, municipality and country apply again, and nothing else changes. */
export async function showMenuAgain(database: Database, { shopId }: { shopId: number }): Promise<void> {
  await showAgain.run(database, { shopId });
}
