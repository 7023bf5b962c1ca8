import type { Availability } from "../../menu.ts";
import { LONGEST_HEADING } from "../../menu-limits.ts";
import type { ColumnKey } from "./grid-doc.ts";
import type { Table } from "./read-table.ts";
import {
  amountOfCell,
  isNameHead,
  isNothing,
  isPrice,
  pricedAmountOfCell,
  stockOfCell,
} from "./table-words.ts";

export interface TableLine {
  name: string;
  /** As they are written there. */
  prices: Record<ColumnKey, string>;
  availability: Availability | undefined;
}

export interface TableHeading {
  /** Null above what stands before the first heading. */
  title: string | null;
  lines: TableLine[];
}

export interface MenuTable {
  headings: TableHeading[];
  /** Rows that are no line of a menu, by their number from 1. */
  refused: { row: number; text: string }[];
  cut: "rows" | "columns" | undefined;
}

export const MOST_ROWS = 1000;
export const MOST_COLUMNS = 20;

/**
 * Reads a shop's own table as a menu: rows of one cell above others are headings, rows of amounts (`1 g`, `2,5 g`) say what the prices below
 * are for, without them the prices are for `sizes` in their order. Everything is text: nothing is a formula or runs.
 */
export function readMenuTable(whole: Table, { sizes }: { sizes: readonly ColumnKey[] }): MenuTable {
  const isWide = whole.some((row) => row.length > MOST_COLUMNS && row.slice(MOST_COLUMNS).some(Boolean));
  const table = whole.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS));
  const cut = whole.slice(MOST_ROWS).some((row) => row.some(Boolean))
    ? "rows"
    : isWide
      ? "columns"
      : undefined;
  const headings: TableHeading[] = [];
  const refused: MenuTable["refused"] = [];
  const filled = table.flatMap((cells, index) => {
    const told = cells.flatMap((cell, column) => (cell === "" ? [] : [{ cell, column }]));
    return told.length === 0 ? [] : [{ row: index + 1, told }];
  });
  const isOneColumn = filled.every(({ told }) => told.length === 1);
  let columns = new Map<number, ColumnKey>();
  const begin = (title: string | null) => headings.push({ title, lines: [] });

  for (const [place, { row, told }] of filled.entries()) {
    const [first] = told as [Cell, ...Cell[]];
    const amounts = amountsIn(told);
    if (amounts) {
      columns = amounts;
      const title = amounts.has(first.column) || isNameHead(first.cell) ? null : first.cell;
      if (title) begin(title);
      continue;
    }
    const next = filled[place + 1];
    const isAlone = told.length === 1 && !isPrice(first.cell) && [...first.cell].length <= LONGEST_HEADING;
    if (isAlone && !isOneColumn && next && next.told.length > 1) {
      begin(first.cell);
      continue;
    }
    const line = lineOf(told, columns, sizes);
    if (!line) {
      refused.push({
        row,
        text: told
          .map(({ cell }) => cell)
          .join(" ")
          .slice(0, 60),
      });
      continue;
    }
    if (headings.length === 0) begin(null);
    headings.at(-1)?.lines.push(line);
  }
  return { headings: headings.filter(({ lines }) => lines.length > 0), refused, cut };
}

interface Cell {
  cell: string;
  column: number;
}

/** The amounts of a row that says only such, by their column. */
function amountsIn(told: readonly Cell[]): Map<number, ColumnKey> | undefined {
  const amounts = new Map<number, ColumnKey>();
  for (const { cell, column } of told) {
    const amount = amountOfCell(cell);
    if (amount) amounts.set(column, amount);
    else if (column > 0 && isPrice(cell)) return undefined;
  }
  return amounts.size > 0 ? amounts : undefined;
}

/** A name, and beside it prices and what is in stock; other words beside it are none of a menu. */
function lineOf(
  told: readonly Cell[],
  columns: ReadonlyMap<number, ColumnKey>,
  sizes: readonly ColumnKey[],
): TableLine | undefined {
  const named = told.find(
    ({ cell, column }) => !columns.has(column) && /\p{L}/u.test(cell) && !stockOfCell(cell),
  );
  if (!named || isNothing(named.cell)) return undefined;
  const line: TableLine = { name: named.cell, prices: {} as TableLine["prices"], availability: undefined };
  let place = 0;
  for (const { cell, column } of told) {
    if (column === named.column) continue;
    const size = columns.get(column);
    const priced = pricedAmountOfCell(cell);
    const stock = stockOfCell(cell);
    if (stock) line.availability = stock;
    else if (priced) line.prices[priced.column] = priced.price;
    else if (size) line.prices[size] = isNothing(cell) ? "" : cell;
    else if (columns.size === 0 && isPrice(cell)) {
      const next = sizes[place++];
      if (next) line.prices[next] = cell;
    } else if (columns.size === 0 && isNothing(cell)) place += 1;
  }
  return line;
}
