import { dealIn, paperDeal } from "#features/deals/server/small-offers.test-support.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { joinSpellings } from "#features/products/server/join-spellings.ts";
import { saveMenus } from "#features/products/server/save-menus.ts";
import { saveProducts } from "#features/products/server/save-products.ts";
import { menuItemOf, productOf } from "#features/products/server/small-catalogue.test-support.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { askFor, idOf, photographProduct } from "./small-doubles.test-support.ts";

/** Adds all but the first of three products of papers, each with what may be of one. */
export async function settleProducts(world: Database, slugs: readonly string[]): Promise<void> {
  const [, second = "", third = ""] = slugs;
  await saveProducts(
    world,
    [second, third].map((slug) => productOf({ slug, name: slug, type: "supplies", subCategory: "papers" })),
  );
  await saveMenus(
    world,
    [second, third].map((productSlug, position) =>
      menuItemOf({ shopSlug: "cafe-zwart", productSlug, position }),
    ),
    { seenAt: NOW },
  );
  const productIds: number[] = [];
  for (const slug of slugs) productIds.push(await idOf(world, "product", slug));
  await dealIn(world, "draft", paperDeal(await idOf(world, "brand", "polder-seeds"), { productIds }));
  const mo = await addAdmin(world, "Joins");
  for (const [at, id] of productIds.entries()) {
    await photographProduct(world, { id, first: at + 1, last: at + 2 });
    await askFor(world, { id, day: `2026-11-1${Math.min(at, 1)}` });
    await joinSpellings(world, mo, { spellings: [`leaves ${at}`], isSample: false, product: id });
  }
}
