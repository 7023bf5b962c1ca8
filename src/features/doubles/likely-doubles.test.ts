import { expect, test } from "vitest";
import { likelyDoubles, type NamedThing } from "./likely-doubles.ts";

function found(...things: Partial<NamedThing>[]) {
  return foundBy("breeder", things);
}

function foundBy(reason: "breeder" | "website", things: Partial<NamedThing>[]) {
  const all = things.map((thing, place) => ({
    id: place + 1,
    name: "",
    aliases: [],
    group: "real",
    maker: null,
    ...thing,
  }));
  return [...likelyDoubles(all, reason)].flat();
}

test("names that are written alike are asked about, with the numbers in them the same", () => {
  expect(found({ name: "Gelato 33" }, { name: "Gelato #33" }, { name: "Gelato 41" })).toEqual([
    { oneId: 1, otherId: 2, reasons: ["spelling"], likeness: 100 },
  ]);
});

test("one that goes by the name of the other is asked about, however it is written", () => {
  expect(found({ name: "GSC", aliases: ["Girl Scout Cookies"] }, { name: "Girl Scout Cookies" })).toEqual([
    { oneId: 1, otherId: 2, reasons: ["alias"], likeness: 95 },
  ]);
  expect(
    found({ name: "Girl Scout Cookies" }, { name: "GSC", aliases: ["Girl Scout Cookies"] }),
  ).toHaveLength(1);
});

test("of one breeder less likeness is enough, and that alone never is", () => {
  const [one, other] = [{ name: "Amnesia Lemonade" }, { name: "Amnesia Lemon" }];
  expect(found({ ...one, maker: "1" }, { ...other, maker: "1" })[0]?.reasons).toEqual([
    "spelling",
    "breeder",
  ]);
  expect(found({ ...one, maker: "1" }, { ...other, maker: "2" })).toEqual([]);
  expect(found({ name: "Silver Fox", maker: "1" }, { name: "Blue Whale", maker: "1" })).toEqual([]);
});

test("of two groups nothing is asked", () => {
  expect(found({ name: "Fog" }, { name: "Fog", group: "sample" })).toEqual([]);
});

test("an alias that two share does not make them one", () => {
  expect(found({ name: "Alpha", aliases: ["Green"] }, { name: "Omega", aliases: ["Green"] })).toEqual([]);
});

test("two with one website are asked about however they are called, and a number apart they are two", () => {
  const host = { maker: "greenhouse.example" };
  expect(
    foundBy("website", [
      { name: "Green House", ...host },
      { name: "Strain Hunters", ...host },
    ]),
  ).toEqual([{ oneId: 1, otherId: 2, reasons: ["website"], likeness: 0 }]);
  expect(foundBy("website", [{ name: "Green House 1" }, { name: "Green House 2" }])).toEqual([]);
});

test("two websites of their own want names that are almost the same", () => {
  const [one, other] = [{ name: "Dutch Pasion" }, { name: "Dutch Passion" }];
  expect(foundBy("website", [one, other])[0]?.reasons).toEqual(["spelling"]);
  expect(
    foundBy("website", [
      { ...one, maker: "a.example" },
      { ...other, maker: "b.example" },
    ]),
  ).toEqual([]);
});
