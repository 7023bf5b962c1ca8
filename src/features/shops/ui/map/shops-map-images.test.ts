import { describe, expect, test } from "vitest";
import type { MapPaint } from "#ui/map/map-paint.ts";
import { imageOf } from "./shops-map-images.ts";

/** Every colour the same, so that only shapes can differ. */
const colourless: MapPaint = {
  theme: "light",
  colours: {
    paper: "#777",
    surface: "#777",
    ink: "#777",
    canal: "#777",
    "ink-soft": "#777",
    saffron: "#777",
    brick: "#777",
    "pin-unknown": "#777",
    "pin-open": "#777",
    "pin-closed": "#777",
  },
};

const shapesOf = (name: string) => imageOf(name, colourless)?.svg.replaceAll(/fill="[^"]*"/g, "") ?? "";

describe("the picture of a pin", () => {
  test("tells its state by shape, not by colour alone", () => {
    const states = ["open", "closed", "unknown"].map((state) => shapesOf(`${state}/real`));
    expect(new Set(states).size).toBe(3);
  });

  test("is as large as a finger's target needs around it", () => {
    expect(imageOf("open/real", colourless)).toMatchObject({ width: 26, height: 32 });
  });

  test("marks what is invented", () => {
    expect(shapesOf("closed/sample")).not.toBe(shapesOf("closed/real"));
  });

  test("is a document that stands alone: no text, nothing loaded, no undefined value", () => {
    for (const name of ["open/sample", "closed/real", "unknown/sample"]) {
      const svg = imageOf(name, colourless)?.svg;
      expect(svg).not.toMatch(/<text|<image|href|undefined|NaN/);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="26" height="32"/);
    }
  });

  test("is missing for a name that no pin has", () => {
    for (const name of ["", "open", "ajar/real", 'open/"><script>/real']) {
      expect(imageOf(name, colourless)).toBeNull();
    }
  });
});
