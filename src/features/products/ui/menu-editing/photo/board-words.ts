import type { ColumnKey } from "../grid-doc.ts";
import { amountOfCell } from "../table-words.ts";

// What the words on a board say, as an engine reads them, each with its place in the picture.

/** In pixels from the upper left corner. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface BoardWord {
  text: string;
  /** How sure the engine says it is, from 0 to 100: that of a price without its comma is as high as of any other. */
  confidence: number;
  box: Box;
}

/** Around all of them. */
export function around(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}

export const heightOf = ({ y0, y1 }: Box) => y1 - y0;
export const middleOf = ({ x0, x1 }: Box) => (x0 + x1) / 2;

/** Dots and dashes lead from a name to its price; other marks are dirt, or the frame of the board. */
const LEADERS = /[.…·_~=—–-]{2,}|[|¦]|(?<=\p{L})[.…](?=\d)/u;

/** A word that holds a name and its price is two; what has neither a letter nor a digit is none. */
export function wordsOf({ text, confidence, box }: BoardWord): BoardWord[] {
  const parts: BoardWord[] = [];
  const letterWidth = (box.x1 - box.x0) / Math.max(1, text.length);
  let place = 0;
  for (const part of text.split(LEADERS)) {
    const start = text.indexOf(part, place);
    place = start + part.length;
    if (!/[\p{L}\p{N}½€]/u.test(part)) continue;
    const x0 = box.x0 + start * letterWidth;
    parts.push({ text: part, confidence, box: { ...box, x0, x1: x0 + part.length * letterWidth } });
  }
  return parts;
}

const PRICE = /^€?\s?(\d{1,3})\s?[.,]\s?(\d{2}|-|–|—)\s?€?[.,]?$/;
const NUMERIC = /^[€\d][\d.,€\s?½–—-]*(?:gr?)?$/;

/** `12,50`, `€ 12.50` or `12,-` as it is typed here; undefined without a comma: lost ones are never guessed. */
export function priceOfWord(text: string): string | undefined {
  const [, euros, cents = ""] = PRICE.exec(text.trim()) ?? [];
  return euros && `${Number(euros)},${/\d/.test(cents) ? cents : "00"}`;
}

/** Stands where prices stand: a number, whatever is left of it. */
export const isNumeric = (text: string) => NUMERIC.test(text.trim());

/** `2,5 g`, `2½ gram`, `per gram`. */
export function amountOfWord(text: string): ColumnKey | undefined {
  return positive(amountOfCell(text.trim().replace(/^(\d*)\s?½/, (_, whole: string) => `${whole || "0"},5`)));
}

const HEAD = /^([\dlI])(?:[.,]?(5|½))?\s?[g98]?g?$/;

/**
 * The same where a whole row says such. The engine takes the g of `1 g` and `2,5 g` for a 9 and loses the comma; nobody sells 19 or 259
 * grams, and the head of a column can be changed.
 */
export function headOfWord(text: string): ColumnKey | undefined {
  const [, whole, half] = HEAD.exec(text.trim()) ?? [];
  return whole
    ? positive(amountOfCell(`${whole.replace(/\D/, "1")}${half ? ",5" : ""} g`))
    : amountOfWord(text);
}

const positive = (amount: ColumnKey | undefined) =>
  amount && Number(amount.split(" ")[1]) > 0 ? amount : undefined;

const JOINT = String.raw`joints?|jonko.?s?|pre-?\s?rolls?|blunts?|spliffs?|voorgedraaide?|vorgedrehte?|pré-?roulés?|porros?|canutos?|spinell[oi]|charros?|skręt\p{L}*`;
const OF_JOINTS = new RegExp(String.raw`(?<!\p{L})(?:${JOINT})(?!\p{L})`, "iu");

/** A name or a heading of what is rolled: such is sold by the piece, unless the board says otherwise. */
export const isOfJoints = (text: string) => OF_JOINTS.test(text);

/** Marks and quotes at the ends of a name are dirt. */
export function nameOfWords(words: readonly BoardWord[]): string {
  return words
    .map(({ text }) => text)
    .join(" ")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})!?]+$/gu, "")
    .replace(/\s*€$/, "")
    .trim();
}
