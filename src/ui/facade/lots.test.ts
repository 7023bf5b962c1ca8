import { describe, expect, it } from "vitest";
import { draw, has, lot, pick } from "./lots.ts";

const seeds = Array.from({ length: 4000 }, (_, index) => String(index));

describe("lots", () => {
  it.each([
    ["", "gable", 0.3319115717895329],
    ["1", "gable", 0.2501098501961678],
    ["osm2021-31fe16703a", "gable", 0.16399722988717258],
    ["🌷", "wall", 0.17409867839887738],
  ])("%j draws the same lot for its %s in every release", (seed, trait, frozen) => {
    expect(lot(seed, trait)).toBe(frozen);
  });

  it("traits of one seed do not follow each other", () => {
    const both = seeds.filter((seed) => lot(seed, "wall") < 0.5 && lot(seed, "paint") < 0.5).length;
    expect(both / seeds.length).toBeCloseTo(0.25, 1);
  });

  it("an option is drawn as often as its weight says", () => {
    const drawn = seeds.filter((seed) => draw(seed, "size", { small: 1, large: 3 }) === "large").length;
    expect(drawn / seeds.length).toBeCloseTo(0.75, 1);
  });

  it("an option without weight is never drawn", () => {
    expect(seeds.some((seed) => draw(seed, "size", { small: 1, none: 0 }) === "none")).toBe(false);
  });

  it("every option of an even choice turns up, and nothing else", () => {
    expect(new Set(seeds.map((seed) => pick(seed, "side", [-1, 1])))).toEqual(new Set([-1, 1]));
  });

  it("a trait of a third of the seeds is had by a third of them", () => {
    expect(seeds.filter((seed) => has(seed, "boat", 1 / 3)).length / seeds.length).toBeCloseTo(1 / 3, 1);
  });
});
