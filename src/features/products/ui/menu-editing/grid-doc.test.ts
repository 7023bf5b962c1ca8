import { describe, expect, test } from "vitest";
import type { MenuHeadingToEdit } from "../../menu-to-edit.ts";
import { changeCount, docOf, headingsToSend, newLine, readLine } from "./grid-doc.ts";
import { addLine, moveLine, removeLine, stepStock, typeInto } from "./grid-steps.ts";

const grams = (...prices: [number, number][]) =>
  prices.map(([quantity, cents]) => ({ unit: "gram" as const, quantity, cents }));

const line = (id: string, name: string, ladder = grams([1, 1000])) => ({
  _id: id,
  name,
  availability: "yes" as const,
  ladder,
});

const MENU: MenuHeadingToEdit[] = [
  { title: "Wiet", lines: [line("1", "Aap"), line("2", "Noot", grams([2.5, 2400], [5, 4500]))] },
  { title: "Hasj", lines: [line("3", "Mies")] },
];

const stands = docOf(MENU, "nl");

describe("a menu while it is typed", () => {
  test("has the columns that the lines of each heading need, the prices in the reader's language", () => {
    expect(stands.map(({ columns }) => columns)).toEqual([["gram 1", "gram 2.5", "gram 5"], ["gram 1"]]);
    expect(stands[0]?.lines[1]?.prices).toEqual({ "gram 2.5": "24,00", "gram 5": "45,00" });
  });

  test("is sent as it was read, and one thing at a time differs", () => {
    expect(headingsToSend(stands, stands).headings).toEqual(MENU);
    expect(headingsToSend(stands, []).headings[1]?.lines).toEqual([{ ...MENU[1]?.lines[0], _id: undefined }]);
    expect(changeCount(stands, stands)).toBe(0);
    expect(changeCount(stands, typeInto(stands, "1", "gram 1", "10,00"))).toBe(0);
    expect(changeCount(stands, typeInto(stands, "1", "gram 1", "11"))).toBe(1);
    expect(changeCount(stands, stepStock(removeLine(stands, "1"), "3"))).toBe(2);
    expect(changeCount(stands, moveLine(stands, "1", 1))).toBe(1);
    expect(changeCount(stands, addLine(stands, "1"))).toBe(0);
  });

  test("keeps what was not touched the same object, so that no other row is drawn again", () => {
    const typed = typeInto(stands, "1", "name", "Aapje");
    expect(typed[0]?.lines[1]).toBe(stands[0]?.lines[1]);
    expect(typed[1]).toBe(stands[1]);
  });

  test("sends what is right, and leaves out a price that falls, one above five grams and one that is none", () => {
    let doc = typeInto(stands, "2", "gram 5", "23,00");
    doc = typeInto(doc, "1", "gram 10", "38");
    doc = typeInto(doc, "3", "gram 1", "cheap");
    const mistakes = doc.flatMap(({ lines }) => lines.flatMap((one) => [...readLine(one).mistakes]));
    expect(mistakes).toEqual([
      ["gram 10", "quantityOutOfRange"],
      ["gram 5", "priceNotRising"],
      ["gram 1", "noPrice"],
    ]);
    expect(
      headingsToSend(doc, stands).headings.flatMap(({ lines }) => lines.map(({ ladder }) => ladder)),
    ).toEqual([grams([1, 1000]), grams([2.5, 2400]), []]);
  });

  test("never takes a line off the menu because its name was emptied, and adds none without a name", () => {
    const doc = addLine(typeInto(stands, "1", "name", " "), "1", newLine({ prices: { "gram 1": "9" } }));
    expect(headingsToSend(doc, stands).headings[0]?.lines.map(({ name }) => name)).toEqual(["Aap", "Noot"]);
  });

  test("moves a line up and down, also into the next heading with the columns it needs", () => {
    const names = (doc: typeof stands) => doc.map(({ lines }) => lines.map(({ name }) => name));
    expect(names(moveLine(stands, "1", 1))).toEqual([["Noot", "Aap"], ["Mies"]]);
    const moved = moveLine(stands, "2", 1);
    expect(names(moved)).toEqual([["Aap"], ["Noot", "Mies"]]);
    expect(moved[1]?.columns).toEqual(["gram 1", "gram 2.5", "gram 5"]);
    expect(moveLine(stands, "1", -1)).toBe(stands);
  });
});
