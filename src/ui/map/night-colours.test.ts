import { expect, test } from "vitest";
import { inTheme, NIGHT_COLOURS } from "./night-colours.ts";
import layers from "./tiles-layers.json";

test("every colour of the ground has another one at night", () => {
  const written = new Set(JSON.stringify(layers).match(/#[\da-f]{6}/g));
  expect([...written].filter((colour) => !(colour in NIGHT_COLOURS))).toEqual([]);
  expect(JSON.stringify(inTheme(layers, "dark"))).not.toContain('"#faf7f0"');
  expect(inTheme(layers, "light")).toBe(layers);
});

test("labels of the ground are written in the page's own face, so no letters are loaded", () => {
  const fonts = layers.flatMap((layer) => layer.layout?.["text-font"] ?? []);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((font) => !font.startsWith("Figtree"))).toEqual([]);
});
