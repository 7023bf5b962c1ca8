import { expect, test } from "vitest";
import { likelyDoubles, type NamedThing } from "./likely-doubles.ts";

function found(...things: Partial<NamedThing>[]) {
  const all = things.map((thing, place) => ({
    id: place + 1,
    name: "",
    aliases: [],
    group: "real",
    makerId: null,
    ...thing,
  }));
  return [...likelyDoubles(all, "breeder")].flat();
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
  expect(found({ ...one, makerId: 1 }, { ...other, makerId: 1 })[0]?.reasons).toEqual([
    "spelling",
    "breeder",
  ]);
  expect(found({ ...one, makerId: 1 }, { ...other, makerId: 2 })).toEqual([]);
  expect(found({ name: "Silver Fox", makerId: 1 }, { name: "Blue Whale", makerId: 1 })).toEqual([]);
});

test("of two groups nothing is asked", () => {
  expect(found({ name: "Fog" }, { name: "Fog", group: "sample" })).toEqual([]);
});

test("an alias that two share does not make them one", () => {
  expect(found({ name: "Alpha", aliases: ["Green"] }, { name: "Omega", aliases: ["Green"] })).toEqual([]);
});
