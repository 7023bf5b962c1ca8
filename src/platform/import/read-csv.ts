import { parse } from "csv-parse/sync";
import * as v from "valibot";
import { PLAIN_LETTERS } from "../text/plain-text-schema.ts";
import { plainName } from "../text/plain-name.ts";
import type { Refusal } from "./import-report.ts";

export interface CsvRow<T> {
  line: number;
  value: T;
}

export interface CsvContent<T> {
  readCount: number;
  rows: CsvRow<T>[];
  refused: Refusal[];
}

/** By the names in the header. */
type Cells = Record<string, string | null>;

export interface CsvShape<T> {
  /** Without these no line can be read. */
  columns: string[];
  /** Gets the trimmed cells of a line, null where one is empty. */
  schema: v.GenericSchema<Cells, T>;
  /** The key that must be unique in a file, in words for the report, such as `id osm2021-1`. */
  keysOf: (value: T) => string[];
}

/**
 * Reads a CSV file (a header, one record a line), as `openedFile` understands it. A line that is broken, wrongly encoded, against the
 * rules or a repetition is refused with its reasons; the others are returned. A file without its columns is refused
 * as a whole, as line 1.
 */
export function readCsv<T>(bytes: Uint8Array, shape: CsvShape<T>): CsvContent<T> {
  const file = openedFile(bytes);
  const { header, separator } = file;
  const missing = shape.columns.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    const reason = file.isUtf8 ? `has no column ${missing.join(", ")}` : NOT_UTF8;
    return { readCount: 0, rows: [], refused: [{ line: 1, reasons: [reason] }] };
  }
  const content: CsvContent<T> = { readCount: 0, rows: [], refused: [] };
  const lineOfKey = new Map<string, number>();
  for (const [index, text] of file.lines.entries()) {
    if (text.trim() === "") continue;
    const line = index + file.firstLine;
    const { value, reasons } = readLine(text, { header, separator }, shape.schema);
    for (const key of value === undefined ? [] : shape.keysOf(value)) {
      const earlier = lineOfKey.get(key);
      if (earlier === undefined) lineOfKey.set(key, line);
      else reasons.push(`${key} is on line ${earlier} already`);
    }
    content.readCount += 1;
    if (value === undefined || reasons.length > 0) content.refused.push({ line, reasons });
    else content.rows.push({ line, value });
  }
  return content;
}

/** Whether the header of a file has all of these, for an import that takes files of two kinds. */
export function hasColumns(bytes: Uint8Array, columns: string[]): boolean {
  const { header } = openedFile(bytes);
  return columns.every((column) => header.includes(column));
}

interface OpenedFile {
  header: string[];
  separator: Separator;
  /** Below the header. */
  lines: string[];
  firstLine: number;
  isUtf8: boolean;
}

/**
 * A file as spreadsheets save it: with commas, semicolons (where the comma is of decimals) or tabs; in UTF-8, or UTF-16 with its mark at
 * the beginning; below a line such as `sep=;`; with capitals in the header.
 */
function openedFile(bytes: Uint8Array): OpenedFile {
  // A record may not span lines: so one broken quote costs one line, and not the rest of the file.
  const [first = "", ...others] = new TextDecoder(encodingOf(bytes)).decode(bytes).split(/\r\n|\n|\r/);
  const told = /^"?sep=([,;\t])"?$/i.exec(first)?.[1];
  const [head = "", ...lines] = told === undefined ? [first, ...others] : others;
  const separator = SEPARATORS.find((one) => one === told) ?? mostUsed(head);
  const header = (cellsOf(head, separator) ?? []).map((name) => name.toLowerCase());
  const firstLine = told === undefined ? 2 : 3;
  return { header, separator, lines, firstLine, isUtf8: !head.includes("\uFFFD") };
}

const SEPARATORS = [",", ";", "\t"] as const;

type Separator = (typeof SEPARATORS)[number];

/** Names of columns have none of them. */
function mostUsed(head: string): Separator {
  const count = (separator: Separator) => head.split(separator).length;
  return SEPARATORS.reduce((a, b) => (count(b) > count(a) ? b : a));
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

const NOT_UTF8 = "is not UTF-8: save the file as CSV UTF-8";

function readLine<T>(
  text: string,
  { header, separator }: Pick<OpenedFile, "header" | "separator">,
  schema: v.GenericSchema<Cells, T>,
): { value?: T; reasons: string[] } {
  if (text.includes("\uFFFD")) return { reasons: [NOT_UTF8] };
  const cells = cellsOf(text, separator);
  if (!cells) return { reasons: ["has a quotation mark that does not pair"] };
  if (cells.length !== header.length) {
    return { reasons: [`has ${cells.length} cells where the header has ${header.length}`] };
  }
  const record: Cells = Object.fromEntries(header.map((column, index) => [column, cells[index] || null]));
  const result = v.safeParse(schema, record);
  if (result.success) return { value: result.output, reasons: [] };
  return { reasons: result.issues.map((issue) => reasonOf(issue, record)) };
}

function reasonOf(issue: v.BaseIssue<unknown>, record: Cells): string {
  const column = v.getDotPath(issue);
  if (column === null) return issue.message;
  // Schemas that calls share begin their sentences with a capital.
  const message = issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
  const text = record[column];
  return text ? `${column} "${text.slice(0, 60)}" ${message}` : `${column} ${message}`;
}

/** Undefined when the line is no CSV. */
function cellsOf(line: string, separator: Separator): string[] | undefined {
  // Most lines have none, and a parser for each of ten thousand lines takes as long as all that is done with them.
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim());
  try {
    const [cells] = parse(line, { trim: true, delimiter: separator }) as string[][];
    return cells;
  } catch {
    return undefined;
  }
}

const MISSING = "is missing";

/** A cell with a name or other short text, as `plainName` writes names; control characters break pages and cannot be stored (NUL). */
export function textCell(minLength: number, maxLength: number) {
  return v.pipe(
    v.string(MISSING),
    v.transform(plainName),
    v.minLength(minLength, `is shorter than ${minLength} characters`),
    v.maxLength(maxLength, `is longer than ${maxLength} characters`),
    v.regex(/^\P{Cc}*$/u, "has a control character"),
    v.regex(PLAIN_LETTERS, "turns the direction of its letters"),
  );
}

export function wholeNumberCell(max: number) {
  return v.pipe(
    v.string(MISSING),
    v.regex(/^\d{1,9}$/, "is no whole number"),
    v.toNumber(),
    v.maxValue(max, `is more than ${max}`),
  );
}
