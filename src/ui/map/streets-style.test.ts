import type { StyleSpecification } from "maplibre-gl";
import { describe, expect, test } from "vitest";
import { creditsOf, withOwnFace } from "./streets-style.ts";

const label = (font: string[]) => ({
  id: "label",
  type: "symbol" as const,
  source: "streets",
  layout: { "text-field": "x", "text-font": font },
});

const style: StyleSpecification = {
  version: 8,
  glyphs: "https://streets.example/{fontstack}/{range}.pbf",
  sources: {
    streets: {
      type: "vector",
      url: "https://streets.example/tiles.json",
      attribution: '<a href="https://streets.example" onclick="x()">&copy; Streets</a> &copy; Everyone',
    },
    hills: { type: "vector", attribution: "© Everyone" },
  },
  layers: [
    { id: "paper", type: "background" },
    label(["Noto Sans Bold"]),
    label(["Roboto Italic"]),
    label(["Open Sans Regular"]),
  ],
};

describe("a style of someone else", () => {
  test("is asked for no letters", () => {
    expect(withOwnFace(style).glyphs).toBeUndefined();
  });

  test("writes in our face, and keeps weight and slope", () => {
    const fonts = withOwnFace(style).layers.map((layer) =>
      layer.type === "symbol" ? layer.layout?.["text-font"] : undefined,
    );
    expect(fonts).toEqual([
      undefined,
      ["Figtree Medium", "Figtree"],
      ["Figtree Italic", "Figtree"],
      ["Figtree"],
    ]);
  });

  test("is credited in plain words", () => {
    expect(creditsOf(style)).toEqual(["© Streets © Everyone", "© Everyone"]);
  });
});
