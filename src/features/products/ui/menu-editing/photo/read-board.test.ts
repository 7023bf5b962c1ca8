import { describe, expect, test } from "vitest";
import type { BoardWord } from "./board-words.ts";
import { readBoard } from "./read-board.ts";

const SIZES = ["gram 1", "gram 2.5", "gram 5"] as const;

/** Rows of words, each with the place at which it begins: `Aap 0 | 12,50 300`. */
function board(...rows: string[]): BoardWord[][] {
  return rows.map((row, number) =>
    row.split(" | ").map((told) => {
      const [, text = "", x = "0"] = /^(.*) (\d+)$/.exec(told) ?? [];
      const box = { x0: Number(x), x1: Number(x) + text.length * 10, y0: number * 40, y1: number * 40 + 20 };
      return { text, confidence: 95, box };
    }),
  );
}

const read = (...rows: string[]) =>
  readBoard(board(...rows), { sizes: SIZES }).map(({ title, lines }) => ({
    title,
    lines: lines.map(({ name, cells }) => [
      name,
      Object.fromEntries([...cells].map(([column, { read: seen, price }]) => [column, price ?? `${seen}?`])),
    ]),
  }));

describe("what the words of a board are read as", () => {
  test("a heading with its amounts, and lines with their prices below each", () => {
    expect(
      read(
        "De 0 | Slapende 40 | Reiger 140",
        "Wiet 0 | 1 300 | g 315 | 2,5 400 | g 435 | 5 500 | g 515",
        "Aap 0 | 12,50 290 | 30,00 400 | 58,00 490",
        "Noot 0 | 9,00 290 | 42,50 490",
      ),
    ).toEqual([
      {
        title: "Wiet",
        lines: [
          ["Aap", { "gram 1": "12,50", "gram 2.5": "30,00", "gram 5": "58,00" }],
          ["Noot", { "gram 1": "9,00", "gram 5": "42,50" }],
        ],
      },
    ]);
  });

  test("a price without its comma is unreadable, never guessed", () => {
    expect(read("Aap 0 | 1250 290", "Noot 0 | 9,00 290")).toEqual([
      {
        title: null,
        lines: [
          ["Aap", { "gram 1": "1250?" }],
          ["Noot", { "gram 1": "9,00" }],
        ],
      },
    ]);
  });

  test("the g of an amount that the engine takes for a 9 is still a g", () => {
    expect(read("Wiet 0 | 19 300 | 259 400", "Aap 0 | 12,50 290 | 30,00 400")[0]?.lines).toEqual([
      ["Aap", { "gram 1": "12,50", "gram 2.5": "30,00" }],
    ]);
  });

  test("an amount that looks like a price is one where others beside it are", () => {
    expect(read("Wiet 0 | 1g 300 | 2.59 400 | 5g 500", "Aap 0 | 12,50 290 | 58,00 490")).toEqual([
      { title: "Wiet", lines: [["Aap", { "gram 1": "12,50", "gram 5": "58,00" }]] },
    ]);
  });

  test("where each row says what its price is for, that is no part of the name", () => {
    expect(
      read(
        "Aap 0 | 19 250 | 12,50 300",
        "Noot 0 | 1 245 | g 260 | 9,00 300",
        "Mies 0 | 5g 250 | 42,50 300",
        "Wim 0 | lg 250 | 8,00 300",
      )[0]?.lines,
    ).toEqual([
      ["Aap", { "gram 1": "12,50" }],
      ["Noot", { "gram 1": "9,00" }],
      ["Mies", { "gram 5": "42,50" }],
      ["Wim", { "gram 1": "8,00" }],
    ]);
  });

  test("a number that only one name ends in is of that name", () => {
    expect(
      read("Kush 0 | 19 50 | 12,50 300", "Noot 0 | 9,00 300", "Mies 0 | 8,00 300")[0]?.lines[0]?.[0],
    ).toBe("Kush 19");
  });

  test("a number in a name stays there", () => {
    expect(read("Kush 0 | 47 50 | 12,50 290", "Noot 0 | 9,00 290")[0]?.lines).toEqual([
      ["Kush 47", { "gram 1": "12,50" }],
      ["Noot", { "gram 1": "9,00" }],
    ]);
  });

  test("a joint whose amount the board does not say is a piece, below a heading of its own and among weed", () => {
    expect(
      read(
        "Wiet 0 | 1g 300 | 5g 500",
        "Aap 0 | 12,50 290 | 58,00 490",
        "Joint 0 | Aap 60 | 5,00 290",
        "Joints 0",
        "Puur 0 | 6,00 290",
        "Voorgedraaid 0 | 4,50 290",
        "Hash 0",
        "Noot 0 | 9,00 290",
      ),
    ).toEqual([
      {
        title: "Wiet",
        lines: [
          ["Aap", { "gram 1": "12,50", "gram 5": "58,00" }],
          ["Joint Aap", { "piece 1": "5,00" }],
        ],
      },
      {
        title: "Joints",
        lines: [
          ["Puur", { "piece 1": "6,00" }],
          ["Voorgedraaid", { "piece 1": "4,50" }],
        ],
      },
      { title: "Hash", lines: [["Noot", { "gram 1": "9,00" }]] },
    ]);
  });

  test("a joint whose amount the board says is that", () => {
    expect(read("Pre-rolls 0 | 1 300 | st 315 | 3 400 | st 415", "Puur 0 | 6,00 290 | 15,00 400")).toEqual([
      { title: "Pre-rolls", lines: [["Puur", { "piece 1": "6,00", "piece 3": "15,00" }]] },
    ]);
    expect(
      read("Joints 0", "Puur 0 | 1g 250 | 6,00 300", "Mix 0 | 1g 250 | 5,00 300", "Hash 0 | 9,00 300")[0]
        ?.lines,
    ).toEqual([
      ["Puur", { "gram 1": "6,00" }],
      ["Mix", { "gram 1": "5,00" }],
      ["Hash", { "piece 1": "9,00" }],
    ]);
  });

  test("euros, leaders and dashes are no part of name or price", () => {
    expect(read("Aap.... 0 | € 270 | 12,50 290", "Noot 0 | €9,- 290")[0]?.lines).toEqual([
      ["Aap", { "gram 1": "12,50" }],
      ["Noot", { "gram 1": "9,00" }],
    ]);
  });

  test("what has no price is no menu", () => {
    expect(read("Alleen 0 | voor 80 | 18 150 | jaar 180", "Open 0 | tot 80 | 23 150 | uur 190")).toEqual([]);
    expect(read()).toEqual([]);
  });
});
