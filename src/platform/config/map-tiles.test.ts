import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { mapOriginsOf, mapTilesOf } from "./map-tiles.ts";
import { readConfig, WrongSettings } from "./read-config.ts";

const folder = mkdtempSync(join(tmpdir(), "map-tiles-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SHIPPED = new URL("../../../data/basemap/netherlands.pmtiles", import.meta.url);
const shipped = readFileSync(SHIPPED);

function written(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const archive = written("country.pmtiles", shipped);
const OUTLINE = { kind: "outline", streetsUrl: null };
const SERVED = { kind: "file", address: "/map-files/tiles.pmtiles" };

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
  test("is the archive that the product ships, without settings", () => {
    expect(tilesWith({})).toEqual(SERVED);
    expect(tilesWith({ MAP_TILES: "" })).toEqual(SERVED);
    expect(readConfig({}, "start").settings.MAP_TILES).toEqual({
      kind: "file",
      path: fileURLToPath(SHIPPED),
    });
  });

  test("is the outline where none is wanted, with streets elsewhere when they are named", () => {
    expect(tilesWith({ MAP_TILES: "none" })).toEqual(OUTLINE);
    const streetsUrl = "https://streets.example/style.json";
    expect(tilesWith({ MAP_TILES: "none", MAP_STREETS_URL: streetsUrl })).toEqual({
      kind: "outline",
      streetsUrl,
    });
  });

  test("is a file of this machine, whose place no page learns", () => {
    expect(tilesWith({ MAP_TILES: archive })).toEqual(SERVED);
  });

  test("is an archive elsewhere", () => {
    const address = "https://tiles.example/country.pmtiles";
    expect(tilesWith({ MAP_TILES: address })).toEqual({ kind: "url", address });
  });

  const pictures = Buffer.from(shipped.subarray(0, 200_000));
  pictures[99] = 2;
  const scrambled = Buffer.from(shipped);
  scrambled.fill(0xa5, 127, 1000);
  test.each([
    [join(folder, "gone.pmtiles"), "is missing or may not be read"],
    [written("notes.txt", "no archive at all".repeat(20)), "is no PMTiles archive of version 3"],
    [written("empty.pmtiles", ""), "is damaged"],
    [written("head.pmtiles", "PMTiles\u0003and more"), "is damaged"],
    [written("cut.pmtiles", shipped.subarray(0, 9_000_000)), "is shorter than it says: copy it again"],
    [written("pictures.pmtiles", pictures), "has no vector tiles (MVT)"],
    [written("scrambled.pmtiles", scrambled), "is damaged"],
    [folder, "is damaged"],
  ])("is the outline when the file is %s, with a reason for the log", (path, reason) => {
    expect(tilesWith({ MAP_TILES: path })).toEqual(OUTLINE);
    expect(readConfig({ MAP_TILES: path }, "start").settings.MAP_TILES).toEqual({
      kind: "none",
      problem: `${path} ${reason}`,
    });
  });

  test("cannot be an address over plain http, and that is said before the site starts", () => {
    expect(tilesWith({ MAP_TILES: "http://tiles.example/a.pmtiles" })).toEqual([
      "MAP_TILES must be a PMTiles file, an address that starts with https://, or none",
    ]);
  });

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
