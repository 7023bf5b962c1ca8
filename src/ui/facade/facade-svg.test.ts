import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facadeSvg } from "./facade-svg.ts";

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
const shapesOf = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);

describe("a façade as a document", () => {
  it.each([
    ["1", "23da715def4a", "4a794e7c63e4"],
    ["osm2021-31fe16703a", "b9964785c595", "b53703b1ed7a"],
    ["🌷", "4ac94b3d8cc6", "6d0ec56410a8"],
  ])(
    "%j hangs on the wall unchanged: a new digest is another picture for every shop",
    (seed, light, dark) => {
      expect([digestOf(facadeSvg(seed, "light")), digestOf(facadeSvg(seed, "dark"))]).toEqual([light, dark]);
    },
  );

  it("is well-formed for any seed, needs no stylesheet and has no ids that could clash", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" })), (seed) => {
        const svg = facadeSvg(seed, "light");
        expect(svg).toMatch(
          /^<svg xmlns="[^"<]+" viewBox="0 0 400 300">(?:<path(?: [a-z-]+="[^"<>&]+")+\/>)+<\/svg>$/,
        );
        expect(svg).not.toMatch(/NaN|undefined|null|Infinity| (?:id|style|class)=/);
      }),
    );
  });

  it("is the same house by day and by night", () => {
    const [day, night] = [shapesOf(facadeSvg("1", "light")), shapesOf(facadeSvg("1", "dark"))];
    // All but its windows.
    expect(night.filter((shape) => !day.includes(shape)).length).toBeLessThan(4);
    expect(facadeSvg("1", "dark")).not.toBe(facadeSvg("1", "light"));
  });

  it("has light on its ground floor by night when it is known to be open, and only then", () => {
    for (const seed of ["1", "2", "3", "34", "106"]) {
      const lampsOf = (isOpen: boolean) => facadeSvg(seed, "dark", { isOpen }).split("#f5c46b").length;
      expect(lampsOf(true)).toBeGreaterThan(lampsOf(false));
      expect(facadeSvg(seed, "light", { isOpen: true })).toBe(facadeSvg(seed, "light"));
    }
  });

  it("shows the glass of a lit window by day and lamplight by night", () => {
    const lit = shapesOf(facadeSvg("1", "light")).length;
    expect(lit).toBeGreaterThan(20);
    expect(facadeSvg("1", "light")).not.toContain("#f5c46b");
    expect(facadeSvg("1", "dark")).toContain("#f5c46b");
  });
});
