import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { type FacadePlan, facadePlan } from "./facade-plan.ts";
import { bricks, finishes, plasters } from "./traits.ts";

type Row = { id: string; kind: string };

const rows: Row[] = parse(readFileSync(new URL("../../../data/shops.csv", import.meta.url)), {
  columns: true,
});
const shops = rows.filter(({ kind }) => kind === "coffeeshop").map(({ id }) => facadePlan(id));

/** The traits of the house itself, without light, weather and neighbours. */
const nameable = ({ gable, finish, bayCount, storeyCount, wall, paint, front, hasSign }: FacadePlan) =>
  [gable, finish, bayCount, storeyCount, wall, paint, front, hasSign].join();

describe("the plan of a façade", () => {
  it("is the same in every release", () => {
    expect(facadePlan("1")).toEqual({
      gable: "bell",
      finish: "arch",
      bayCount: 3,
      storeyCount: 3,
      wall: "sage",
      paint: "claret",
      sash: "twelve",
      attic: "oculus",
      front: "house",
      doorBay: 1,
      hasShutters: false,
      hasFlowers: false,
      hasAnchors: false,
      hasSign: false,
      hasHoist: true,
      isTiled: true,
      chimney: 1,
      hasCanal: true,
      hasBoat: true,
      hour: "dawn",
      season: "summer",
      weather: "sun right",
      company: "none",
      side: 1,
      neighbours: 4,
      lit: [
        [true, false, true],
        [true, true, false],
        [true, true, true],
      ],
    });
    expect(facadePlan("osm2021-31fe16703a")).toEqual({
      gable: "step",
      finish: "banded",
      bayCount: 3,
      storeyCount: 3,
      wall: "russet",
      paint: "navy",
      sash: "six",
      attic: "hatch",
      front: "stoop",
      doorBay: 0,
      hasShutters: true,
      hasFlowers: false,
      hasAnchors: false,
      hasSign: true,
      hasHoist: true,
      isTiled: true,
      chimney: 1,
      hasCanal: true,
      hasBoat: false,
      hour: "late",
      season: "summer",
      weather: "clear",
      company: "lamp, bike",
      side: -1,
      neighbours: 7,
      lit: [
        [false, false, false],
        [false, false, true],
        [true, true, true],
      ],
    });
  });

  it("gives at least 200 of the coffeeshops a house that no other has, by what one can name of it", () => {
    const counts = new Map<string, number>();
    for (const shop of shops) counts.set(nameable(shop), (counts.get(nameable(shop)) ?? 0) + 1);
    expect(shops).toHaveLength(262);
    expect([...counts.values()].filter((count) => count === 1).length).toBeGreaterThanOrEqual(200);
  });

  it("does so for the numbers too by which the pages know them", () => {
    const plans = Array.from({ length: 321 }, (_, index) => nameable(facadePlan(String(index + 1))));
    expect(new Set(plans).size).toBeGreaterThanOrEqual(300);
  });

  it("uses every gable, finish and wall somewhere in the country", () => {
    expect(new Set(shops.map(({ gable, finish }) => `${gable} ${finish}`))).toEqual(
      new Set(Object.entries(finishes).flatMap(([gable, all]) => all.map((finish) => `${gable} ${finish}`))),
    );
    expect(new Set(shops.map(({ wall }) => wall))).toEqual(new Set([...bricks, ...plasters]));
  });

  it("never paints a door in a colour that is lost on its wall", () => {
    const pairs = new Set(shops.map(({ wall, paint }) => `${paint} on ${wall}`));
    const lost = [
      "claret on oxblood",
      "claret on russet",
      "pitch on soot",
      "ochre on honey",
      "ochre on rose",
    ];
    expect(lost.filter((pair) => pairs.has(pair))).toEqual([]);
    expect(pairs).toContain("claret on cream");
  });

  it("keeps wide gables low enough for the picture", () => {
    const wide = shops.filter(({ gable, bayCount }) => gable !== "cornice" && bayCount === 4);
    expect(wide.length).toBeGreaterThan(0);
    expect(wide.every(({ storeyCount }) => storeyCount < 4)).toBe(true);
  });
});
