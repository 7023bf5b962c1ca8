import { centsOfTyped, typedCents } from "#platform/typed-cents.ts";
import { type ColumnKey, FIRST_COLUMNS, freshKey, sortedColumns } from "../grid-doc.ts";
import type { MenuTable } from "../read-menu-table.ts";
import { isNothing } from "../table-words.ts";
import type { Box } from "./board-words.ts";
import type { BoardHeading } from "./read-board.ts";

// What was read from a photo, while a person looks through it. Nothing of it is on the menu before it was confirmed, number by number.

export interface PhotoNumber {
  /** As the engine read it; empty where somebody typed it. */
  read: string;
  /** As it stands in the field; a dash is for what is not sold. */
  typed: string;
  isConfirmed: boolean;
  /** Where it stands in the photo. */
  box: Box | null;
}

export interface PhotoLine {
  key: string;
  name: string;
  box: Box | null;
  numbers: Readonly<Record<ColumnKey, PhotoNumber>>;
}

export interface PhotoHeading {
  key: string;
  title: string;
  columns: readonly ColumnKey[];
  lines: readonly PhotoLine[];
}

export type PhotoDraft = readonly PhotoHeading[];

/** `wrong`: somebody typed what is no price. */
export type NumberState = "confirmed" | "read" | "unreadable" | "wrong";

const NOT_SOLD = "–";
const EMPTY_LINES = 5;

export function draftOfBoard(board: readonly BoardHeading[], tag: string): PhotoDraft {
  return board.map(({ title, columns, lines }) => ({
    key: freshKey(),
    title: title ?? "",
    columns,
    lines: lines.map(({ name, nameBox, cells }) => ({
      key: freshKey(),
      name,
      box: nameBox,
      numbers: Object.fromEntries(
        [...cells].map(([column, { read, price, box }]): [ColumnKey, PhotoNumber] => {
          const cents = price === null ? undefined : centsOfTyped(price);
          return [
            column,
            { read, typed: cents === undefined ? "" : typedCents(cents, tag), isConfirmed: false, box },
          ];
        }),
      ),
    })),
  }));
}

const emptyLine = (): PhotoLine => ({ key: freshKey(), name: "", box: null, numbers: {} });

/** Where nothing could be read: the same lines, to be typed beside the photo. */
export function emptyDraft(columns: readonly ColumnKey[] = FIRST_COLUMNS): PhotoDraft {
  return [{ key: freshKey(), title: "", columns, lines: Array.from({ length: EMPTY_LINES }, emptyLine) }];
}

export function stateOf({ typed, isConfirmed }: PhotoNumber): NumberState {
  if (isConfirmed) return "confirmed";
  if (typed.trim() === "") return "unreadable";
  return isSayable(typed) ? "read" : "wrong";
}

const isSayable = (typed: string) => isNotSold(typed) || centsOfTyped(typed) !== undefined;
const isNotSold = (typed: string) => typed.trim() !== "" && isNothing(typed.trim());

function changeLine(draft: PhotoDraft, key: string, change: (line: PhotoLine) => PhotoLine): PhotoDraft {
  return draft.map((heading) =>
    heading.lines.some((line) => line.key === key)
      ? { ...heading, lines: heading.lines.map((line) => (line.key === key ? change(line) : line)) }
      : heading,
  );
}

function changeNumber(
  draft: PhotoDraft,
  at: { key: string; column: ColumnKey },
  change: (number: PhotoNumber) => PhotoNumber,
): PhotoDraft {
  return changeLine(draft, at.key, (line) => {
    const before = line.numbers[at.column] ?? { read: "", typed: "", isConfirmed: false, box: null };
    return { ...line, numbers: { ...line.numbers, [at.column]: change(before) } };
  });
}

export interface PlaceInDraft {
  key: string;
  column: ColumnKey;
}

export function typeNumber(draft: PhotoDraft, at: PlaceInDraft, typed: string): PhotoDraft {
  return changeNumber(draft, at, (number) => ({ ...number, typed, isConfirmed: false }));
}

/** What cannot be read, or is no price, is not confirmed. */
export function confirmNumber(draft: PhotoDraft, at: PlaceInDraft, isConfirmed = true): PhotoDraft {
  return changeNumber(draft, at, (number) => ({
    ...number,
    isConfirmed: isConfirmed && isSayable(number.typed),
  }));
}

export function leaveOut(draft: PhotoDraft, at: PlaceInDraft): PhotoDraft {
  return confirmNumber(typeNumber(draft, at, NOT_SOLD), at);
}

export function confirmLine(draft: PhotoDraft, key: string): PhotoDraft {
  return changeLine(draft, key, (line) => ({
    ...line,
    numbers: Object.fromEntries(
      Object.entries(line.numbers).map(([column, number]) => [
        column,
        { ...number, isConfirmed: number.isConfirmed || isSayable(number.typed) },
      ]),
    ),
  }));
}

export function nameLine(draft: PhotoDraft, key: string, name: string): PhotoDraft {
  return changeLine(draft, key, (line) => ({ ...line, name }));
}

export function titleHeading(draft: PhotoDraft, key: string, title: string): PhotoDraft {
  return draft.map((heading) => (heading.key === key ? { ...heading, title } : heading));
}

/** The prices of a column are for another amount; if there is one of that, the two change places. */
export function changeColumn(
  draft: PhotoDraft,
  key: string,
  change: { from: ColumnKey; to: ColumnKey },
): PhotoDraft {
  const swapped = (column: ColumnKey) =>
    column === change.from ? change.to : column === change.to ? change.from : column;
  return draft.map((heading) =>
    heading.key === key
      ? {
          ...heading,
          columns: sortedColumns(heading.columns.map(swapped)),
          lines: heading.lines.map((line) => ({
            ...line,
            numbers: Object.fromEntries(
              Object.entries(line.numbers).map(([column, number]) => [swapped(column as ColumnKey), number]),
            ),
          })),
        }
      : heading,
  );
}

export function addLineBelow(draft: PhotoDraft, headingKey: string): PhotoDraft {
  return draft.map((heading) =>
    heading.key === headingKey ? { ...heading, lines: [...heading.lines, emptyLine()] } : heading,
  );
}

/** How many numbers are in each state. A line without a name has none that count as confirmed. */
export function countStates(draft: PhotoDraft): Record<NumberState, number> {
  const counts = { confirmed: 0, read: 0, unreadable: 0, wrong: 0 };
  for (const line of draft.flatMap(({ lines }) => lines)) {
    for (const number of Object.values(line.numbers)) {
      const state = stateOf(number);
      // An empty field that nothing was read for is none.
      if (state === "unreadable" && number.read === "") continue;
      counts[state === "confirmed" && line.name.trim() === "" ? "read" : state] += 1;
    }
  }
  return counts;
}

const isTaken = (line: PhotoLine, number: PhotoNumber) => number.isConfirmed && line.name.trim() !== "";

/** The confirmed numbers as a table that is pasted, which is the one way into the menu. */
export function tableOfDraft(draft: PhotoDraft): MenuTable {
  const headings = draft.map(({ title, lines }) => ({
    title: title.trim() || null,
    lines: lines.flatMap((line) => {
      const taken = Object.entries(line.numbers).filter(([, number]) => isTaken(line, number));
      const prices = taken.map(([column, { typed }]) => [column, isNotSold(typed) ? "" : typed.trim()]);
      return taken.length === 0
        ? []
        : [{ name: line.name.trim(), prices: Object.fromEntries(prices), availability: undefined }];
    }),
  }));
  return { headings: headings.filter(({ lines }) => lines.length > 0), refused: [], cut: undefined };
}

/** What is not on the menu yet. */
export function restOfDraft(draft: PhotoDraft): PhotoDraft {
  return draft
    .map((heading) => ({
      ...heading,
      lines: heading.lines.flatMap((line) => {
        const left = Object.entries(line.numbers).filter(([, number]) => !isTaken(line, number));
        return left.length === 0 ? [] : [{ ...line, numbers: Object.fromEntries(left) }];
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}
