import { sql } from "kysely";
import type { GivenFields } from "#features/dashboard/field.ts";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type FieldError, Invalid } from "#platform/errors/errors.ts";
import { plainLetters } from "#platform/text/plain-letters.ts";
import { sortName } from "#platform/text/sort-name.ts";
import { freeSlug, slugOf } from "#platform/text/slug.ts";
import type { BRAND_FIELDS } from "../brand-fields.ts";
import type { BrandSource } from "../brand.ts";
import { INVENTED_HAS_NO_LICENCE, NAME_IS_TAKEN, NEEDS_A_LICENCE } from "../call-refusals.ts";
import { knownBrands } from "./known-brands.ts";

/** All fields of a brand, as a call gives them. */
export type GivenBrand = GivenFields<typeof BRAND_FIELDS>;

/** Whose word the fields are, and of which day. */
interface Told {
  source: BrandSource;
  /** A partial date, see platform/observed-on.ts. */
  observedOn: string;
  now: Date;
}

type Written = Omit<GivenBrand, "description"> & Told & { sortName: string; description: string | null };

const insertBrand = statement(
  "insert-brand",
  (_, p: Params<Written & { slug: string }>) => sql<{ id: number }>`
    insert into brand (slug, status, name, sort_name, note, kind, is_licensed_grower, licence_source, description,
      website, email, phone, source, observed_on, updated_at)
    values (${p.slug}, 'draft', ${p.name}, ${p.sortName}, ${p.note}, ${p.kind}, ${p.isLicensedGrower},
      ${p.licenceSource}, ${p.description}::jsonb, ${p.website}, ${p.email}, ${p.phone}, ${p.source}, ${p.observedOn},
      ${p.now}::timestamptz)
    returning id`,
);

const updateBrand = statement(
  "update-brand",
  (_, p: Params<Written & { id: number }>) => sql`
    update brand set name = ${p.name}, sort_name = ${p.sortName}, note = ${p.note}, kind = ${p.kind},
      is_licensed_grower = ${p.isLicensedGrower}, licence_source = ${p.licenceSource},
      description = ${p.description}::jsonb, website = ${p.website}, email = ${p.email}, phone = ${p.phone},
      source = ${p.source}, observed_on = ${p.observedOn}, updated_at = ${p.now}::timestamptz
    where id = ${p.id}`,
);

/**
 * Adds a brand as a draft, which nobody sees; to be called with the brands locked (`lockBrands`).
 * @returns its id
 * @throws Invalid by field
 */
export async function addBrandDraft(tx: Database, brand: GivenBrand, told: Told): Promise<number> {
  const known = await knownBrands(tx);
  const others = known.filter(({ kind }) => kind === brand.kind).map(({ name }) => name);
  const troubles = troublesOfBrand(brand, { others, isSample: false, wasLicensed: false });
  if (troubles.length > 0) throw new Invalid(troubles);
  const base = (slugOf(brand.name) || "brand").replace(/^(?=(?:sample|generated)-)/, "brand-");
  const slug = freeSlug([base], new Set(known.map((one) => one.slug)));
  const [added] = await insertBrand.all(tx, { ...written(brand), ...told, slug });
  return (added as { id: number }).id;
}

interface Stood {
  name: string;
  kind: string;
  isLicensedGrower: boolean;
  isSample: boolean;
}

/**
 * Writes all fields of a brand.
 * @throws Invalid by field
 */
export async function saveBrand(
  tx: Database,
  brand: GivenBrand & { id: number },
  { stood, ...told }: Told & { stood: Stood },
): Promise<void> {
  const isRenamed = stood.name !== brand.name || stood.kind !== brand.kind;
  const known = isRenamed ? await knownBrands(tx) : [];
  const others = known
    .filter(({ id, kind, isSample }) => id !== brand.id && kind === brand.kind && isSample === stood.isSample)
    .map(({ name }) => name);
  const troubles = troublesOfBrand(brand, {
    others,
    isSample: stood.isSample,
    wasLicensed: stood.isLicensedGrower,
  });
  if (troubles.length > 0) throw new Invalid(troubles);
  await updateBrand.run(tx, { ...written(brand), ...told, id: brand.id });
}

function troublesOfBrand(
  { name, isLicensedGrower, licenceSource }: GivenBrand,
  {
    others,
    isSample,
    wasLicensed,
  }: {
    /** Names of other brands of its kind. */
    others: readonly string[];
    isSample: boolean;
    wasLicensed: boolean;
  },
): FieldError[] {
  const troubles: FieldError[] = [];
  const letters = plainLetters(name);
  if (others.some((other) => plainLetters(other) === letters))
    troubles.push({ msg: NAME_IS_TAKEN.msg, param: "name" });
  if (isSample && isLicensedGrower)
    troubles.push({ msg: INVENTED_HAS_NO_LICENCE.msg, param: "isLicensedGrower" });
  if (licenceSource && !isLicensedGrower) troubles.push({ msg: NEEDS_A_LICENCE.msg, param: "licenceSource" });
  // What was imported has its own source; whoever says it by hand names one.
  if (isLicensedGrower && !wasLicensed && !licenceSource)
    troubles.push({ msg: "Is missing", param: "licenceSource" });
  return troubles;
}

/** What is typed and empty is nothing. */
function written({ name, note, kind, isLicensedGrower, licenceSource, ...said }: GivenBrand) {
  return {
    name,
    sortName: sortName(name),
    note: note || null,
    kind,
    isLicensedGrower,
    licenceSource: licenceSource || null,
    description: said.description && JSON.stringify(said.description),
    website: said.website || null,
    email: said.email || null,
    phone: said.phone || null,
  };
}

const publish = statement(
  "publish-brand",
  (_, p: Params<{ id: number; now: Date }>) => sql`
    update brand set status = 'active', updated_at = ${p.now}::timestamptz where id = ${p.id}`,
);

/** Makes a brand public. */
export async function publishBrand(tx: Database, asked: { id: number; now: Date }): Promise<void> {
  await publish.run(tx, asked);
}

const deleteDraft = statement(
  "delete-brand-draft",
  (_, p: Params<{ id: number }>) => sql<{ id: number }>`
    delete from brand
    where id = ${p.id} and status = 'draft'
      and not exists (select from product where product.brand_id = brand.id)
      and not exists (select from strain where strain.breeder_id = brand.id)
      and not exists (select from deal where deal.brand_id = brand.id)
      and not exists (select from job_offer where job_offer.brand_id = brand.id)
      and not exists (select from ${heldRoles} as speaker where speaker.brand_id = brand.id)
    returning id`,
);

/** Removes a draft to which nothing belongs; false for any other brand, which stays. */
export async function removeBrandDraft(tx: Database, asked: { id: number }): Promise<boolean> {
  return (await deleteDraft.all(tx, asked)).length > 0;
}
