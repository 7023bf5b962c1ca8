import { centsOfTyped, typedCents } from "#platform/typed-cents.ts";
import type { Availability } from "../../menu.ts";
import { LONGEST_HEADING, LONGEST_NAME } from "../../menu-limits.ts";
import type { MenuHeadingToEdit } from "../../menu-to-edit.ts";
import {
  type LadderMistake,
  ladderMistakes,
  PRICE_UNITS,
  type PriceLadder,
  type PriceUnit,
} from "../../price-ladder.ts";

// A menu while it is typed: prices are text, however wrong, by the column they stand in. Nothing here is changed in place, so that a
// row that is the same object needs no look.

/** An amount that lines of a heading have a price for: `gram 2.5`. */
export type ColumnKey = `${PriceUnit} ${number}`;

export interface GridLine {
  /** Of this page: a new line has no id yet. */
  key: string;
  /** Null for a new one. Whether it still stands is said by what stands (`headingsToSend`). */
  id: string | null;
  name: string;
  product: { id: string; name: string } | null;
  availability: Availability;
  /** As they are typed; an amount without one is not sold. */
  prices: Readonly<Record<ColumnKey, string>>;
}

export interface GridHeading {
  key: string;
  title: string;
  /** The smallest first. */
  columns: readonly ColumnKey[];
  lines: readonly GridLine[];
}

export type GridDoc = readonly GridHeading[];

/** What a heading begins with that has no prices yet. */
export const FIRST_COLUMNS: readonly ColumnKey[] = ["gram 1", "gram 2.5", "gram 5"];

let made = 0;

/** A name that nothing else on this page has. */
export function freshKey(): string {
  made += 1;
  return `new-${made}-${Date.now().toString(36)}`;
}

export function columnOf({ unit, quantity }: { unit: PriceUnit; quantity: number }): ColumnKey {
  return `${unit} ${quantity}`;
}

export function amountOf(column: ColumnKey): { unit: PriceUnit; quantity: number } {
  const [unit, quantity] = column.split(" ");
  return { unit: unit as PriceUnit, quantity: Number(quantity) };
}

/** Weighed before counted, small before large. */
export function sortedColumns(columns: Iterable<ColumnKey>): ColumnKey[] {
  const place = (column: ColumnKey) => {
    const { unit, quantity } = amountOf(column);
    return PRICE_UNITS.indexOf(unit) * 1000 + quantity;
  };
  return [...new Set(columns)].toSorted((one, other) => place(one) - place(other));
}

export function newLine(line: Partial<GridLine> = {}): GridLine {
  return { key: freshKey(), id: null, name: "", product: null, availability: "yes", prices: {}, ...line };
}

const itemOf = ({ _id: id, name }: { _id: string; name: string }) => ({ id, name });

/** The menu as the API has it, to be typed in; amounts in the reader's language. */
export function docOf(headings: readonly MenuHeadingToEdit[], tag: string): GridDoc {
  return headings.map(({ title, lines }) => {
    const typed = lines.map(({ _id: id, name, product, availability, ladder }): GridLine => ({
      key: id,
      id,
      name,
      product: product ? itemOf(product) : null,
      availability,
      prices: Object.fromEntries(ladder.map((rung) => [columnOf(rung), typedCents(rung.cents, tag)])),
    }));
    const columns = lines.flatMap(({ ladder }) => ladder.map(columnOf));
    return {
      key: `heading-of-${typed[0]?.key}`,
      title: title ?? "",
      columns: columns.length > 0 ? sortedColumns(columns) : FIRST_COLUMNS,
      lines: typed,
    };
  });
}

export type CellMistake = LadderMistake | "noPrice" | "noName" | "longName";

/** What is wrong with a line, by its cell: `name`, or the column of a price. */
export type LineMistakes = ReadonlyMap<"name" | ColumnKey, CellMistake>;

interface ReadLine {
  ladder: PriceLadder;
  mistakes: LineMistakes;
}

const read = new WeakMap<GridLine, ReadLine>();

/** The prices of a line that are right, and what is wrong with the others. A line that has not changed is read once. */
export function readLine(line: GridLine): ReadLine {
  const known = read.get(line);
  if (known) return known;
  const mistakes = new Map<"name" | ColumnKey, CellMistake>();
  const name = line.name.trim();
  if (name === "") mistakes.set("name", "noName");
  if ([...name].length > LONGEST_NAME) mistakes.set("name", "longName");
  let ladder: PriceLadder = [];
  for (const column of sortedColumns(Object.keys(line.prices) as ColumnKey[])) {
    const typed = line.prices[column]?.trim() ?? "";
    if (typed === "") continue;
    const cents = centsOfTyped(typed);
    if (cents === undefined) {
      mistakes.set(column, "noPrice");
      continue;
    }
    const rungs = [...ladder, { ...amountOf(column), cents }];
    const wrong = ladderMistakes(rungs).find(({ place }) => place === ladder.length);
    if (wrong) mistakes.set(column, wrong.mistake);
    else ladder = rungs;
  }
  const result = { ladder, mistakes };
  read.set(line, result);
  return result;
}

/** How many cells are wrong. */
export function mistakeCount(doc: GridDoc): number {
  return doc.flatMap(({ lines }) => lines).reduce((count, line) => count + readLine(line).mistakes.size, 0);
}

/** Of a new row: nothing is typed in it yet. */
export function isBlank({ name, prices }: GridLine): boolean {
  return [name, ...Object.values(prices)].every((typed) => typed.trim() === "");
}

/** A new line without a name can't be on a page yet; one that stands keeps its last name there. */
function isReady(line: GridLine): boolean {
  return !readLine(line).mistakes.has("name");
}

/** What the call takes, with the typed lines it is made of. What is wrong is left out of it, and stays on this device. */
export function headingsToSend(doc: GridDoc, stands: GridDoc) {
  const standing = new Map(stands.flatMap(({ lines }) => lines.map((line) => [line.key, line])));
  const sent: GridLine[] = [];
  const lineToSend = (line: GridLine) => {
    const before = standing.get(line.key);
    return {
      ...(before?.id && { _id: before.id }),
      name: (isReady(line) ? line : (before ?? line)).name.trim(),
      ...(line.product && { product: { _id: line.product.id } }),
      availability: line.availability,
      ladder: readLine(line).ladder,
    };
  };
  const headings = doc.flatMap(({ title, lines }) => {
    const ready = lines.filter((line) => isReady(line) || standing.has(line.key));
    sent.push(...ready);
    const shortTitle = [...title.trim()].slice(0, LONGEST_HEADING).join("");
    return ready.length === 0 ? [] : [{ title: shortTitle || null, lines: ready.map(lineToSend) }];
  });
  return { headings, sent };
}

function contentOf(line: GridLine, title: string): string {
  const prices = Object.entries(line.prices)
    .filter(([, typed]) => typed.trim() !== "")
    .map(([column, typed]) => [column, centsOfTyped(typed) ?? typed]);
  return JSON.stringify([title, line.name, line.product, line.availability, prices.toSorted()]);
}

/** The keys of the lines that are otherwise than they stand, new ones included. */
export function changedLines(stands: GridDoc, doc: GridDoc): Set<string> {
  const stood = new Map(
    stands.flatMap(({ title, lines }) => lines.map((line) => [line.key, { line, title }])),
  );
  return new Set(
    doc.flatMap(({ title, lines }) =>
      lines
        .filter((line) => {
          const before = stood.get(line.key);
          if (!before) return !isBlank(line);
          return (
            (before.line !== line || before.title !== title) &&
            contentOf(before.line, before.title) !== contentOf(line, title)
          );
        })
        .map(({ key }) => key),
    ),
  );
}

/** How many things differ: lines that are new, other or gone; one where only their order does. */
export function changeCount(stands: GridDoc, doc: GridDoc): number {
  if (stands === doc) return 0;
  const before = stands.flatMap(({ lines }) => lines.map(({ key }) => key));
  const stood = new Set(before);
  const now = doc.flatMap(({ lines }) =>
    lines.filter((line) => stood.has(line.key) || !isBlank(line)).map(({ key }) => key),
  );
  const here = new Set(now);
  const count = changedLines(stands, doc).size + before.filter((key) => !here.has(key)).length;
  return count > 0 ? count : Number(before.join(" ") !== now.join(" "));
}
