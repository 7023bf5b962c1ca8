import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { PMTiles } from "pmtiles";
import { expect, onTestFinished, test } from "vitest";
import { readDirectory, writeDirectory } from "./archive-directory.ts";
import type { Bbox } from "./bbox.ts";
import { cutArchive } from "./cut-archive.ts";
import { openMapArchive } from "./map-archive.ts";

const SHIPPED = fileURLToPath(new URL("../../../data/basemap/netherlands.pmtiles", import.meta.url));
const UTRECHT: Bbox = [5.07, 52.06, 5.16, 52.12];

const columnOf = (longitude: number, zoom: number) => Math.floor(((longitude + 180) / 360) * 2 ** zoom);
const rowOf = (latitude: number, zoom: number) => {
  const angle = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * 2 ** zoom);
};

function opened(bytes: Uint8Array): PMTiles {
  const whole = new Uint8Array(bytes).buffer;
  return new PMTiles({
    getKey: () => "part",
    getBytes: async (offset, length) => ({ data: whole.slice(offset, offset + length) }),
  });
}

test.each<[string, Bbox, number]>([
  ["Utrecht", UTRECHT, 20],
  ["a street", [5.1204, 52.0903, 5.1208, 52.0907], 10],
])("every tile of the part for %s is that of the whole map, at each zoom", async (_, box, atLeast) => {
  const bytes = await cutArchive(SHIPPED, box);
  const part = opened(bytes);
  const whole = openMapArchive(SHIPPED);
  const { minZoom, maxZoom, minLon, maxLat } = await part.getHeader();
  expect([minZoom, maxZoom, minLon, maxLat]).toEqual([0, 14, box[0], box[3]]);
  let count = 0;
  for (let zoom = minZoom; zoom <= maxZoom; zoom++) {
    for (let x = columnOf(box[0], zoom); x <= columnOf(box[2], zoom); x++) {
      for (let y = rowOf(box[3], zoom); y <= rowOf(box[1], zoom); y++) {
        const expected = await whole.tile(zoom, x, y);
        const tile = (await part.getZxy(zoom, x, y))?.data;
        expect(tile && Buffer.from(tile)).toEqual(expected && Buffer.from(expected));
        if (tile) count++;
      }
    }
  }
  expect(count).toBeGreaterThanOrEqual(atLeast);
  expect(await part.getMetadata()).toHaveProperty("vector_layers");
});

test("a tile outside of the box is not in the part, and a part cut again is the same", async () => {
  const bytes = await cutArchive(SHIPPED, UTRECHT);
  const part = opened(bytes);
  expect(await part.getZxy(14, columnOf(4.9, 14), rowOf(52.37, 14))).toBeUndefined();
  const folder = await mkdtemp(join(tmpdir(), "highstreet-cut-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "part.pmtiles");
  await writeFile(path, bytes);
  expect(Buffer.from(await cutArchive(path, UTRECHT)).equals(bytes)).toBe(true);
  await writeFile(path, bytes.subarray(0, bytes.length / 2));
  await expect(cutArchive(path, UTRECHT)).rejects.toThrow("ends in the middle");
});

test("a directory that was written is read as it was", () => {
  const entry = fc.record({
    id: fc.nat(2 ** 40),
    run: fc.integer({ min: 1, max: 300 }),
    offset: fc.nat(2 ** 40),
    length: fc.integer({ min: 1, max: 2 ** 20 }),
  });
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const sorted = entries.toSorted((a, b) => a.id - b.id);
      // Every other one stands right behind the one before, as most do in an archive.
      for (let index = 1; index < sorted.length; index += 2) {
        const before = sorted[index - 1]!;
        sorted[index]!.offset = before.offset + before.length;
      }
      expect(readDirectory(writeDirectory(sorted))).toEqual(sorted);
    }),
  );
  expect(() => readDirectory(new Uint8Array([2, 1]))).toThrow("ends in the middle");
});
