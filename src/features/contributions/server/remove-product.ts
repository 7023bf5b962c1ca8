import { sql } from "kysely";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { indexBrands } from "#features/brands/server/index-brands.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import { itemAnswer } from "#features/dashboard/field.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import { keepRevision } from "#features/dashboard/server/revisions.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { lockCatalogue } from "#features/products/server/lock-catalogue.ts";
import { lockMenus } from "#features/products/server/save-menus.ts";
import { removeItems } from "#features/search/server/remove-items.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound, Stale } from "#platform/errors/errors.ts";
import { HANGS_TOGETHER, type HangingWords } from "../call-refusals.ts";
import { photosToEdit } from "./photos-to-edit.ts";
import { productToEdit } from "./products-to-edit.ts";

// Whoever writes about it meanwhile waits for the end, and finds it gone.
const hold = statement(
  "hold-product-to-remove",
  (_, p: Params<{ id: number }>) => sql<{ id: number }>`select id from product where id = ${p.id} for update`,
);

const hanging = statement(
  "what-hangs-on-product",
  (_, p: Params<{ id: number }>) => sql<Record<keyof HangingWords, number>>`
    select
      (select count(*)::integer from menu_item where product_id = ${p.id}) as "menuLines",
      (select count(*)::integer from price_observation where product_id = ${p.id}) as prices,
      (select count(*)::integer from review where product_id = ${p.id}) as reviews,
      (select count(*)::integer from liking where product_id = ${p.id}) as likes,
      (select count(*)::integer from product_watch where product_id = ${p.id}) as watches,
      (select count(*)::integer from user_change where ${p.id} in (product_id, about_product_id)) as suggestions,
      (select count(*)::integer from menu_spelling where product_id = ${p.id}) as spellings,
      (select count(*)::integer from deal_product where product_id = ${p.id}) as deals,
      (select count(*)::integer from product where merged_into_id = ${p.id}) as merged`,
);

const deleteProduct = statement("delete-product", (db, p: Params<{ id: number }>) =>
  db.deleteFrom("product").where("id", "=", p.id),
);

/**
 * Removes a product on which nothing of people hangs, with its pictures, inside of the caller's transaction. How it stood is kept as its
 * last earlier version. Two that are one are merged instead, which moves what hangs on them (`doubles`).
 * @throws NotAllowed for whoever is no admin; NotFound; Stale; Conflict that counts what hangs on it
 */
export async function removeProduct(
  tx: Database,
  member: Member,
  { id, rev }: { id: number; rev: string },
  { now }: { now: Date },
): Promise<void> {
  const admin = asAdmin(member);
  await lockMenus.run(tx);
  await lockCatalogue.run(tx);
  await hold.all(tx, { id });
  const product = await productToEdit(tx, admin, { id });
  if (!product) throw new NotFound("_id");
  if (product.rev !== rev) throw new Stale(itemAnswer(product));
  await keepToSamples(tx, admin, product.shown);
  await refuseWhatHangs(tx, { id });
  const photos = await photosToEdit(tx, admin, { type: "product", id });
  for (const { key } of photos?.values.photos ?? []) await enqueue(tx, REMOVE_UNUSED_PICTURE, { key });
  await keepRevision(tx, { type: "product", id, stood: product.values, by: admin, now });
  await deleteProduct.run(tx, { id });
  await removeItems(tx, { entity: "product", entityIds: [id] });
  const { brand } = product.values;
  if (brand) {
    const { movedIds } = await storeBrandRanks(tx, { brandIds: [Number(brand["_id"])] });
    await indexBrands(tx, { brandIds: movedIds });
  }
  await record(tx, {
    actorId: admin.accountId,
    actorRole: "admin",
    action: "remove",
    targetType: "product",
    targetId: id,
    details: { slug: product.shown.slug },
  });
}

/** @throws Conflict */
async function refuseWhatHangs(tx: Database, asked: { id: number }): Promise<void> {
  const counts = Object.entries((await hanging.first(tx, asked)) ?? {}).filter(([, count]) => count > 0);
  if (counts.length === 0) return;
  const words = Object.fromEntries(counts.map(([what, count]) => [what, String(count)]));
  throw new Conflict("_id", HANGS_TOGETHER.with(words));
}
