import { expect, test } from "vitest";
import { saveBrands } from "#features/brands/server/save-brands.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { toDoCounts } from "#features/moderation/server/to-do-counts.ts";
import { saveStrains } from "#features/products/server/save-strains.ts";
import { brandOf, strainOf } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import type { DoubleKind } from "../double.ts";
import { decideDouble } from "./decide-double.ts";
import { doublesIn } from "./doubles-in.ts";
import { findDoubles } from "./find-doubles.ts";
import { merge, settleDoubles } from "./small-doubles.test-support.ts";

const gelatos = ["Gelato 33", "Gelato #33", "Gelato 41"].map((name, place) =>
  strainOf({ slug: `gelato-${place}`, name }),
);

// Two breeders of one name, a maker of another sort of things, and two that share a website, which a hundred others have too.
const brands = [
  brandOf({ slug: "dutch-passion", name: "Dutch Passion", website: "https://www.facebook.com/dutchpassion" }),
  brandOf({ slug: "dutch-pasion", name: "Dutch Pasion", website: "https://facebook.com/pasion" }),
  brandOf({ slug: "dutch-passion-papers", name: "Dutch Passion", kind: "accessories" }),
  brandOf({ slug: "green-house", name: "Green House", website: "https://www.greenhouse.example/nl" }),
  brandOf({ slug: "strain-hunters", name: "Strain Hunters", website: "https://greenhouse.example" }),
];

const database = testWorld(async (world) => {
  await settleDoubles(world);
  await saveBrands(world, brands);
  await saveStrains(world, gelatos);
  await findDoubles(world);
});

const waiting = async (kind: DoubleKind = "strain") => {
  const { items } = await doublesIn(database, { kind, page: 1 });
  return items.map(({ one, other, reasons }) => [one.name, other.name, ...reasons]);
};

test("two that are written alike are asked about once, however often the task runs", async () => {
  expect(await waiting()).toEqual([["Gelato 33", "Gelato #33", "spelling"]]);
  await findDoubles(database);
  expect(await waiting()).toHaveLength(1);
});

test("what is not the same is never asked again", async () => {
  const ada = await addAdmin(database, "Ada");
  const [pair] = (await doublesIn(database, { kind: "strain", page: 1 })).items;
  const { _id: id = "", rev = "" } = pair ?? {};
  await database.transaction((tx) =>
    decideDouble(tx, ada, { id: Number(id), rev, changes: { decision: "notSame" }, now: new Date() }),
  );
  await findDoubles(database);
  expect(await waiting()).toEqual([]);
});

test("the overview counts those that wait for an answer", async () => {
  // With two sample shops behind one door.
  expect((await toDoCounts(database)).doubles).toBe(4);
  const ada = await addAdmin(database, "Ada");
  await merge(database, { admin: ada, kind: "brand", winner: "dutch-passion", loser: "green-house" });
  // Strain Hunters is asked about no more: the one it was like is merged.
  expect((await toDoCounts(database)).doubles).toBe(3);
});

test("two that are called otherwise by now are asked about no more", async () => {
  await saveStrains(database, [strainOf({ slug: "gelato-1", name: "Sorbet" })]);
  await findDoubles(database);
  expect(await waiting()).toEqual([]);
});

test("brands of one kind are asked about by their names, and others by a website that is theirs alone", async () => {
  expect(await waiting("brand")).toEqual([
    ["Dutch Passion", "Dutch Pasion", "spelling"],
    ["Green House", "Strain Hunters", "website"],
  ]);
});
