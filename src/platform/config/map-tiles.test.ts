import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { mapOriginsOf, mapTilesOf } from "./map-tiles.ts";
import { readConfig, WrongSettings } from "./read-config.ts";

const folder = mkdtempSync(join(tmpdir(), "map-tiles-"));
afterAll(() => rmSync(folder, { recursive: true }));

const archive = join(folder, "country.pmtiles");
writeFileSync(archive, "PMTiles\u0003and more");
const text = join(folder, "notes.txt");
writeFileSync(text, "no archive at all");

/** The tiles a page gets with these settings, or the error message for the operator. */
function tilesWith(environment: Record<string, string>) {
  try {
    return mapTilesOf(readConfig(environment, "start").settings);
  } catch (error) {
    if (error instanceof WrongSettings) return error.lines;
    throw error;
  }
}

describe("the ground of the map", () => {
  test("is the outline without settings, with streets elsewhere when they are named", () => {
    expect(tilesWith({})).toEqual({ kind: "outline", streetsUrl: null });
    const streetsUrl = "https://streets.example/style.json";
    expect(tilesWith({ MAP_STREETS_URL: streetsUrl })).toEqual({ kind: "outline", streetsUrl });
  });

  test("is a file of this machine, whose place no page learns", () => {
    expect(tilesWith({ MAP_TILES: archive })).toEqual({ kind: "file", address: "/map-files/tiles.pmtiles" });
  });

  test("is an archive elsewhere", () => {
    const address = "https://tiles.example/country.pmtiles";
    expect(tilesWith({ MAP_TILES: address })).toEqual({ kind: "url", address });
  });

  test.each([join(folder, "gone.pmtiles"), text, folder, "http://tiles.example/a.pmtiles"])(
    "cannot be %s, and that is said before the site starts",
    (value) => {
      expect(tilesWith({ MAP_TILES: value })).toEqual([
        expect.stringMatching(/^MAP_TILES must be a PMTiles file \(version 3\) that exists/),
      ]);
    },
  );

  test("takes no streets over plain http", () => {
    expect(tilesWith({ MAP_STREETS_URL: "http://streets.example/style.json" })).toEqual([
      "MAP_STREETS_URL must be an address that starts with https://",
    ]);
  });
});

test("browsers may load from another site only when the settings name it and the map uses it", () => {
  const streetsUrl = "https://streets.example/style.json?key=1";
  expect(mapOriginsOf({ kind: "outline", streetsUrl: null })).toEqual([]);
  expect(mapOriginsOf({ kind: "file", address: "/map-files/tiles.pmtiles" })).toEqual([]);
  expect(mapOriginsOf({ kind: "outline", streetsUrl })).toEqual(["https://streets.example"]);
  expect(mapOriginsOf({ kind: "url", address: "https://tiles.example/a.pmtiles" })).toEqual([
    "https://tiles.example",
  ]);
});
