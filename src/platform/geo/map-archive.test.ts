import { copyFile, mkdtemp, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zxyToTileId } from "pmtiles";
import { expect, onTestFinished, test } from "vitest";
import { openMapArchive } from "./map-archive.ts";

const SHIPPED = fileURLToPath(new URL("../../../data/basemap/netherlands.pmtiles", import.meta.url));

const TILE = [14, 8414, 5384] as const;

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "highstreet-archive-"));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

test("an archive that comes late is read once it is there", async () => {
  const path = join(await folder(), "map.pmtiles");
  const archive = openMapArchive(path);
  await expect(archive.tile(...TILE)).rejects.toThrow("ENOENT");
  await writeFile(path, "half of it");
  await expect(archive.tile(...TILE)).rejects.toThrow();
  await copyFile(SHIPPED, path);
  expect((await archive.tile(...TILE))?.byteLength).toBeGreaterThan(1000);
});

test("an archive that was replaced is read anew, with its own directory", async () => {
  const path = join(await folder(), "map.pmtiles");
  await copyFile(SHIPPED, path);
  const archive = openMapArchive(path);
  const before = await archive.tag();
  const whole = await archive.tile(...TILE);
  const smaller = archiveOfOneTile(TILE, "another tile");
  await writeFile(`${path}.new`, smaller);
  await utimes(`${path}.new`, new Date("2026-11-27"), new Date("2026-11-27"));
  await rename(`${path}.new`, path);
  expect(new TextDecoder().decode(await archive.tile(...TILE))).toBe("another tile");
  expect(await archive.tile(14, 0, 0)).toBeUndefined();
  expect(await archive.tag()).not.toBe(before);
  await copyFile(SHIPPED, path);
  expect((await archive.tile(...TILE))?.byteLength).toBe(whole?.byteLength);
});

/** Version 3 of the format, nothing compressed: a head of 127 bytes, a directory of one entry, a tile. */
function archiveOfOneTile([zoom, x, y]: readonly [number, number, number], tile: string): Buffer {
  const directory = Buffer.from([1, ...varint(zxyToTileId(zoom, x, y)), 1, ...varint(tile.length), 1]);
  const head = Buffer.alloc(127);
  head.write("PMTiles");
  head.writeUInt8(3, 7);
  const [rootAt, dataAt] = [127, 127 + directory.length];
  for (const [at, value] of [
    [8, rootAt],
    [16, directory.length],
    [24, dataAt],
    [40, dataAt],
    [56, dataAt],
    [64, tile.length],
  ] as const)
    head.writeBigUInt64LE(BigInt(value), at);
  // Uncompressed directories and tiles, which are vector tiles of this zoom alone.
  for (const [at, value] of [
    [96, 1],
    [97, 1],
    [98, 1],
    [99, 1],
    [100, zoom],
    [101, zoom],
  ] as const)
    head.writeUInt8(value, at);
  return Buffer.concat([head, directory, Buffer.from(tile)]);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
