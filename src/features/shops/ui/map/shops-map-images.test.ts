import { describe, expect, test } from "vitest";
import type { MapPaint } from "#ui/map/map-paint.ts";
import { SHOP_KINDS } from "../../shop.ts";
import { imageOf } from "./shops-map-images.ts";

/** Every colour the same, so that only shapes can differ. */
const colourless: MapPaint = {
  theme: "light",
  colours: {
    paper: "#777",
    surface: "#777",
    ink: "#777",
    "ink-soft": "#777",
    canal: "#777",
    "on-canal": "#777",
    saffron: "#777",
    open: "#777",
    closed: "#777",
    "field-line": "#777",
  },
};

const drawn = (name: string) => imageOf(name, colourless)?.svg ?? "";

describe("the picture of a pin", () => {
  test.each(["kind/coffeeshop", "house/12"])("%s tells its state by shape, not by colour alone", (what) => {
    const states = ["open", "closed", "unknown"].map((state) => drawn(`${what}/${state}/real`));
    expect(new Set(states).size).toBe(3);
  });

  test("tells what kind of shop it is", () => {
    const kinds = SHOP_KINDS.map((kind) => drawn(`kind/${kind}/open/real`));
    expect(new Set(kinds).size).toBe(SHOP_KINDS.length);
  });

  test("shows the same house for the same shop, and another for another", () => {
    expect(drawn("house/12/open/real")).toBe(drawn("house/12/open/real"));
    expect(drawn("house/12/open/real")).not.toBe(drawn("house/13/open/real"));
  });

  test.each(["kind/coffeeshop/closed", "house/12/closed"])("marks %s when it is invented", (what) => {
    expect(drawn(`${what}/sample`)).not.toBe(drawn(`${what}/real`));
  });

  test("is a document that stands alone: no text, nothing loaded, no undefined value", () => {
    for (const name of ["kind/lounge/unknown/sample", "house/3/closed/sample"]) {
      expect(drawn(name)).not.toMatch(/<text|<image|href|undefined|NaN/);
      expect(drawn(name)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
    }
  });

  test("is missing for a name that no pin has", () => {
    for (const name of ["", "house/12", "kind/coffeeshop/ajar/real", 'house/"><script>/open/real']) {
      expect(imageOf(name, colourless)).toBeNull();
    }
  });
});
