import * as v from "valibot";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Point } from "#platform/geo/geo.ts";
import { testWorld } from "#tests/support/database.ts";
import { type MissingShop, suggestForm } from "../change-forms.ts";
import { changesWaiting } from "./changes-in.ts";
import { addAdmin, placeIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { placeOfWaitingShop } from "./place-of-new-shop.ts";
import { suggestShop } from "./suggest-shop.ts";

const database = testWorld(settleSmallWorld);

const now = new Date();
const DOOR = { name: "De Vuurtoren", kind: "coffeeshop", street: "Strandweg", houseNumber: "12" };

async function suggest() {
  const changes = { ...DOOR, city: "hoek-van-holland" };
  const form = v.parse(suggestForm, { targetType: "shop", changes }) as MissingShop;
  const suggested = await suggestShop(database, await addMember(database), form, { now, isLimited: false });
  return Number(suggested.changes[0]?.["_id"]);
}

const approve = async (changeId: number, location?: Point) =>
  decideChange(database, await addAdmin(database), { changeId, approve: true, location, now });

test("a missing shop is guessed by its street, where it stands once it was taken", async () => {
  const changeId = await suggest();
  const place = await placeOfWaitingShop(database, { changeId });
  expect(place?.guess).toMatchObject({ latitude: 51.977 });
  await approve(changeId);
  expect(await placeIn(database, "de-vuurtoren")).toEqual(place?.guess);
  expect(await placeOfWaitingShop(database, { changeId })).toBeNull();
});

test("it stands where the admin says who takes it", async () => {
  const location = { latitude: 51.98, longitude: 4.14 };
  await approve(await suggest(), location);
  expect(await placeIn(database, "de-vuurtoren")).toEqual(location);
});

test("far from its city it is nowhere, and it waits on", async () => {
  const far = { latitude: 52.37, longitude: 4.89 };
  await expect(approve(await suggest(), far)).rejects.toMatchObject({
    kind: "invalid",
    errors: [{ msg: "Must be within 15 kilometres of the city", param: "location" }],
  });
  expect((await changesWaiting(database)).menuEdits).toHaveLength(1);
});
