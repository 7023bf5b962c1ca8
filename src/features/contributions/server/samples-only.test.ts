import { expect, test } from "vitest";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import { SAMPLES_ONLY } from "#features/dashboard/call-refusals.ts";
import { newDeal } from "#features/deals/server/edit-deal.ts";
import { addBrand, inDays, NOW, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { editMenu } from "#features/products/server/edit-menu.ts";
import { menuToEdit } from "#features/products/server/menu-to-edit.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import { testWorld } from "#tests/support/database.ts";
import { photoToStore } from "./add-photo.ts";
import { addAdmin, addPersona } from "./contributors.test-support.ts";
import { editPhotos } from "./edit-photos.ts";
import { editShop } from "./edit-shop.ts";
import { photosToEdit } from "./photos-to-edit.ts";
import { shopToEdit } from "./shops-to-edit.ts";

const database = testWorld(settleSmallWorld);

const title: LocalizedText = { nl: "Tweede pakje halve prijs", source: "nl" };
const dealOf = (brand: number): Parameters<typeof newDeal>[2] => ({
  brand,
  title,
  body: title,
  kind: "percent",
  category: "supplies",
  code: null,
  wasCents: null,
  nowCents: null,
  url: null,
  validFrom: inDays(1),
  validTo: inDays(6),
  isSponsored: false,
  shops: [],
  products: [],
});

/** What an admin may do with something real, each by its name. */
async function saves(admin: Member, { brand }: { brand: number }) {
  const id = await shopId(database, "mosa");
  const shop = await shopToEdit(database, admin, { id });
  const of = { type: "shop", id } as const;
  const menu = await menuToEdit(database, admin, { shopId: id });
  const photos = await photosToEdit(database, admin, of);
  const at = { now: NOW };
  return {
    shop: () => editShop(database, admin, { id, rev: shop?.rev ?? "", changes: { wifi: "yes" } }, at),
    menu: () =>
      editMenu(database, admin, { shop: id, rev: menu?.rev ?? "", headings: [], isConfirmed: false }, at),
    photos: () => editPhotos(database, admin, { of, rev: photos?.rev ?? "", photos: [] }, at),
    photo: () => photoToStore(database, admin, { of, bytes: new Uint8Array(), use: "photo" }),
    deal: () => newDeal(database, admin, dealOf(brand)),
  };
}

test("somebody invented saves nothing real, which an admin who is real does", async () => {
  const brand = await addBrand(database);
  const persona = await addPersona(database);
  const invented = asAdmin({ ...persona, permissions: { ...persona.permissions, admin: true } });
  for (const [what, save] of Object.entries(await saves(invented, { brand })))
    await expect(save(), what).rejects.toMatchObject({
      kind: "notAllowed",
      errors: [{ msg: SAMPLES_ONLY.msg, param: "_id" }],
    });
  for (const [what, save] of Object.entries(await saves(await addAdmin(database), { brand })))
    await expect(save(), what).resolves.toBeDefined();
});
