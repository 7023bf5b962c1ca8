import { type Table, tableOfText } from "./read-table.ts";

const MOST_BYTES = 2 * 1024 * 1024;

/** Why a file is none that a menu is read from. */
export type FileMistake = "tooLarge" | "locked" | "unreadable";

/** The first table of a file, or why there is none. Nothing leaves the device. */
export async function tableOfFile(file: Blob, readSpreadsheet = inWorker): Promise<Table | FileMistake> {
  if (file.size > MOST_BYTES) return "tooLarge";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begins = (...first: number[]) => first.every((byte, place) => bytes[place] === byte);
  // A zip, as .xlsx and .ods are.
  if (begins(0x50, 0x4b, 0x03, 0x04)) return readSpreadsheet(bytes);
  // The container in which Excel locks a file, and the format that it had before.
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return "locked";
  const text = textOf(bytes);
  return text === undefined ? "unreadable" : tableOfText(text);
}

/** The reader is large, and fetched by whoever has such a file. */
async function inWorker(bytes: Uint8Array): Promise<Table | FileMistake> {
  return (await import("./spreadsheet-in-worker.ts")).spreadsheetInWorker(bytes);
}

/** As spreadsheets write CSV: UTF-8, UTF-16 with its mark, or what Windows had before; undefined where it is no text. */
function textOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
