import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import {
  BRAND_FIELDS,
  type BrandToEdit,
  type BrandValues,
  FIELDS_OF_ADMINS,
  mayPublish,
} from "#features/brands/brand-fields.ts";
import { BY_ADMINS_ALONE, IS_PUBLIC_ALREADY, STAYS } from "#features/brands/call-refusals.ts";
import { brandToEdit } from "#features/brands/server/brands-to-edit.ts";
import { holdBrand } from "#features/brands/server/hold-brand.ts";
import { lockBrands } from "#features/brands/server/known-brands.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import {
  addBrandDraft,
  type GivenBrand,
  publishBrand,
  removeBrandDraft,
  saveBrand,
} from "#features/brands/server/write-brand.ts";
import { itemAnswer } from "#features/dashboard/field.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import { countryDay } from "#features/hours/country-clock.ts";
import type { Database } from "#platform/database/database.ts";
import { Conflict, NotAllowed, NotFound, Stale } from "#platform/errors/errors.ts";
import { findBrandsAnew } from "./find-brands-anew.ts";

/** What somebody saves of a brand: fields, and whether it is made public. */
export interface BrandChanges extends Partial<GivenBrand> {
  step?: "publish" | undefined;
}

/**
 * Adds a brand as a draft, inside of the caller's transaction.
 * @throws NotAllowed for whoever is no admin; Invalid by field
 */
export async function newBrand(
  tx: Database,
  member: Member,
  given: GivenBrand,
  { now }: { now: Date },
): Promise<BrandToEdit> {
  const admin = asAdmin(member);
  await keepToSamples(tx, admin, { isSample: false });
  await lockBrands(tx);
  const id = await addBrandDraft(tx, given, { source: "operator", observedOn: countryDay(now), now });
  await storeBrandRanks(tx, { brandIds: [id] });
  await record(tx, {
    actorId: admin.accountId,
    actorRole: "admin",
    action: "add",
    targetType: "brand",
    targetId: id,
  });
  return (await brandToEdit(tx, admin, { id })) as BrandToEdit;
}

/**
 * Saves fields of a brand as told today by who saves: by the brand itself, or by the site. Inside of the caller's transaction.
 * @throws NotFound for a brand of others; Stale; NotAllowed for what an admin alone changes; Conflict for one that is public already;
 *   Invalid by field
 */
export async function editBrand(
  tx: Database,
  member: Member,
  { id, rev, changes }: { id: number; rev: string; changes: BrandChanges },
  { now }: { now: Date },
): Promise<BrandToEdit> {
  const { step, ...given } = changes;
  // The whole table before a brand of it: an import holds it, and writes the brands one after another.
  if (given.name !== undefined || given.kind !== undefined) await lockBrands(tx);
  const saved = await withRev<BrandValues>(tx, {
    type: "brand",
    id,
    rev,
    by: member,
    role: member.permissions.admin ? "admin" : "brandAdmin",
    now,
    isSample: ({ shown }) => shown["isSample"] === true,
    fields: BRAND_FIELDS,
    read: async (inside) => {
      await holdBrand(inside, { brandId: id });
      return brandToEdit(inside, member, { id });
    },
    write: async (inside, before) => {
      const brand = before as BrandToEdit;
      refuseWhatAdminsChange(member, changes);
      if (Object.keys(given).length > 0) await writeFields(inside, member, { brand, given, now });
      if (step) {
        if (!mayPublish(brand.shown.state)) throw new Conflict("step", IS_PUBLIC_ALREADY.msg);
        await publishBrand(inside, { id, now });
      }
      if (step || given.name !== undefined || given.kind !== undefined)
        await findBrandsAnew(inside, { brandIds: [id] });
    },
  });
  return saved as BrandToEdit;
}

/**
 * Removes a draft to which nothing belongs.
 * @throws NotAllowed; NotFound; Stale; Conflict for what was public
 */
export async function removeBrand(
  tx: Database,
  member: Member,
  { id, rev }: { id: number; rev: string },
): Promise<void> {
  const admin = asAdmin(member);
  await holdBrand(tx, { brandId: id });
  const brand = await brandToEdit(tx, admin, { id });
  if (!brand) throw new NotFound("_id");
  if (brand.rev !== rev) throw new Stale(itemAnswer(brand));
  await keepToSamples(tx, admin, brand.shown);
  if (!(await removeBrandDraft(tx, { id }))) throw new Conflict("state", STAYS.msg);
  await record(tx, {
    actorId: admin.accountId,
    actorRole: "admin",
    action: "remove",
    targetType: "brand",
    targetId: id,
  });
}

/** @throws NotAllowed */
function refuseWhatAdminsChange({ permissions }: Member, changes: BrandChanges): void {
  if (permissions.admin) return;
  const refused = ([...FIELDS_OF_ADMINS, "step"] as const).find((name) => changes[name] !== undefined);
  if (refused) throw new NotAllowed(refused, BY_ADMINS_ALONE.msg);
}

async function writeFields(
  tx: Database,
  { permissions }: Member,
  { brand, given, now }: { brand: BrandToEdit; given: Partial<GivenBrand>; now: Date },
): Promise<void> {
  const { isSample } = brand.shown;
  const word = permissions.admin ? "operator" : "owner";
  await saveBrand(
    tx,
    { ...brand.values, ...given, id: brand.id },
    {
      source: isSample ? "sample" : word,
      observedOn: countryDay(now),
      now,
      stood: { ...brand.values, isSample },
    },
  );
}
