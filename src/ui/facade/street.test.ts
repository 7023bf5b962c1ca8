import { expect, test } from "vitest";
import { facadePlan } from "./facade-plan.ts";
import { MOST_HOUSES, readStreetAddress, type StreetHouse, streetAddress } from "./street-address.ts";
import { streetHouseWidth, streetSvg } from "./street-svg.ts";

const fileOf = (address: string) => address.replace("/streets/", "");
const drawn = (houses: StreetHouse[], theme: "light" | "dark" = "light") => streetSvg({ houses, theme });
const walls = (svg: string) => [...svg.matchAll(/translate\((-?[\d.]+)\)/g)].map(([, x]) => Number(x));

test("an address is read back as it was written", () => {
  const houses = [
    { seed: "34", isOwn: false, isOpen: false },
    { seed: "12", isOwn: true, isOpen: true },
    { seed: "56", isOwn: false, isOpen: true },
  ];
  expect(streetAddress({ houses, theme: "dark" })).toBe("/streets/34.12ho.56o-dark.svg");
  expect(readStreetAddress("34.12ho.56o-dark.svg")).toEqual({ houses, theme: "dark" });
});

test("a street where nothing is to be found has an address too, and a bicycle", () => {
  const file = fileOf(streetAddress({ houses: [], theme: "dark" }));
  expect(file).toBe("bicycle-dark.svg");
  expect(readStreetAddress(file)).toEqual({ houses: [], theme: "dark" });
  expect(walls(drawn([]))).toHaveLength(1);
  expect(drawn([])).toContain("translate(420 258)");
});

test.each(["-light.svg", "12.-light.svg", "barraka-light.svg", "12-noon.svg", "12oh-light.svg"])(
  "%s is no street",
  (file) => {
    expect(readStreetAddress(file)).toBeUndefined();
  },
);

test("a street has an end", () => {
  const houses = Array.from({ length: MOST_HOUSES + 1 }, (_, seed) => ({ seed: String(seed) }));
  expect(readStreetAddress(fileOf(streetAddress({ houses, theme: "light" })))).toBeUndefined();
  expect(readStreetAddress(fileOf(streetAddress({ houses: houses.slice(1), theme: "light" })))).toBeDefined();
});

test("a short row begins again until the picture is full, and only the own house keeps its colours", () => {
  const svg = drawn([{ seed: "12", isOwn: true }, { seed: "34" }]);
  const pale = svg.match(/opacity="0.4">/g)?.length ?? 0;
  expect(walls(svg).length).toBe(pale + 1);
  expect(pale).toBeGreaterThan(7);
});

test("a street of nobody's own is all in colour, and its houses stand once, wall to wall from the left", () => {
  const seeds = ["12", "34", "56"];
  const svg = drawn(seeds.map((seed) => ({ seed })));
  expect(svg).not.toContain('opacity="0.4">');
  expect(walls(svg)).toHaveLength(seeds.length);
  const width = seeds.reduce((sum, seed) => sum + streetHouseWidth(seed), 0);
  expect(svg).toContain(`viewBox="0 6 ${width} 294"`);
});

test("the own house stands in the middle, whoever stands beside it", () => {
  const own = { seed: "12", isOwn: true };
  const last = (svg: string) => walls(svg).at(-1);
  expect(last(drawn([own, { seed: "7" }]))).toBe(last(drawn([{ seed: "8" }, { seed: "9" }, own])));
});

test("at night there is light on the ground floor of a shop that is known to be open, and only there", () => {
  const [open, unknown] = [true, false].map((isOpen) => drawn([{ seed: "3", isOwn: true, isOpen }], "dark"));
  const lights = (svg = "") => svg.match(/#f5c46b/g)?.length ?? 0;
  expect(lights(open)).toBeGreaterThan(lights(unknown));
});

test("a house with windows beside its door has no light there when nobody knows that it is open", () => {
  // No ground floor is higher than this line, and no window above one is lower.
  const groundFrom = 190;
  const lowest = (seed: string, isOpen: boolean) => {
    const lights = drawn([{ seed, isOpen }], "dark").matchAll(/<path[^>]*fill="#f5c46b"[^>]*>/g);
    const tops = [...lights].flatMap(([path]) => [...path.matchAll(/M-?[\d.]+ ([\d.]+)/g)]);
    return Math.max(...tops.map(([, y]) => Number(y)));
  };
  const seeds = Array.from({ length: 100 }, (_, id) => String(id));
  expect(seeds.filter((seed) => lowest(seed, false) > groundFrom)).toEqual([]);
  const hasGlass = seeds.filter((seed) => facadePlan(seed).front !== "doors");
  expect(hasGlass.filter((seed) => lowest(seed, true) <= groundFrom)).toEqual([]);
});
