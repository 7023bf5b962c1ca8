import { type Cell, type Column, isWithheld, type Statistic, STATISTICS } from "./statistic.ts";

/** CSV injection: a spreadsheet takes cells that begin like this for formulas, quoted or not. */
const FORMULA = /^'*[=+\-@\t\r]/;
const QUOTED = /[",\r\n]/;

/**
 * A statistic as a file (RFC 4180): a line of names, then its rows; points in decimals, cents as they are, an empty field for
 * what is not known. `isWithheld` distinguishes a number that is too small to show from an unknown one. Cells that would be
 * formulas are escaped with an apostrophe, and so are cells that begin with one before a formula: removing one apostrophe
 * restores the name.
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
