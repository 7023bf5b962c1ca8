import { expect, test } from "vitest";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { waysOn } from "./ways-on.ts";

const database = testWorld(settleSmallWorld);

const waysFrom = async (path: string, locale: "nl" | "en" = "nl") => {
  const { near, towns } = await waysOn({ database, locale }, path);
  return [near, ...towns.map(({ slug }) => slug)];
};

test("an address that names a town leads to it and to the nearest others", async () => {
  const [near, nearest] = await waysFrom("/coffeeshop/the-lost-boat-maastricht");
  expect([near, nearest]).toEqual(["Maastricht", "maastricht"]);
  expect((await waysFrom("/coffeeshops/s-hertogenbosch-centrum"))[0]).toBe("'s-Hertogenbosch");
});

test("any other leads to the towns with most coffeeshops", async () => {
  const [near, ...towns] = await waysFrom("/tulip-mania");
  expect(near).toBeNull();
  const { towns: told } = await waysOn({ database, locale: "nl" }, "/tulip-mania");
  expect(told.map(({ coffeeshopCount }) => coffeeshopCount)).toEqual(
    told.map(({ coffeeshopCount }) => coffeeshopCount).toSorted((a, b) => b - a),
  );
  expect(towns.length).toBeGreaterThan(1);
});

test("an endless address is read in a moment, and an invented town is no way on", async () => {
  expect((await waysFrom(`/coffeeshop/${"x-".repeat(500)}`))[0]).toBeNull();
  expect((await waysFrom("/coffeeshop/sample-markerwaard"))[0]).toBeNull();
});
