import { expect, test } from "vitest";
import type { MapPaint } from "./map-paint.ts";
import { roundImage, roundImageName } from "./round-image.ts";

const paint = {
  theme: "light",
  colours: { "pin-open": "green", "pin-unknown": "slate", surface: "white", "ink-soft": "grey" },
} as unknown as MapPaint;

const svgOf = (share: number) => roundImage(roundImageName({ share, radius: 18 }), paint)?.svg ?? "";

test("the green part of a ring is the share of open shops, so that one of many is never swallowed", () => {
  const lengths = [1 / 200, 0.5, 199 / 200].map((share) =>
    Number(/stroke-dasharray="([\d.]+)/.exec(svgOf(share))?.[1]),
  );
  expect(lengths[0]).toBeGreaterThan(3);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(svgOf(0)).not.toContain("green");
});

test("a disc is green only when all of its shops are open", () => {
  expect(svgOf(1)).toContain('fill="green"');
  expect(svgOf(0.99)).not.toContain('fill="green"');
  expect(svgOf(0.99)).toContain('fill="slate"');
});

test("names of other pictures are left to whoever draws those", () => {
  expect(roundImage("open/real", paint)).toBeNull();
});
