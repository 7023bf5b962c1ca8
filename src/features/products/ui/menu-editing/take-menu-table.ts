import { centsOfTyped, typedCents } from "#platform/typed-cents.ts";
import { MOST_LINES } from "../../menu-limits.ts";
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
import { headingKind } from "./heading-kind.ts";
import type { PasteNews } from "./menu-store.ts";
import type { MenuTable, TableLine } from "./read-menu-table.ts";

const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Puts what a table says into a menu: lines of a name that is there are changed, others added below their heading, none is removed. */
export function takeMenuTable(
  doc: GridDoc,
  { headings, refused, cut }: MenuTable,
  tag: string,
): { doc: GridDoc; news: PasteNews } {
  const next: Mutable[] = doc.map((heading) => ({ ...heading, lines: [...heading.lines] }));
  const keys = new Set<string>();
  let [newCount, changedCount, sameCount] = [0, 0, 0];
  let lineCount = doc.reduce((count, { lines }) => count + lines.length, 0);
  let isFull = false;
  for (const { title, lines } of headings) {
    let here = title === null ? next.at(-1) : headingCalled(next, title);
    for (const told of lines) {
      const found = findLine(next, here, told.name);
      const line = found ? found.heading.lines[found.place] : undefined;
      const typed = typedLine(line ?? newLine({ name: told.name }), told, tag);
      if (!found && lineCount >= MOST_LINES) {
        isFull = true;
        continue;
      }
      if (line === typed) {
        sameCount += 1;
        continue;
      }
      const into = found?.heading ?? (here ??= begun(next, title ?? ""));
      if (found) into.lines[found.place] = typed;
      else into.lines.push(typed);
      into.columns = sortedColumns([...into.columns, ...(Object.keys(typed.prices) as ColumnKey[])]);
      keys.add(typed.key);
      if (found) changedCount += 1;
      else [newCount, lineCount] = [newCount + 1, lineCount + 1];
    }
  }
  return {
    doc: next,
    news: { newCount, changedCount, sameCount, refused, cut: isFull ? "rows" : cut, keys },
  };
}

interface Mutable extends Omit<GridHeading, "lines" | "columns"> {
  lines: GridLine[];
  columns: readonly ColumnKey[];
}

/** One that says the same in other words (`Weed`, `Wiet`) is it too, where there is only one such. */
function headingCalled(next: readonly Mutable[], title: string): Mutable | undefined {
  const called = next.find((one) => sameText(one.title, title));
  const kind = headingKind(title);
  if (called || kind === undefined) return called;
  const [like, ...others] = next.filter((one) => headingKind(one.title) === kind);
  return others.length === 0 ? like : undefined;
}

function begun(next: Mutable[], title: string): Mutable {
  const heading = { key: freshKey(), title, columns: [] as ColumnKey[], lines: [] };
  next.push(heading);
  return heading;
}

/** Under its own heading first, then anywhere. */
function findLine(next: readonly Mutable[], here: Mutable | undefined, name: string) {
  for (const heading of here ? [here, ...next] : next) {
    const place = heading.lines.findIndex((line) => sameText(line.name, name));
    if (place >= 0) return { heading, place };
  }
  return undefined;
}

/** The same object where the table says nothing else. A price that is none stays as it is written, and is said to be none. */
function typedLine(line: GridLine, { prices, availability }: TableLine, tag: string): GridLine {
  const typed = new Map(Object.entries(line.prices));
  for (const [column, written] of Object.entries(prices)) {
    const cents = centsOfTyped(written);
    const before = centsOfTyped(typed.get(column) ?? "");
    if (cents !== undefined && cents === before) continue;
    if (written === "") typed.delete(column);
    else typed.set(column, cents === undefined ? written : typedCents(cents, tag));
  }
  const next = {
    ...line,
    prices: Object.fromEntries(typed),
    availability: availability ?? line.availability,
  };
  const isSame = JSON.stringify(next) === JSON.stringify(line) && line.id !== null;
  return isSame ? line : next;
}

/** What prices without a size above them are for: the sizes that the menu has. */
export function sizesOf(doc: GridDoc): readonly ColumnKey[] {
  return doc[0]?.columns ?? FIRST_COLUMNS;
}
