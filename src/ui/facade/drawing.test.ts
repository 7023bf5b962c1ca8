import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawing } from "./drawing.ts";
import { facadePlan } from "./facade-plan.ts";
import { layers } from "./layers.ts";

type Row = { id: string; kind: string };

const rows: Row[] = parse(readFileSync(new URL("../../../data/shops.csv", import.meta.url)), {
  columns: true,
});
const shopIds = rows.filter(({ kind }) => kind === "coffeeshop").map(({ id }) => id);
const pathsOf = (seed: string) => drawing(facadePlan(seed));
const anySeed = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }));

describe("the drawing of a façade", () => {
  it("is another one for every coffeeshop", () => {
    const drawings = new Set(shopIds.map((id) => JSON.stringify(pathsOf(id))));
    expect(drawings.size).toBe(shopIds.length);
  });

  it("is the same one each time, even for a seed of nothing", () => {
    expect(pathsOf("")).toEqual(pathsOf(""));
    expect(pathsOf("").length).toBeGreaterThan(20);
  });

  it("has one path a role, in the order of painting", () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const places = pathsOf(seed).map(([role]) => layers.indexOf(role));
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      }),
    );
  });

  it("is written in whole numbers and known commands", () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        for (const [, path, dash] of pathsOf(seed)) {
          expect(path).toMatch(/^M(?:[MmHhVvLlcqaz]?[- ]?\d*)+$/);
          expect(path).not.toMatch(/--|\d{4}/);
          expect(dash ?? "0").toMatch(/^\d+(?: \d+)*$/);
        }
      }),
    );
  });
});
