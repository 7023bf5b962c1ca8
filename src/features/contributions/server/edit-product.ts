import { sql } from "kysely";
import type { Role } from "#features/accounts/access.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { asModerator } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import { countryDay } from "#features/hours/country-clock.ts";
import { joinKept, keepSpellings } from "#features/products/server/join-spellings.ts";
import { lockCatalogue } from "#features/products/server/lock-catalogue.ts";
import { lockMenus } from "#features/products/server/save-menus.ts";
import { saveProducts } from "#features/products/server/save-products.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { NO_LETTER } from "#platform/text/plain-name.ts";
import { freeSlug, slugOf } from "#platform/text/slug.ts";
import { NAMES_OF_OTHER_MENUS } from "../call-refusals.ts";
import type { GivenNewProduct, GivenProduct } from "../new-product-form.ts";
import { EDITED_PRODUCT_FIELDS } from "../product-fields.ts";
import type { ProductToEdit, ProductValues } from "../product-to-edit.ts";
import { brandOfId } from "./product-links.ts";
import { productToEdit } from "./products-to-edit.ts";
import { writeProduct } from "./write-product.ts";

/**
 * Saves fields of a product, and of its strain, inside of the caller's transaction. Each fact notes whose word it is from now on, and files
 * of the catalogue leave it alone.
 * @throws NotFound for one of another brand; Stale; NotAllowed for another brand, or a strain of others; Invalid by field
 */
export async function editProduct(
  tx: Database,
  member: Member,
  { id, rev, changes }: { id: number; rev: string; changes: Partial<GivenProduct> },
  { now }: { now: Date },
): Promise<ProductToEdit> {
  const saved = await withRev<ProductValues>(tx, {
    type: "product",
    id,
    rev,
    by: member,
    role: roleOf(member),
    now,
    isSample: ({ shown }) => shown["isSample"] === true,
    fields: EDITED_PRODUCT_FIELDS,
    read: async (inside) => {
      // What is shown from now on may have lines that wait for it; menus are locked first, as everywhere.
      if (changes.status !== undefined) await lockMenus.run(inside);
      await lockCatalogue.run(inside);
      return productToEdit(inside, member, { id });
    },
    write: async (inside, before) => {
      await writeProduct(inside, member, {
        product: before as ProductToEdit,
        given: changes,
        day: countryDay(now),
      });
      if (changes.status !== undefined) await joinKept(inside, { productId: id });
    },
  });
  return saved as ProductToEdit;
}

const slugsLike = statement(
  "slugs-like-new-product",
  (_, p: Params<{ slug: string }>) => sql<{ slug: string }>`
    select slug from product where starts_with(slug, ${p.slug})
    union select slug from city where starts_with(slug, ${p.slug})`,
);

/**
 * Adds a product to the catalogue, inside of the caller's transaction. The names on menus that it is made of carry it as soon as it is shown.
 * @throws NotAllowed for whoever is neither moderator nor admin; Invalid by field
 */
export async function newProduct(
  tx: Database,
  member: Member,
  { names, ...given }: GivenNewProduct,
  { now }: { now: Date },
): Promise<ProductToEdit> {
  asModerator(member);
  if (names) await lockMenus.run(tx);
  await lockCatalogue.run(tx);
  const isSample = await isOfSampleBrand(tx, given.brand);
  if (names && names.isSample !== isSample)
    throw new Invalid([{ msg: NAMES_OF_OTHER_MENUS.msg, param: "brand" }]);
  await keepToSamples(tx, member, { isSample });
  const id = await addBare(tx, { given, isSample, day: countryDay(now) });
  const bare = (await productToEdit(tx, member, { id })) as ProductToEdit;
  await writeProduct(tx, member, { product: bare, given, day: countryDay(now) });
  await record(tx, {
    actorId: member.accountId,
    actorRole: roleOf(member),
    action: "add",
    targetType: "product",
    targetId: id,
  });
  if (names) {
    await keepSpellings(tx, member, { ...names, productId: id });
    await joinKept(tx, { productId: id });
  }
  return (await productToEdit(tx, member, { id })) as ProductToEdit;
}

/** By which of their roles they edit products. */
function roleOf({ permissions }: Member): Role {
  if (permissions.admin) return "admin";
  return permissions.mod ? "mod" : "brandAdmin";
}

const sampleBrand = statement(
  "is-sample-brand-of-new-product",
  (_, p: Params<{ id: number }>) => sql<{ isSample: boolean }>`
    select is_sample as "isSample" from brand where id = ${p.id}`,
);

/** What an invented brand makes is invented. */
async function isOfSampleBrand(tx: Database, brandId: number | null): Promise<boolean> {
  await brandOfId(tx, { id: brandId, isSample: true, param: "brand" });
  return brandId !== null && (await sampleBrand.first(tx, { id: brandId }))?.isSample === true;
}

/** Its name, its kind and its address; the rest is written as any change is. */
async function addBare(
  tx: Database,
  { given: { name, type }, isSample, day }: { given: GivenProduct; isSample: boolean; day: string },
): Promise<number> {
  const start = slugOf(name);
  if (start === "") throw new Invalid([{ msg: NO_LETTER, param: "name" }]);
  const slug = isSample ? `sample-${start}` : start;
  const taken = new Set((await slugsLike.all(tx, { slug })).map((row) => row.slug));
  const [id] = await saveProducts(tx, [
    {
      slug: freeSlug([slug, `${slug}-${type}`], taken),
      name,
      type,
      subCategory: null,
      strainSlug: null,
      brandSlug: null,
      status: "draft",
      isSample,
      description: null,
      thcPermille: null,
      cbdPermille: null,
      potency: null,
      milligramsPerPiece: null,
      piecesPerPack: null,
      thcMicrogramsPerPiece: null,
      source: isSample ? "sample" : "operator",
      observedOn: day,
    },
  ]);
  return id as number;
}
