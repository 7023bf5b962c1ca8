import { expect, test } from "vitest";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { saveStrains } from "#features/products/server/save-strains.ts";
import { strainOf } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { decideDouble } from "./decide-double.ts";
import { doublesIn } from "./doubles-in.ts";
import { findDoubles } from "./find-doubles.ts";
import { settleDoubles } from "./small-doubles.test-support.ts";

const gelatos = ["Gelato 33", "Gelato #33", "Gelato 41"].map((name, place) =>
  strainOf({ slug: `gelato-${place}`, name }),
);

const database = testWorld(async (world) => {
  await settleDoubles(world);
  await saveStrains(world, gelatos);
  await findDoubles(world);
});

const waiting = async () => {
  const { items } = await doublesIn(database, { kind: "strain", page: 1 });
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

test("two that are called otherwise by now are asked about no more", async () => {
  await saveStrains(database, [strainOf({ slug: "gelato-1", name: "Sorbet" })]);
  await findDoubles(database);
  expect(await waiting()).toEqual([]);
});
