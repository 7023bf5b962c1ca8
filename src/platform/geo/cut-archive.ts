import { type FileHandle, open } from "node:fs/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { bytesToHeader, Compression, type Header, zxyToTileId } from "pmtiles";
import { type ArchiveEntry, readDirectory, writeDirectory } from "./archive-directory.ts";
import type { Bbox } from "./bbox.ts";

const HEAD_BYTES = 127;
/** Readers of the format fetch so much at first, and expect the root directory in it. */
const MOST_HEAD_AND_ROOT = 16_384;

/**
 * The part of a map's archive that shows a box, at all its zooms, as an archive of its own. Tiles are copied as they are stored; only
 * the head and the directory are written anew.
 */
export async function cutArchive(path: string, box: Bbox): Promise<Uint8Array> {
  const file = await open(path);
  try {
    return await cut(file, box);
  } finally {
    await file.close();
  }
}

async function cut(file: FileHandle, box: Bbox): Promise<Uint8Array> {
  const head = await bytesAt(file, 0, HEAD_BYTES);
  const header = bytesToHeader(new Uint8Array(head).buffer);
  if (header.internalCompression !== Compression.Gzip) throw new Error("The archive is not packed by gzip");
  const wanted = tilesOf(box, header);
  const entries: ArchiveEntry[] = [];
  const tiles: Buffer[] = [];
  const placed = new Map<number, number>();
  let size = 0;
  for (const { id: first, run, offset, length } of await entriesOf(file, header)) {
    for (let id = first; id < first + run; id++) {
      if (!wanted.has(id)) continue;
      let at = placed.get(offset);
      if (at === undefined) {
        at = size;
        placed.set(offset, at);
        tiles.push(await bytesAt(file, header.tileDataOffset + offset, length));
        size += length;
      }
      const last = entries.at(-1);
      if (last?.offset === at && last.id + last.run === id) last.run++;
      else entries.push({ id, run: 1, offset: at, length });
    }
  }
  const root = gzipSync(writeDirectory(entries), { level: 9 });
  if (HEAD_BYTES + root.length > MOST_HEAD_AND_ROOT)
    throw new Error("The box has more tiles than one directory takes");
  const about = await bytesAt(file, header.jsonMetadataOffset, header.jsonMetadataLength);
  const counts = { tiles: entries.reduce((sum, { run }) => sum + run, 0), contents: placed.size, size };
  const written = headOf(head, { box, rootBytes: root.length, aboutBytes: about.length, entries, ...counts });
  return Buffer.concat([written, root, about, ...tiles]);
}

async function entriesOf(file: FileHandle, header: Header): Promise<ArchiveEntry[]> {
  const directoryAt = async (offset: number, length: number) =>
    readDirectory(gunzipSync(await bytesAt(file, offset, length)));
  const root = await directoryAt(header.rootDirectoryOffset, header.rootDirectoryLength);
  const all: ArchiveEntry[] = [];
  for (const entry of root) {
    if (entry.run > 0) all.push(entry);
    else all.push(...(await directoryAt(header.leafDirectoryOffset + entry.offset, entry.length)));
  }
  return all;
}

/** @throws when the file is shorter than it says: it was replaced meanwhile, or cut off */
async function bytesAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, offset);
  if (bytesRead < length) throw new Error("The archive ends in the middle");
  return bytes;
}

/** The numbers of all tiles that a box touches. */
function tilesOf([west, south, east, north]: Bbox, { minZoom, maxZoom }: Header): ReadonlySet<number> {
  const ids = new Set<number>();
  for (let zoom = minZoom; zoom <= maxZoom; zoom++) {
    for (let x = column(west, zoom); x <= column(east, zoom); x++) {
      for (let y = row(north, zoom); y <= row(south, zoom); y++) ids.add(zxyToTileId(zoom, x, y));
    }
  }
  return ids;
}

function column(longitude: number, zoom: number): number {
  return Math.floor(((longitude + 180) / 360) * 2 ** zoom);
}

function row(latitude: number, zoom: number): number {
  const angle = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** zoom);
}

interface Written {
  box: Bbox;
  rootBytes: number;
  aboutBytes: number;
  entries: readonly ArchiveEntry[];
  tiles: number;
  contents: number;
  size: number;
}

/** The head of the source with the places, counts and bounds of the part. */
function headOf(source: Buffer, written: Written): Buffer {
  const { box, rootBytes, aboutBytes, entries, tiles, contents, size } = written;
  const [west, south, east, north] = box;
  const head = Buffer.from(source);
  const dataAt = HEAD_BYTES + rootBytes + aboutBytes;
  const numbers = [
    [HEAD_BYTES, rootBytes],
    [HEAD_BYTES + rootBytes, aboutBytes],
    // No leaf directories.
    [dataAt, 0],
    [dataAt, size],
    [tiles, entries.length],
    [contents],
  ].flat();
  for (const [index, value] of numbers.entries()) head.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  const degrees = (value: number, at: number) => head.writeInt32LE(Math.round(value * 1e7), at);
  // Clustered: tiles stand in the order of the directory.
  head[96] = 1;
  for (const [index, edge] of [west, south, east, north].entries()) degrees(edge, 102 + index * 4);
  degrees((west + east) / 2, 119);
  degrees((south + north) / 2, 123);
  return head;
}
