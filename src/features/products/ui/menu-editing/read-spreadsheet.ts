import { Unzip, UnzipInflate } from "fflate";
import { readOds } from "hucre/ods";
import { readXlsx } from "hucre/xlsx";
import { cellText, type Table } from "./read-table.ts";

/** A menu of the most lines has less than one; a small file may unpack to a thousand times its size. */
const MOST_UNPACKED_BYTES = 20 * 1024 * 1024;
const CHUNK_BYTES = 16 * 1024;

/** The first sheet of an .xlsx or .ods file as text; of a formula the value that was kept with it. */
export async function tableOfSpreadsheet(bytes: Uint8Array): Promise<Table | "tooLarge" | "unreadable"> {
  const unpacked = unpack(bytes);
  if (typeof unpacked === "string") return unpacked;
  try {
    const { sheets } = unpacked.has("content.xml")
      ? await readOds(bytes)
      : await readXlsx(bytes, { sheets: [0] });
    return (sheets[0]?.rows ?? []).map((row) => row.map(textOf));
  } catch {
    return "unreadable";
  }
}

function textOf(value: unknown): string {
  if (typeof value === "number") return String(Number(value.toFixed(2)));
  return typeof value === "string" ? cellText(value) : "";
}

/** The names of the parts of a zip. It is unpacked once to nowhere: what a file says of its own size is not believed. */
function unpack(bytes: Uint8Array): Set<string> | "tooLarge" | "unreadable" {
  const names = new Set<string>();
  let byteCount = 0;
  const unzip = new Unzip((part) => {
    names.add(part.name);
    part.ondata = (error, chunk) => {
      if (error) throw error;
      byteCount += chunk.length;
      if (byteCount > MOST_UNPACKED_BYTES) throw new RangeError("Unpacks to too much");
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let place = 0; place < bytes.length; place += CHUNK_BYTES)
      unzip.push(bytes.subarray(place, place + CHUNK_BYTES), place + CHUNK_BYTES >= bytes.length);
  } catch {
    return byteCount > MOST_UNPACKED_BYTES ? "tooLarge" : "unreadable";
  }
  return names.size === 0 ? "unreadable" : names;
}
