import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { NewDeal } from "../deal.ts";
import { checkDeal, refusalOfDeal } from "./check-deal.ts";
import { deleteLinksOfDeal, insertLinksOfDeal } from "./links-of-deal.ts";

type DealToSave = Omit<NewDeal, "brandId" | "pictureId"> & { id: number };

type DealColumns = Omit<DealToSave, "title" | "body" | "shopIds" | "productIds"> & {
  title: string;
  body: string;
  now: Date;
};

const updateDeal = statement("save-deal", (db, p: Params<DealColumns>) =>
  db
    .updateTable("deal")
    .set({
      title: p.title,
      body: p.body,
      kind: p.kind,
      category: p.category,
      code: p.code,
      was_cents: p.wasCents,
      now_cents: p.nowCents,
      url: p.url,
      valid_from: p.validFrom,
      valid_to: p.validTo,
      is_sponsored: p.isSponsored,
      updated_at: p.now,
    })
    .where("id", "=", p.id),
);

/**
 * Writes the fields of a deal, inside of the caller's transaction. Its state, brand, address and picture stay.
 * @throws NotCompliant, Invalid as `addDeal`
 */
export async function saveDeal(
  tx: Database,
  { shopIds, productIds, title, body, ...columns }: DealToSave,
  { now }: { now: Date },
): Promise<void> {
  await checkDeal(tx, { ...columns, shopIds, productIds });
  try {
    await updateDeal.run(tx, { ...columns, title: JSON.stringify(title), body: JSON.stringify(body), now });
    await deleteLinksOfDeal.run(tx, { dealId: columns.id });
    await insertLinksOfDeal.run(tx, { dealId: columns.id, shopIds, productIds });
  } catch (error) {
    throw refusalOfDeal(error) ?? error;
  }
}
