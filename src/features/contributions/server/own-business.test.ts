import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { asAdmin, type Admin, type Member } from "#features/accounts/server/members.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { photo } from "#platform/images/sent-pictures.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { addMenuImage } from "./add-menu-image.ts";
import { addAdmin, brandIn, shopIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { decideMenuImage } from "./decide-menu-image.ts";
import { tellOfProduct } from "./product-changes.test-support.ts";
import { suggestChange } from "./suggest-change.ts";

const pictures = testPictures();
const now = new Date();

/** An admin of the site who speaks for Zeelucht and for Lage Landen, and one who speaks for nobody. */
let interested: Admin;
let ada: Admin;
let sam: Member;
let shopId: number;
const database = testWorld(async (database) => {
  await settleSmallCatalogue(database);
  ({ id: shopId } = await shopIn(database, "zeelucht"));
  ada = await addAdmin(database, "Ada");
  const admin = await addAdmin(database);
  const permissions = {
    ...admin.permissions,
    shopAdmin: [shopId],
    brandAdmin: [await brandIn(database, "lage-landen")],
  };
  interested = asAdmin({ ...admin, permissions });
  sam = await addMember(database);
});

async function decidedByAdaAlone(changes: readonly { _id: string }[]) {
  for (const { _id } of changes) {
    const decision = { changeId: Number(_id), approve: false, now };
    await expect(decideChange(database, interested, decision)).rejects.toMatchObject({ kind: "notAllowed" });
    await decideChange(database, ada, decision);
  }
}

test("whoever speaks for a shop decides nothing that is suggested of it", async () => {
  const form = { targetType: "shop", targetId: shopId, changes: { wifi: "no" }, text: "" } as const;
  const { changes } = await suggestChange(database, sam, form, { now, isLimited: false });
  expect(changes).toHaveLength(1);
  await decidedByAdaAlone(changes);
});

test("nor of a product of a brand they speak for", async () => {
  const changes = await tellOfProduct(database, sam, {
    slug: "laagland-fog",
    changes: { name: "Mist" },
    isLimited: false,
  });
  expect(changes).toHaveLength(1);
  await decidedByAdaAlone(changes);
});

test("nor about a picture of its menu", async () => {
  const image = { shopId, bytes: await photo(60, 90), name: "menu.jpg", isLimited: false };
  const imageId = await addMenuImage(database, await pictures(), sam, image);
  const decision = { imageId, allow: false, now };
  await expect(decideMenuImage(database, interested, decision)).rejects.toMatchObject({ kind: "notAllowed" });
  await decideMenuImage(database, ada, decision);
});
