import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const HEADER_BYTES = 127;
const GZIP = 2;
const VECTOR_TILES = 1;

/**
 * What is wrong with an archive of vector tiles (PMTiles, version 3), in words for the log; null for one that can be used. Looks
 * at its beginning and its length: a copy that ended early would show half a country.
 */
export function archiveProblem(path: string): string | null {
  let file: number;
  try {
    file = openSync(path, "r");
  } catch {
    return "is missing or may not be read";
  }
  try {
    return problemOf(file);
  } catch {
    return "is damaged";
  } finally {
    closeSync(file);
  }
}

function problemOf(file: number): string | null {
  const header = bytesOf(file, 0, HEADER_BYTES);
  if (header.subarray(0, 8).toString("latin1") !== "PMTiles\u0003")
    return "is no PMTiles archive of version 3";
  const numberAt = (at: number) => Number(header.readBigUInt64LE(at));
  if (header[99] !== VECTOR_TILES) return "has no vector tiles (MVT)";
  if (fstatSync(file).size < numberAt(56) + numberAt(64)) return "is shorter than it says: copy it again";
  const directory = bytesOf(file, numberAt(8), numberAt(16));
  if (header[97] === GZIP) gunzipSync(directory);
  return null;
}

function bytesOf(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (readSync(file, bytes, 0, length, offset) < length) throw new RangeError("The file ends here");
  return bytes;
}
