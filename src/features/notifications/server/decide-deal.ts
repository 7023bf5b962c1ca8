import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { DealToEdit } from "#features/deals/deal-to-edit.ts";
import { type DealChanges, editDeal } from "#features/deals/server/edit-deal.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { tellOfItems } from "./tell-of-item.ts";

const speakersOfBrand = statement(
  "speakers-of-brand-of-deal",
  (_, p: Params<{ brandId: number; actorId: number }>) => sql<{ recipientId: number }>`
    select speaker.account_id as "recipientId" from ${heldRoles} as speaker
    where speaker.brand_id = ${p.brandId} and speaker.account_id <> ${p.actorId}
    order by speaker.account_id`,
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
