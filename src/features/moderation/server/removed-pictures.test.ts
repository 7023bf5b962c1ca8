import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Admin } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { sendMenuImage } from "#features/contributions/server/menu-image.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { removeUnusedPicture } from "#features/media/server/remove-unused-picture.ts";
import { addTrusted, write } from "#features/reviews/server/small-reviews.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import {
  aMenuImage,
  aPhoto,
  appealAndRestore,
  coloured,
  decide,
  isServed,
  type Part,
  type PartsWorld,
} from "./reported-parts.test-support.ts";
import { addAdmin, report } from "./small-case.test-support.ts";

const database = testWorld(settleSmallWorld);
const pictures = testPictures();

let world: PartsWorld;
let eva: Admin;
beforeEach(async () => {
  world = { database, tools: await pictures(), ada: await addAdmin(database, "Ada") };
  eva = await addAdmin(database, "Eva");
});

/** What both of them show. */
const SAME = "#c40";

async function inReview(colour = SAME) {
  const target = { type: "shop" as const, id: await shopId(database, "zeelucht") };
  const photos = [await coloured(colour)];
  return write(database, await addTrusted(database), { target, photos }, world.tools);
}

async function asMenu(colour = SAME) {
  const image = { bytes: await coloured(colour), name: "menu.jpg", isLimited: false };
  const shop = await shopId(database, "zeelucht");
  return sendMenuImage(database, world.tools, await addMember(database), { ...image, shopId: shop });
}

const refusedAs = (param: string) => ({
  kind: "invalid",
  errors: [{ msg: "This picture was removed before", param }],
});

const removeEverywhere = statement(
  "remove-rows-of-pictures-in-test",
  () => sql`with photos as (delete from review_photo) delete from menu_image`,
);

describe.each([
  ["a photo of a review", aPhoto],
  ["a picture of a menu", aMenuImage],
])("%s that a moderator took away", (_, add: (world: PartsWorld) => Promise<Part>) => {
  let part: Part;
  beforeEach(async () => {
    part = await add(world);
    await decide(database, world.ada, await report(database, null, part.target));
  });

  test("is not taken in again, whoever sends it and wherever, and no address comes back", async () => {
    await expect(inReview()).rejects.toMatchObject(refusedAs("photos"));
    await expect(asMenu()).rejects.toMatchObject(refusedAs("image"));
    expect(await isServed(database, part)).toBe(false);
    // Another picture is.
    await inReview("#00c");
    await asMenu("#0c0");
  });

  test("is not taken in again after its file is gone with whoever sent it", async () => {
    await removeEverywhere.run(database);
    await removeUnusedPicture(database, world.tools, { key: part.address });
    await expect(inReview()).rejects.toMatchObject(refusedAs("photos"));
    expect(await isServed(database, part)).toBe(false);
  });

  test("is taken in again once an appeal has put it back", async () => {
    await appealAndRestore(database, { author: part.author, admin: eva });
    await inReview();
    await asMenu();
    expect(await isServed(database, part)).toBe(true);
  });
});

test("a picture that was reported and stays is taken in again", async () => {
  const part = await aPhoto(world);
  await decide(database, world.ada, await report(database, null, part.target), { decision: "kept" });
  await inReview();
  expect(await isServed(database, part)).toBe(true);
});
