import { sql } from "kysely";
import { asBrandAdmin, type Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { type GivenFields, itemAnswer } from "#features/dashboard/field.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid, NotAllowed, NotFound, Stale } from "#platform/errors/errors.ts";
import { APPROVED_AS_IT_STANDS, WAS_SHOWN } from "../call-refusals.ts";
import type { NewDeal } from "../deal.ts";
import { DEAL_FIELDS } from "../deal-fields.ts";
import { APPROVED_STATES, type DealStep, STEPS_OF_ADMINS } from "../deal-state.ts";
import { addDeal } from "./add-deal.ts";
import type { DealToEdit, DealValues } from "../deal-to-edit.ts";
import { dealToEdit } from "./deals-to-edit.ts";
import { holdBrand } from "#features/brands/server/hold-brand.ts";
import { moveDeal } from "./move-deal.ts";
import { saveDeal } from "./save-deal.ts";

type GivenDeal = GivenFields<typeof DEAL_FIELDS>;

/** What somebody saves of a deal: fields, and a step of its state. */
export interface DealChanges extends Partial<Omit<GivenDeal, "brand">> {
  step?: DealStep | undefined;
  /** Why it is refused. */
  reason?: string | undefined;
}

const brandToAdvertise = statement(
  "brand-to-advertise",
  (_, p: Params<{ id: number }>) => sql<{ isSample: boolean }>`
    select is_sample as "isSample" from brand where id = ${p.id}`,
);

/**
 * Adds a deal as a draft, inside of the caller's transaction.
 * @throws NotAllowed for a brand that they don't speak for; Invalid, NotCompliant by field
 */
export async function newDeal(tx: Database, member: Member, given: GivenDeal): Promise<DealToEdit> {
  const brandId = given.brand;
  const { role } = rightTo(member, brandId);
  const brand = await brandToAdvertise.first(tx, { id: brandId });
  if (!brand) throw new Invalid([{ msg: "Is unknown", param: "brand" }]);
  await keepToSamples(tx, member, brand);
  const { id } = await addDeal(tx, { ...writtenDeal(given), brandId, pictureId: null, ...brand });
  await record(tx, {
    actorId: member.accountId,
    actorRole: role,
    action: "add",
    targetType: "deal",
    targetId: id,
  });
  return (await dealToEdit(tx, member, { id })) as DealToEdit;
}

/**
 * Saves fields of a deal and moves its state, inside of the caller's transaction.
 * @throws NotFound for a deal of others; Stale; Conflict where it is approved and may only be moved, or can't be moved so;
 *   NotAllowed for a step of an admin; Invalid, NotCompliant by field
 */
export async function editDeal(
  tx: Database,
  member: Member,
  { id, rev, changes }: { id: number; rev: string; changes: DealChanges },
  { now }: { now: Date },
): Promise<DealToEdit> {
  const { step, reason, ...given } = changes;
  const saved = await withRev<DealValues>(tx, {
    type: "deal",
    id,
    rev,
    by: member,
    role: roleOf(member),
    now,
    isSample: ({ shown }) => shown.isSample === true,
    fields: DEAL_FIELDS,
    read: (inside) => lockedDeal(inside, member, { id }),
    write: async (inside, before) => {
      const deal = before as DealToEdit;
      if (Object.keys(given).length > 0) await writeFields(inside, member, { deal, given, now });
      if (step) await takeStep(inside, member, { id, step, reason, now });
    },
  });
  return saved as DealToEdit;
}

/**
 * Removes a deal that nobody has seen; one that was shown is ended and keeps its page.
 * @throws NotFound; Stale; Conflict
 */
export async function removeDeal(
  tx: Database,
  member: Member,
  { id, rev }: { id: number; rev: string },
): Promise<void> {
  const deal = await lockedDeal(tx, member, { id });
  if (!deal) throw new NotFound("_id");
  if (deal.rev !== rev) throw new Stale(itemAnswer(deal));
  if (isApproved(deal)) throw new Conflict("state", WAS_SHOWN.msg);
  await deleteDeal.run(tx, { id });
  await record(tx, {
    actorId: member.accountId,
    actorRole: rightTo(member, idOf(deal.values.brand)).role,
    action: "remove",
    targetType: "deal",
    targetId: id,
  });
}

const deleteDeal = statement("delete-deal", (db, p: Params<{ id: number }>) =>
  db.deleteFrom("deal").where("id", "=", p.id),
);

/** The brand is locked before its deals, as everywhere. */
async function lockedDeal(
  tx: Database,
  member: Member,
  asked: { id: number },
): Promise<DealToEdit | undefined> {
  const unlocked = await dealToEdit(tx, member, asked);
  if (!unlocked) return undefined;
  await holdBrand(tx, { brandId: idOf(unlocked.values.brand) });
  return dealToEdit(tx, member, asked);
}

/** What an admin has approved stays as it was approved. */
async function writeFields(
  tx: Database,
  member: Member,
  { deal, given, now }: { deal: DealToEdit; given: Partial<Omit<GivenDeal, "brand">>; now: Date },
): Promise<void> {
  if (isApproved(deal) && !member.permissions.admin) throw new Conflict("state", APPROVED_AS_IT_STANDS.msg);
  const stands = deal.values;
  const before = {
    ...stands,
    validFrom: new Date(stands.validFrom),
    validTo: new Date(stands.validTo),
    shops: stands.shops.map(idOf),
    products: stands.products.map(idOf),
  };
  await saveDeal(tx, { id: deal.id, ...writtenDeal({ ...before, ...given }) }, { now });
}

const idOf = ({ _id: id }: { _id: string }) => Number(id);

const isApproved = ({ shown }: DealToEdit) => APPROVED_STATES.includes(shown.state);

async function takeStep(
  tx: Database,
  member: Member,
  { id, step, reason, now }: { id: number; step: DealStep; reason: string | undefined; now: Date },
): Promise<void> {
  if (STEPS_OF_ADMINS.includes(step) && !member.permissions.admin) throw new NotAllowed("step");
  await moveDeal(tx, { dealId: id, step, now, reason: reason || null });
}

/** By which of their roles they edit deals. */
function roleOf({ permissions }: Member): "admin" | "brandAdmin" {
  return permissions.admin ? "admin" : "brandAdmin";
}

/** @throws NotAllowed */
function rightTo(member: Member, brandId: number): { role: "admin" | "brandAdmin" } {
  asBrandAdmin(member, brandId);
  return { role: roleOf(member) };
}

function writtenDeal({
  shops,
  products,
  ...given
}: Omit<GivenDeal, "brand">): Omit<NewDeal, "brandId" | "pictureId"> {
  const { title, body, kind, category, code, wasCents, nowCents, url, validFrom, validTo, isSponsored } =
    given;
  return {
    title,
    body,
    kind,
    category,
    code: code || null,
    wasCents,
    nowCents,
    url: url || null,
    validFrom,
    validTo,
    isSponsored,
    shopIds: shops ?? [],
    productIds: products ?? [],
  };
}
