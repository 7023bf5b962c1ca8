import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawing } from "./drawing.ts";
import { facadePlan } from "./facade-plan.ts";
import { canvas } from "./house.ts";
import { layers } from "./layers.ts";
import { pathReach } from "./path-reach.ts";

type Row = { id: string; kind: string };

const rows: Row[] = parse(readFileSync(new URL("../../../data/shops.csv", import.meta.url)), { columns: true });
const shopIds = rows.filter(({ kind }) => kind === "coffeeshop").map(({ id }) => id);
const pathsOf = (seed: string) => drawing(facadePlan(seed));
const anySeed = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), fc.constant(""));

describe("the drawing of a façade", () => {
  it("is another one for every coffeeshop", () => {
    const drawings = new Set(shopIds.map((id) => JSON.stringify(pathsOf(id))));
    expect(drawings.size).toBe(shopIds.length);
  });

  it("stays inside the picture", () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        for (const [role, path] of pathsOf(seed)) {
          const { left, top, right, bottom } = pathReach(path);
          const isInside = left >= 0 && top >= 0 && right <= canvas.width && bottom <= canvas.height;
          expect(isInside, `${role} ${path}`).toBe(true);
        }
      }),
    );
  });

  it("has one path a role, in the order of painting", () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const places = pathsOf(seed).map(([role]) => layers.indexOf(role));
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      }),
    );
  });

  it("is written in whole numbers", () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        for (const [, path, dash] of pathsOf(seed)) {
          expect(path).toMatch(/^(?:[MmHhVvLlcqaz](?:[- ]?\d+)*)+$/);
          expect(dash ?? "").toMatch(/^[\d ]*$/);
        }
      }),
    );
  });

  it("leaves no room of its windows without frame", () => {
    const dashed = pathsOf(shopIds[0]!).filter(([role]) => role === "frame" || role === "glass");
    expect(dashed).toHaveLength(2);
    expect(dashed[0]![1]).toBe(dashed[1]![1]);
  });
});
