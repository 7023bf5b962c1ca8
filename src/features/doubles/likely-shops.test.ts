import { expect, test } from "vitest";
import { likelyShops, type PlacedShop } from "./likely-shops.ts";

const DOOR = { street: "Vismarkt", houseNumber: "23", postcode: "3511 KR" };
const METRE = 1 / 111_195;

function found(...shops: Partial<PlacedShop>[]) {
  const all = shops.map((shop, place) => ({
    id: place + 1,
    name: "",
    formerNames: [],
    kind: "coffeeshop" as const,
    isSample: false,
    street: null,
    houseNumber: null,
    postcode: null,
    cityId: 1,
    latitude: 52.09,
    longitude: 5.12,
    ...shop,
  }));
  return [...likelyShops(all)].flat();
}

const far = { latitude: 52.1 };

test("one door under two names is asked about, however far apart the map has it", () => {
  expect(found({ name: "Andersom", ...DOOR }, { name: "The Other Way", ...DOOR, ...far })).toEqual([
    { oneId: 1, otherId: 2, reasons: ["address"], likeness: expect.any(Number) },
  ]);
});

test("a door is told by its postcode or its street, and an addition is written in many ways", () => {
  const [one, other] = [
    { name: "Andersom", ...DOOR, houseNumber: "23 A" },
    { name: "Relax", ...DOOR, houseNumber: "23a" },
  ];
  expect(found({ ...one, postcode: null }, { ...other, ...far })).toHaveLength(1);
  expect(found({ ...one, street: null }, { ...other, ...far })).toHaveLength(1);
  expect(found({ ...one, houseNumber: "23" }, { ...other, ...far })).toEqual([]);
});

test("some metres apart they are asked about, unless each has a number of its own", () => {
  const [here, there] = [{ name: "Andersom" }, { name: "Relax", latitude: 52.09 + 10 * METRE }];
  expect(found(here, there)[0]?.reasons).toEqual(["place"]);
  expect(found(here, { ...there, latitude: 52.09 + 20 * METRE })).toEqual([]);
  expect(found({ ...here, ...DOOR }, { ...there, ...DOOR, houseNumber: "25" })).toEqual([]);
  expect(
    found({ ...here, ...DOOR }, { ...there, name: "Andersom", ...DOOR, houseNumber: "25" }),
  ).toMatchObject([{ reasons: ["place", "spelling"], likeness: 100 }]);
});

test("branches with numbers are two, and so are a coffeeshop and the headshop behind its door", () => {
  expect(found({ name: "Green House 1", ...DOOR }, { name: "Green House 2", ...DOOR })).toEqual([]);
  expect(found({ name: "Andersom", ...DOOR }, { name: "Papers", ...DOOR, kind: "headshop" })).toEqual([]);
});

test("a name that it had counts", () => {
  expect(
    found({ name: "Relax", formerNames: ["Andersom"], ...DOOR }, { name: "Andersom", ...DOOR })[0]?.reasons,
  ).toEqual(["address", "place", "spelling"]);
});

test("what is invented is never what is real", () => {
  expect(found({ name: "Andersom", ...DOOR }, { name: "Andersom", ...DOOR, isSample: true })).toEqual([]);
});
