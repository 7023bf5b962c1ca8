import type { ColumnKey } from "../grid-doc.ts";
import { type BoardWord, isNumeric } from "./board-words.ts";
import { linesOfPage, type ReadPage } from "./lines-of-page.ts";
import { type Pixels, preparePicture } from "./prepare-picture.ts";
import { type BoardHeading, readBoard } from "./read-board.ts";

/**
 * As what the engine takes a picture: lines of all sizes in one column, which reads most, or one even block, which finds names where the
 * other sees prices alone.
 */
export type Layout = "column" | "block";

/** A file that the engine reads, and what it read. */
export type Recognise = (file: Uint8Array, layout: Layout) => Promise<ReadPage>;

/** Fewer of the numbers beside a name, and the other layout is asked too. */
const ENOUGH = 0.7;

/** Reads a picture of a board as lines of a menu; none where there is nothing to read. */
export async function readPicture(
  pixels: Pixels,
  { recognise, sizes }: { recognise: Recognise; sizes: readonly ColumnKey[] },
): Promise<BoardHeading[]> {
  const { file, scale } = preparePicture(pixels);
  const read = async (layout: Layout) => {
    const lines = linesOfPage(await recognise(file, layout), scale);
    const headings = readBoard(lines, { sizes });
    return { headings, taken: cellCount(headings), seen: numberCount(lines) };
  };
  const first = await read("column");
  if (first.taken > 0 && first.taken >= first.seen * ENOUGH) return first.headings;
  const second = await read("block");
  return second.taken > first.taken ? second.headings : first.headings;
}

function cellCount(headings: readonly BoardHeading[]): number {
  return headings.flatMap(({ lines }) => lines).reduce((count, { cells }) => count + cells.size, 0);
}

function numberCount(lines: readonly (readonly BoardWord[])[]): number {
  return lines.flat().filter(({ text }) => isNumeric(text)).length;
}
