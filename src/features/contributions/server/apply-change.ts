import { isFactGroup } from "#features/shops/facts.ts";
import { lockShop, lockShops } from "#features/shops/server/save-shops.ts";
import { lockCatalogue } from "#features/products/server/lock-catalogue.ts";
import type { ProductType } from "#features/products/product-types.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { applyFacts, doubtFacts } from "./apply-facts.ts";
import { applyMenuLine } from "./apply-menu-line.ts";
import { applyNewShop } from "./apply-new-shop.ts";
import { applyProductFacts } from "./apply-product-facts.ts";
import { type ChangeRow, sourceOf } from "./change-rows.ts";
import { earn } from "./earn.ts";

interface Applying {
  now: Date;
  /** Of a shop that was missing, where an admin says so. */
  location?: Point | undefined;
}

/**
 * Makes a change so, and gives its author the points for it: an owner has none, who looks after what is theirs. Returns the id of its
 * shop. To be called in a transaction that has called `lockFor`.
 * @throws Conflict for a new shop that is listed by now; Invalid for what a product cannot be by now
 */
export async function applyChange(
  tx: Database,
  change: ChangeRow,
  { now, location }: Applying,
): Promise<number | null> {
  const { shopId, productType } = await makeSo(tx, change, { now, location });
  if (change.as === "owner") return shopId;
  await earn(tx, {
    accountId: change.authorId,
    kind: change.answered === null ? "edit" : "fact",
    subject: subjectOf(change),
    productType,
  });
  return shopId;
}

/** A menu is one edit, in however many lines somebody tells it in a day: forty would be worth eight reviews, and trust at once. */
function subjectOf({ id, type, shopId, authorId, suggestedOn }: ChangeRow): string {
  return type === "menu" ? `menu/${shopId}/${authorId}-${suggestedOn}` : `change/${id}`;
}

async function makeSo(
  tx: Database,
  change: ChangeRow,
  { now, location }: Applying,
): Promise<{ shopId: number | null; productType: ProductType | null }> {
  const { id: changeId, authorId: accountId, shopId, cityId, productId, fields, answered } = change;
  const observedOn = change.suggestedOn;
  const isTrial = change.isSample && !change.isOfSample;
  const source = sourceOf(change);
  if (change.type === "product") {
    const told = { ...change, changeId, accountId, source, observedOn, isTrial };
    const productType = productId === null ? null : await applyProductFacts(tx, { ...told, productId });
    return { shopId, productType };
  }
  if (shopId === null) {
    const added = cityId && (await applyNewShop(tx, { changeId, cityId, fields, observedOn, location, now }));
    return { shopId: added, productType: null };
  }
  const common = { accountId, shopId, isTrial };
  if (change.type === "menu") {
    const line = { ...change, ...common, source, seenAt: new Date(change.suggestedAt) };
    return { shopId, productType: await applyMenuLine(tx, line) };
  }
  if (fields.length > 0) await applyFacts(tx, { ...common, fields, source, observedOn, now });
  else if (answered !== null && isFactGroup(answered)) await doubtFacts(tx, { ...common, group: answered });
  return { shopId, productType: null };
}

/**
 * Before any row of the change is locked: whoever changes the same shop, any product, or adds a shop, waits for the one before.
 * @param shopId null for a product, and for a shop that is missing
 */
export async function lockFor(
  tx: Database,
  { type, shopId }: Pick<ChangeRow, "type" | "shopId">,
): Promise<void> {
  if (type === "product") await lockCatalogue.run(tx);
  else if (type === "menu") return;
  else if (shopId === null) await lockShops.run(tx);
  else await lockShop(tx, { id: shopId });
}
