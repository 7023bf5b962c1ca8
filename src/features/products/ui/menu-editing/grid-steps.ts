import type { Availability } from "../../menu.ts";
import {
  type ColumnKey,
  FIRST_COLUMNS,
  freshKey,
  type GridDoc,
  type GridHeading,
  type GridLine,
  newLine,
  sortedColumns,
} from "./grid-doc.ts";

// What is done to a menu while it is typed. Each step returns another document, in which what was not touched is the same object.

/** A column of the grid: the name, the amount of a price, what is in stock; or the title of a heading. */
export type CellName = "name" | "stock" | "product" | "title" | ColumnKey;

/** The same document where the line stays as it was, so that there is nothing to undo. */
function changeLine(doc: GridDoc, key: string, change: (line: GridLine) => GridLine): GridDoc {
  const group = doc.find(({ lines }) => lines.some((line) => line.key === key));
  const before = group?.lines.find((line) => line.key === key);
  const after = before && change(before);
  if (!group || after === undefined || after === before) return doc;
  const lines = group.lines.map((line) => (line === before ? after : line));
  return doc.map((heading) => (heading === group ? { ...heading, lines } : heading));
}

function changeHeading(doc: GridDoc, key: string, change: (heading: GridHeading) => GridHeading): GridDoc {
  return doc.map((heading) => (heading.key === key ? change(heading) : heading));
}

/** What is typed into a cell of a line, or the title of a heading. */
export function typeInto(doc: GridDoc, key: string, cell: CellName, typed: string): GridDoc {
  if (cell === "title") return changeHeading(doc, key, (heading) => ({ ...heading, title: typed }));
  if (cell === "stock" || cell === "product") return doc;
  return changeLine(doc, key, (line) => {
    if (cell === "name") return line.name === typed ? line : { ...line, name: typed };
    if ((line.prices[cell] ?? "") === typed) return line;
    const others = Object.entries(line.prices).filter(([column]) => column !== cell);
    const prices = Object.fromEntries(typed.trim() === "" ? others : [...others, [cell, typed]]);
    return { ...line, prices };
  });
}

const NEXT_STOCK: Record<Availability, Availability> = {
  yes: "low",
  low: "soldOut",
  soldOut: "yes",
  unknown: "yes",
};

export function stepStock(doc: GridDoc, key: string): GridDoc {
  return changeLine(doc, key, (line) => ({ ...line, availability: NEXT_STOCK[line.availability] }));
}

export function setStock(doc: GridDoc, key: string, availability: Availability): GridDoc {
  return changeLine(doc, key, (line) => ({ ...line, availability }));
}

/** Says which product of the catalogue a line is, or that it is none. A line without a name takes that of the product. */
export function joinLine(doc: GridDoc, key: string, product: GridLine["product"]): GridDoc {
  return changeLine(doc, key, (line) => ({ ...line, product, name: line.name || (product?.name ?? "") }));
}

/** A product that is chosen while the name is typed gives the line its name: what is typed is the beginning of it. */
export function nameAsProduct(doc: GridDoc, key: string, product: NonNullable<GridLine["product"]>): GridDoc {
  return changeLine(doc, key, (line) => ({ ...line, product, name: product.name }));
}

/** Below a line, or at the end of a heading; the first heading is made with it. */
export function addLine(doc: GridDoc, after: string | null, line = newLine()): GridDoc {
  if (doc.length === 0) return [{ key: freshKey(), title: "", columns: FIRST_COLUMNS, lines: [line] }];
  const at = Math.max(
    0,
    doc.findIndex(({ key, lines }) => key === after || lines.some((one) => one.key === after)),
  );
  const place = after === null ? doc.length - 1 : at;
  return doc.map((heading, index) => {
    if (index !== place) return heading;
    const before = heading.lines.findIndex(({ key }) => key === after);
    const lines = [...heading.lines];
    lines.splice(before < 0 ? (heading.key === after ? 0 : lines.length) : before + 1, 0, line);
    return { ...heading, lines };
  });
}

export function addHeading(doc: GridDoc, line = newLine()): GridDoc {
  return [...doc, { key: freshKey(), title: "", columns: FIRST_COLUMNS, lines: [line] }];
}

export function addColumn(doc: GridDoc, heading: string, column: ColumnKey): GridDoc {
  return changeHeading(doc, heading, (one) => ({ ...one, columns: sortedColumns([...one.columns, column]) }));
}

/** A heading goes with its last line, unless it has a title. */
export function removeLine(doc: GridDoc, key: string): GridDoc {
  return doc.flatMap((heading) => {
    if (!heading.lines.some((line) => line.key === key)) return [heading];
    const lines = heading.lines.filter((line) => line.key !== key);
    return lines.length === 0 && heading.title === "" ? [] : [{ ...heading, lines }];
  });
}

/** One up or down, also into the heading beside its own. */
export function moveLine(doc: GridDoc, key: string, by: 1 | -1): GridDoc {
  const group = doc.findIndex(({ lines }) => lines.some((line) => line.key === key));
  const heading = doc[group];
  if (!heading) return doc;
  const place = heading.lines.findIndex((line) => line.key === key);
  const other = heading.lines[place + by];
  if (other) return moveLineTo(doc, key, { key: other.key, isBelow: by === 1 });
  const beside = doc[group + by];
  const line = heading.lines[place];
  if (!beside || !line) return doc;
  return doc.map((one, index) => {
    if (index === group) return { ...one, lines: one.lines.filter((any) => any !== line) };
    if (one !== beside) return one;
    return withColumnsOf(line, { ...one, lines: by === 1 ? [line, ...one.lines] : [...one.lines, line] });
  });
}

/** Beside another line, to which it was dragged. */
export function moveLineTo(doc: GridDoc, key: string, to: { key: string; isBelow: boolean }): GridDoc {
  const line = doc.flatMap(({ lines }) => lines).find((one) => one.key === key);
  if (!line || key === to.key) return doc;
  return doc.map((heading) => {
    const hadIt = heading.lines.includes(line);
    const lines = heading.lines.filter((one) => one !== line);
    const place = lines.findIndex((one) => one.key === to.key);
    if (place < 0) return hadIt ? { ...heading, lines } : heading;
    lines.splice(place + Number(to.isBelow), 0, line);
    return withColumnsOf(line, { ...heading, lines });
  });
}

/** No price of a line is out of sight. */
function withColumnsOf(line: GridLine, heading: GridHeading): GridHeading {
  const needed = Object.keys(line.prices) as ColumnKey[];
  return { ...heading, columns: sortedColumns([...heading.columns, ...needed]) };
}
