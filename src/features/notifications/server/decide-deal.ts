import type { Member } from "#features/accounts/server/members.ts";
import type { DealToEdit } from "#features/deals/deal-to-edit.ts";
import { type DealChanges, editDeal } from "#features/deals/server/edit-deal.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { tellOfItems } from "./tell-of-item.ts";

const speakersOfBrand = statement(
  "speakers-of-brand-of-deal",
  (db, p: Params<{ brandId: number; actorId: number }>) =>
    db
      .selectFrom("account_role")
      .select("account_id as recipientId")
      .where("brand_id", "=", p.brandId)
      .where("account_id", "<>", p.actorId)
      .orderBy("account_id"),
);

/**
 * Saves a deal as its editor does (`editDeal`), and tells whoever speaks for its brand when an admin has said yes or no to it.
 * @throws as `editDeal`
 */
export async function saveOrDecideDeal(
  tx: Database,
  member: Member,
  saved: { id: number; rev: string; changes: DealChanges },
  context: { now: Date },
): Promise<DealToEdit> {
  const deal = await editDeal(tx, member, saved, context);
  const { step } = saved.changes;
  if (step !== "approve" && step !== "reject") return deal;
  const { _id: brand } = deal.values.brand;
  const brandId = Number(brand);
  const speakers = await speakersOfBrand.all(tx, { brandId, actorId: member.accountId });
  await tellOfItems(
    tx,
    speakers.map(({ recipientId }) => ({
      recipientId,
      type: "dealDecided",
      subject: `deal/${deal.id}/decided`,
      item: { type: "brand", id: brandId },
      details: { outcome: step === "approve" ? "approved" : "rejected", dealId: deal.id },
    })),
  );
  return deal;
}
