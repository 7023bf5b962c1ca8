import { type Cell, type Column, isWithheld, type Statistic, STATISTICS } from "./statistic.ts";

/** A spreadsheet takes what begins so for a formula, quoted or not; an apostrophe before it is one of the name's own. */
const FORMULA = /^'*[=+\-@\t\r]/;
const QUOTED = /[",\r\n]/;

/**
 * A statistic as a file (RFC 4180): a line of names, then its rows; points in decimals, cents as they are, an empty field for
 * what is not known. `isWithheld` tells a number that is too small to show from one that nobody knows. What would begin a formula
 * has an apostrophe before it, and so has what would read like that: who takes one away has the name as it was.
 */
export function statisticCsv({ name, rows }: Pick<Statistic, "name" | "rows">): string {
  const columns: readonly Column[] = STATISTICS[name].columns;
  const lines = [
    [...columns.map((column) => column.name), "isWithheld"],
    ...rows.map((row) => [...row.map(fieldOf), String(isWithheld(name, row))]),
  ];
  return lines.map((fields) => `${fields.join(",")}\r\n`).join("");
}

function fieldOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const plain = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
