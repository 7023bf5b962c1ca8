import { LONGEST_HEADING, LONGEST_NAME } from "../../../menu-limits.ts";
import { type ColumnKey, sortedColumns } from "../grid-doc.ts";
import {
  amountOfWord,
  around,
  type BoardWord,
  type Box,
  headOfWord,
  heightOf,
  isNumeric,
  isOfJoints,
  middleOf,
  nameOfWords,
  priceOfWord,
  wordsOf,
} from "./board-words.ts";

export interface BoardCell {
  /** As it stands in what was read. */
  read: string;
  /** Null where it can't be read: no comma is guessed. */
  price: string | null;
  box: Box;
}

export interface BoardLine {
  name: string;
  nameBox: Box;
  /** How sure the engine is of the name, from 0 to 100. */
  confidence: number;
  cells: ReadonlyMap<ColumnKey, BoardCell>;
}

export interface BoardHeading {
  title: string | null;
  columns: readonly ColumnKey[];
  lines: BoardLine[];
}

/** The words of a row, from left to right. */
type Row = readonly [BoardWord, ...BoardWord[]];

/**
 * Reads the words of a board as lines of a menu: rows of words alone are headings, rows of amounts say what the prices below are for.
 * Without such the prices are for `sizes`, by the column they stand in, and those of joints for pieces. Everything else (an address, hours,
 * `18+`) is no line.
 */
export function readBoard(
  lines: readonly (readonly BoardWord[])[],
  { sizes }: { sizes: readonly ColumnKey[] },
): BoardHeading[] {
  const headings: (BoardHeading & { rows: Row[]; heads: Head[] })[] = [];
  const begin = (title: string | null, heads: Head[]) =>
    headings.push({ title, columns: [], lines: [], rows: [], heads });
  let heads: Head[] = [];
  // The grams above another heading say nothing of joints.
  const headsFor = (title: string | null) => (isOfJoints(title ?? "") ? [] : heads);
  for (const row of rowsOf(lines)) {
    const found = headsOf(row);
    if (found) {
      heads = found.heads;
      const last = headings.at(-1);
      if (found.title !== null || !last || last.rows.length > 0) begin(found.title, heads);
      else last.heads = heads;
      continue;
    }
    const first = row.findIndex(({ text }) => isNumeric(text));
    if (first > 0 || (first === 0 && row.some(({ text }) => !isNumeric(text)))) {
      if (headings.length === 0) begin(null, heads);
      headings.at(-1)?.rows.push(row);
    } else if (first < 0) {
      const title = nameOfWords(row).slice(0, LONGEST_HEADING) || null;
      begin(title, headsFor(title));
    }
  }
  return headings
    .filter(({ rows }) => rows.some(hasPrice))
    .map(({ title, rows, heads: above }) => {
      const columns = above.length > 0 ? above : columnsOf(rows, isOfJoints(title ?? "") ? PIECES : sizes);
      const amounts = amountsBeside(rows);
      const read = rows.flatMap((row) => lineOf(row, { columns, amounts }));
      const used = read.flatMap(({ cells }) => [...cells.keys()]);
      return {
        title,
        columns: sortedColumns([...columns.map(({ column }) => column), ...used]),
        lines: read,
      };
    })
    .filter(({ lines: read }) => read.length > 0);
}

const ONE_PIECE: ColumnKey = "piece 1";
const PIECES: readonly ColumnKey[] = [ONE_PIECE, "piece 3", "piece 5"];

const hasPrice = (row: Row) => row.some(({ text }) => priceOfWord(text) !== undefined);

/** What stands at one height is a row, however the engine has parted it; a bent one stays the row that the engine saw. */
function rowsOf(lines: readonly (readonly BoardWord[])[]): Row[] {
  const rows: { words: BoardWord[]; box: Box }[] = [];
  for (const line of lines) {
    const words = line.flatMap(wordsOf);
    if (words.length === 0) continue;
    const box = around(words.map((word) => word.box));
    const beside = rows.find((row) => isBeside(row.box, box));
    if (beside) {
      beside.words.push(...words);
      beside.box = around([beside.box, box]);
    } else rows.push({ words, box });
  }
  return rows
    .toSorted((one, other) => one.box.y0 + one.box.y1 - other.box.y0 - other.box.y1)
    .flatMap(({ words }) => rowOf(words));
}

function isBeside(one: Box, other: Box): boolean {
  const shared = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  const isApart = one.x1 <= other.x0 || other.x1 <= one.x0;
  return isApart && shared > Math.min(heightOf(one), heightOf(other)) / 2;
}

const UNIT = /^(?:g|gr|gram|gramm|gramme|grammes|stuks?|st|x)\.?$/i;

/** `€ 12,50` and `2,5 g` are one word each, also where the engine saw two. */
function rowOf(words: readonly BoardWord[]): Row[] {
  const joined: BoardWord[] = [];
  for (const word of words.toSorted((one, other) => one.box.x0 - other.box.x0)) {
    const before = joined.at(-1);
    const gap = before ? word.box.x0 - before.box.x1 : Infinity;
    const isNear = gap < heightOf(word.box) * 1.2;
    const isOne =
      before !== undefined &&
      isNear &&
      ((/^€$/.test(before.text) && isNumeric(word.text)) ||
        (isNumeric(before.text) && (/^€$/.test(word.text) || UNIT.test(word.text))) ||
        (/^per$/i.test(before.text) && UNIT.test(word.text)));
    if (isOne) {
      joined[joined.length - 1] = {
        text: `${before.text} ${word.text}`,
        confidence: Math.min(before.confidence, word.confidence),
        box: around([before.box, word.box]),
      };
    } else joined.push(word);
  }
  const [first, ...others] = joined.filter(({ text }) => text !== "€");
  return first ? [[first, ...others]] : [];
}

interface Head {
  column: ColumnKey;
  box: Box;
}

/** The amounts of a row that says only such, and the words before them. */
function headsOf(row: Row): { title: string | null; heads: Head[] } | undefined {
  const withUnit = row.some(({ text }) => amountOfWord(text));
  const heads = row.flatMap(({ text, box }) => {
    const column = headOfWord(text);
    return column ? [{ column, box }] : [];
  });
  const title = row.slice(0, row.length - heads.length);
  // The engine reads `2,5 g` as 2,59 now and then: only what beside such is an amount says that it is one too.
  const isPriced = row.slice(title.length).every(({ text }) => priceOfWord(text));
  const areLast = row.slice(title.length).every(({ text }) => headOfWord(text));
  const isGrowing = heads.every(({ column }, place) => {
    const before = heads[place - 1]?.column;
    return before === undefined || sortedColumns([before, column]).at(-1) === column;
  });
  if (heads.length === 0 || !areLast || !isGrowing || (!withUnit && heads.length < 2) || isPriced)
    return undefined;
  return { title: nameOfWords(title).slice(0, LONGEST_HEADING) || null, heads };
}

/** Prices that end at one place are of one column: they are set to the right, or are of one length. */
function columnsOf(rows: readonly Row[], sizes: readonly ColumnKey[]): Head[] {
  const prices = rows.flatMap((row) => row.filter(({ text }) => priceOfWord(text)));
  const near = Math.max(...prices.map(({ box }) => heightOf(box))) * 1.5;
  const groups: BoardWord[][] = [];
  for (const price of prices.toSorted((one, other) => middleOf(one.box) - middleOf(other.box))) {
    const group = groups.find(
      ([first]) => first && Math.abs(middleOf(first.box) - middleOf(price.box)) < near,
    );
    if (group) group.push(price);
    else groups.push([price]);
  }
  return groups.flatMap((group, place) => {
    const column = sizes[place];
    return column ? [{ column, box: around(group.map(({ box }) => box)) }] : [];
  });
}

/**
 * The words such as `1 g` that stand just before prices, where most rows have one at that place: there each row says itself what its
 * price is for. One that stands alone is part of a name.
 */
function amountsBeside(rows: readonly Row[]): ReadonlySet<BoardWord> {
  const found = rows.flatMap((row) =>
    row.slice(1).filter((word, place) => {
      const next = row[place + 2];
      return next && priceOfWord(next.text) && !priceOfWord(word.text) && headOfWord(word.text);
    }),
  );
  const needed = Math.max(2, rows.filter(hasPrice).length / 2);
  const isColumn = ({ box }: BoardWord) =>
    found.filter((other) => Math.abs(middleOf(other.box) - middleOf(box)) < heightOf(box) * 1.5).length >=
    needed;
  return new Set(found.filter(isColumn));
}

interface OfRows {
  columns: readonly Head[];
  amounts: ReadonlySet<BoardWord>;
}

/** A name with the numbers after it; a number that stands in no column is part of the name. */
function lineOf(row: Row, { columns, amounts }: OfRows): BoardLine[] {
  const lastLetters = row.findLastIndex((word) => !isNumeric(word.text) && !amounts.has(word));
  const rest = row.slice(lastLetters + 1);
  const firstCell = rest.findIndex(
    (word) => amounts.has(word) || (priceOfWord(word.text) ?? isIn(columns, word)),
  );
  const named = row.slice(0, lastLetters + 1 + Math.max(0, firstCell));
  const name = nameOfWords(named);
  if (firstCell < 0 || !/\p{L}/u.test(name)) return [];
  // The one price of a joint among weed stands in whatever column has room.
  const isJoint =
    isOfJoints(name) &&
    rest.slice(firstCell).filter((word) => !amounts.has(word)).length === 1 &&
    columns.every(({ column }) => column.startsWith("gram"));
  const cells = new Map<ColumnKey, BoardCell>();
  let amount: ColumnKey | undefined;
  for (const word of rest.slice(firstCell)) {
    const { text, box } = word;
    if (amounts.has(word)) {
      amount = headOfWord(text);
      continue;
    }
    const column = amount ?? (isJoint ? ONE_PIECE : nearest(columns, box));
    amount = undefined;
    // The first at its place is it: a second one is of a neighbour that the engine has put here.
    if (column && !cells.has(column))
      cells.set(column, { read: text, price: priceOfWord(text) ?? null, box });
  }
  const confidence = named.reduce((sum, word) => sum + word.confidence, 0) / named.length;
  const shortName = [...name].slice(0, LONGEST_NAME).join("");
  return cells.size === 0
    ? []
    : [{ name: shortName, nameBox: around(named.map(({ box }) => box)), confidence, cells }];
}

function isIn(columns: readonly Head[], { box }: BoardWord): boolean {
  return columns.some((head) => Math.abs(middleOf(head.box) - middleOf(box)) < heightOf(box) * 2.5);
}

function nearest(columns: readonly Head[], box: Box): ColumnKey | undefined {
  const away = (head: Head) => Math.abs(middleOf(head.box) - middleOf(box));
  return columns.toSorted((one, other) => away(one) - away(other))[0]?.column;
}
