import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, leave } from "#features/accounts/server/people.test-support.ts";
import { asAdmin, type Admin, type Member } from "#features/accounts/server/members.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { photo } from "#platform/images/sent-pictures.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { type MissingShop, suggestForm } from "../change-forms.ts";
import { sendMenuImage } from "./menu-image.test-support.ts";
import { addAdmin, brandIn, shopIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { decideMenuImage } from "./decide-menu-image.ts";
import { tellOfProduct } from "./product-changes.test-support.ts";
import { suggestChange } from "./suggest-change.ts";
import { suggestShop } from "./suggest-shop.ts";

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

const other = { kind: "notAllowed", errors: [{ msg: "Somebody else decides about this" }] };
const nobodyElse = { kind: "notAllowed", errors: [{ msg: "Waits for another admin, and there is none" }] };

const makeAdmin = (who: Member) =>
  grantRole(database, { accountId: who.accountId, role: "admin", item: null });

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
  const imageId = await sendMenuImage(database, await pictures(), sam, image);
  const decision = { imageId, allow: false, now };
  await expect(decideMenuImage(database, interested, decision)).rejects.toMatchObject({ kind: "notAllowed" });
  await decideMenuImage(database, ada, decision);
});

describe("what an admin suggested", () => {
  const KINDS = {
    "a name of a shop": async () => {
      const form = { targetType: "shop", targetId: shopId, changes: { name: "Zeewind" }, text: "" } as const;
      return decideOf(await suggestChange(database, ada, form, { now, isLimited: false }));
    },
    "a shop that is missing": async () => {
      const shop = {
        targetType: "shop",
        changes: {
          name: "De Vuurtoren",
          kind: "coffeeshop",
          street: "Strandweg",
          houseNumber: "12 A",
          city: "hoek-van-holland",
        },
      };
      const form = v.parse(suggestForm, shop) as MissingShop;
      return decideOf(await suggestShop(database, ada, form, { now, isLimited: false }));
    },
    "a fact of a product": async () =>
      decideOf({
        changes: await tellOfProduct(database, ada, {
          slug: "laagland-fog",
          changes: { name: "Mist" },
          isLimited: false,
        }),
      }),
    "a picture of a menu": async () => {
      const image = { shopId, bytes: await photo(60, 90), name: "menu.jpg", isLimited: false };
      const imageId = await sendMenuImage(database, await pictures(), ada, image);
      return (admin: Admin, allow: boolean) => decideMenuImage(database, admin, { imageId, allow, now });
    },
  };

  const decideOf =
    ({ changes }: { changes: readonly { _id: string }[] }) =>
    async (admin: Admin, approve: boolean) => {
      for (const { _id } of changes)
        await decideChange(database, admin, { changeId: Number(_id), approve, now });
    };

  test.each(Object.entries(KINDS))(
    "%s is decided by another admin, and waits where there is none",
    async (_, make) => {
      const decide = await make();
      await makeAdmin(ada);
      for (const does of [true, false]) await expect(decide(ada, does)).rejects.toMatchObject(nobodyElse);
      await makeAdmin(interested);
      await leave(database, interested);
      await expect(decide(ada, true)).rejects.toMatchObject(nobodyElse);
      const eva = await addAdmin(database, "Eva");
      await makeAdmin(eva);
      await expect(decide(ada, true)).rejects.toMatchObject(other);
      await decide(eva, false);
    },
  );
});
