import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { type FacadePlan, facadePlan } from "./facade-plan.ts";
import { bricks, clashes, finishes, plasters } from "./traits.ts";

type Row = { id: string; kind: string };

const rows: Row[] = parse(readFileSync(new URL("../../../data/shops.csv", import.meta.url)), {
  columns: true,
});
const shops = rows.filter(({ kind }) => kind === "coffeeshop").map(({ id }) => facadePlan(id));

/** What a passer-by would name: no light, no weather, no neighbour. */
const nameable = ({ gable, finish, bayCount, storeyCount, wall, paint, front, hasSign }: FacadePlan) =>
  [gable, finish, bayCount, storeyCount, wall, paint, front, hasSign].join();

describe("the plan of a façade", () => {
  it("is the same in every release", () => {
    expect(facadePlan("1")).toMatchInlineSnapshot(`
      {
        "attic": "oculus",
        "bayCount": 3,
        "chimney": 1,
        "company": "none",
        "doorBay": 1,
        "finish": "arch",
        "front": "house",
        "gable": "bell",
        "hasAnchors": false,
        "hasBoat": true,
        "hasCanal": true,
        "hasFlowers": false,
        "hasHoist": true,
        "hasShutters": false,
        "hasSign": false,
        "hour": "dawn",
        "isTiled": true,
        "lit": [
          [
            true,
            false,
            true,
          ],
          [
            true,
            true,
            false,
          ],
          [
            true,
            true,
            true,
          ],
        ],
        "neighbours": 4,
        "paint": "claret",
        "sash": "twelve",
        "season": "summer",
        "side": 1,
        "storeyCount": 3,
        "wall": "sage",
        "weather": "sun right",
      }
    `);
    expect(facadePlan("osm2021-31fe16703a")).toMatchInlineSnapshot(`
      {
        "attic": "hatch",
        "bayCount": 3,
        "chimney": 1,
        "company": "lamp, bike",
        "doorBay": 0,
        "finish": "banded",
        "front": "stoop",
        "gable": "step",
        "hasAnchors": false,
        "hasBoat": false,
        "hasCanal": true,
        "hasFlowers": false,
        "hasHoist": true,
        "hasShutters": true,
        "hasSign": true,
        "hour": "late",
        "isTiled": true,
        "lit": [
          [
            false,
            false,
            false,
          ],
          [
            false,
            false,
            true,
          ],
          [
            true,
            true,
            true,
          ],
        ],
        "neighbours": 7,
        "paint": "navy",
        "sash": "six",
        "season": "summer",
        "side": -1,
        "storeyCount": 3,
        "wall": "russet",
        "weather": "clear",
      }
    `);
  });

  it("gives at least 200 of the coffeeshops a house that no other has, by what one can name of it", () => {
    const counts = new Map<string, number>();
    for (const shop of shops) counts.set(nameable(shop), (counts.get(nameable(shop)) ?? 0) + 1);
    expect(shops).toHaveLength(262);
    expect([...counts.values()].filter((count) => count === 1).length).toBeGreaterThanOrEqual(200);
  });

  it("uses every gable, finish and wall somewhere in the country", () => {
    expect(new Set(shops.map(({ gable, finish }) => `${gable} ${finish}`))).toEqual(
      new Set(Object.entries(finishes).flatMap(([gable, all]) => all.map((finish) => `${gable} ${finish}`))),
    );
    expect(new Set(shops.map(({ wall }) => wall))).toEqual(new Set([...bricks, ...plasters]));
  });

  it("never paints a door in a colour that is lost on its wall", () => {
    expect(shops.filter(({ wall, paint }) => clashes[wall]?.includes(paint))).toEqual([]);
  });

  it("keeps wide gables low enough for the picture", () => {
    const wide = shops.filter(({ gable, bayCount }) => gable !== "cornice" && bayCount === 4);
    expect(wide.length).toBeGreaterThan(0);
    expect(wide.every(({ storeyCount }) => storeyCount < 4)).toBe(true);
  });
});
