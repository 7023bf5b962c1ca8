import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const showAgain = statement("show-menu-again", (db, p: Params<{ shopId: number }>) =>
  db.updateTable("compliance_profile").set({ menu_hidden_at: null }).where("shop_id", "=", p.shopId),
);

/**
 * Takes back `hideMenu`: what the operator, the municipality and the country say holds again, and no more than that.
 */
export async function showMenuAgain(database: Database, { shopId }: { shopId: number }): Promise<void> {
  await showAgain.run(database, { shopId });
}
