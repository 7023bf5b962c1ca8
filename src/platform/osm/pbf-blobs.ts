import type { FileHandle } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { Blob, BlobHeader } from "osm-pbf-parser-node/proto/fileformat.js";
import { PbfReader } from "pbf";
import type { OsmFault } from "./osm-element.ts";

/** The limits of the format: programs refuse what is larger, so no extract has it. */
const LONGEST_HEADER = 64 * 1024;
export const LARGEST_BLOCK = 32 * 1024 * 1024;

export interface PbfBlob {
  type: string;
  /** Uncompressed. */
  data: Buffer;
  /** Where it begins in the file. */
  at: number;
}

/**
 * The blobs of a `.osm.pbf`, one at a time. One that is too large, damaged or compressed in another way than with zlib costs only
 * itself; where the next one begins can be known only as long as the headers are whole.
 */
export async function* pbfBlobs(
  file: FileHandle,
  onFault: (fault: OsmFault) => void,
): AsyncGenerator<PbfBlob> {
  const fault = (at: number, reason: string) => onFault({ where: `byte ${at}`, reason, isPartOfFile: true });
  let at = 0;
  for (;;) {
    const start = at;
    const length = await bytesAt(file, at, 4);
    if (length.length === 0) return;
    const headerLength = length.length === 4 ? length.readUInt32BE() : 0;
    if (headerLength === 0 || headerLength > LONGEST_HEADER)
      return fault(start, "no block begins here: the file is cut off or damaged, and the rest is not read");
    const header = headerIn(await bytesAt(file, at + 4, headerLength), headerLength);
    if (!header) return fault(start, "the head of a block is cut off or damaged, and the rest is not read");
    at += 4 + headerLength + header.datasize;
    if (header.datasize > LARGEST_BLOCK) {
      fault(start, `the block says it is ${header.datasize} bytes long, more than the format allows`);
      continue;
    }
    const body = await bytesAt(file, at - header.datasize, header.datasize);
    if (body.length < header.datasize) return fault(start, "the block is cut off");
    try {
      yield { type: header.type, data: uncompressed(body), at: start };
    } catch (error) {
      fault(start, `the block cannot be read: ${reasonOf(error)}`);
    }
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Fewer bytes at the end of the file. */
async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function headerIn(bytes: Buffer, length: number): { type: string; datasize: number } | null {
  if (bytes.length < length) return null;
  try {
    const header = BlobHeader.read(new PbfReader(bytes));
    return header.datasize >= 0 && Number.isSafeInteger(header.datasize) ? header : null;
  } catch {
    return null;
  }
}

function uncompressed(body: Buffer): Buffer {
  const blob = Blob.read(new PbfReader(body));
  // The size it says it has is not believed: a few bytes can inflate to gigabytes.
  if (blob.zlib_data) return inflateSync(blob.zlib_data, { maxOutputLength: LARGEST_BLOCK });
  if (blob.raw) return blob.raw;
  throw new Error(`it is compressed as ${blob.data ?? "nothing"}, and only zlib is read`);
}
