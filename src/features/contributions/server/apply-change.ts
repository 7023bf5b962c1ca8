import { isFactGroup } from "#features/shops/facts.ts";
import { lockShops } from "#features/shops/server/save-shops.ts";
import type { ProductType } from "#features/products/product-types.ts";
import type { Database } from "#platform/database/database.ts";
import { applyFacts, doubtFacts } from "./apply-facts.ts";
import { applyMenuLine } from "./apply-menu-line.ts";
import { type ChangeRow, sourceOf } from "./change-rows.ts";
import { earn } from "./earn.ts";

/**
 * Makes a change so, and gives its author the points for it: an owner has none, who looks after what is theirs. To be called in a
 * transaction that has called `lockFor`.
 */
export async function applyChange(tx: Database, change: ChangeRow, { now }: { now: Date }): Promise<void> {
  const { id: changeId, shopId, fields, answered } = change;
  const isTrial = change.isSample && !change.isSampleShop;
  const common = { changeId, shopId, isTrial, source: sourceOf(change) };
  let productType: ProductType | null = null;
  if (change.type === "menu")
    productType = await applyMenuLine(tx, { ...common, ...change, seenAt: new Date(change.suggestedAt) });
  else if (fields.length > 0)
    await applyFacts(tx, { ...common, fields, observedOn: change.suggestedOn, now });
  else if (answered !== null && isFactGroup(answered)) await doubtFacts(tx, { ...common, group: answered });
  if (change.as === "owner") return;
  await earn(tx, {
    accountId: change.authorId,
    kind: answered === null ? "edit" : "fact",
    subject: `change/${changeId}`,
    productType,
  });
}

/** Before any row of the change is locked: whoever changes a shop waits for the one before. */
export async function lockFor(tx: Database, type: ChangeRow["type"]): Promise<void> {
  if (type === "shop") await lockShops.run(tx);
}
