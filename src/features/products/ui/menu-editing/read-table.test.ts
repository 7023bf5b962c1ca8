import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { docOf } from "./grid-doc.ts";
import { MOST_ROWS, readMenuTable } from "./read-menu-table.ts";
import { cellText, tableOfText } from "./read-table.ts";
import { takeMenuTable } from "./take-menu-table.ts";

const sizes = ["gram 1", "gram 2.5", "gram 5"] as const;
const read = (text: string) => readMenuTable(tableOfText(text), { sizes });

const DOC = docOf(
  [
    {
      title: "Wiet",
      lines: [
        { _id: "1", name: "Aap", availability: "yes", ladder: [{ unit: "gram", quantity: 1, cents: 1250 }] },
        { _id: "2", name: "Noot", availability: "yes", ladder: [] },
      ],
    },
  ],
  "nl",
);

describe("a table on the clipboard", () => {
  test("is read back as it was written, whatever is in its cells", () => {
    const cell = fc.string({ unit: "binary", maxLength: 30 });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, (rows) => {
        const quoted = rows
          .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join("\t"))
          .join("\n");
        const seen = (one: string) => cellText(one.replace(/\r\n?/g, "\n"));
        expect(tableOfText(quoted)).toEqual(rows.map((row) => row.map(seen)));
      }),
    );
  });

  test("never fails and never loses a row, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        const { headings, refused } = read(text);
        const { doc } = takeMenuTable(DOC, readMenuTable(tableOfText(text), { sizes }), "nl");
        const filled = tableOfText(text).filter((row) => row.some(Boolean)).length;
        const told = headings.reduce((count, { lines }) => count + lines.length, 0) + refused.length;
        expect(told).toBeLessThanOrEqual(filled);
        expect(doc.flatMap(({ lines }) => lines).length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test("of a quote that is never closed is text", () => {
    expect(tableOfText('"Aap\t12,50\nNoot\t3')).toEqual([
      ['"Aap', "12,50"],
      ["Noot", "3"],
    ]);
  });

  test("of two million letters is read once, in one line as in many", () => {
    expect(tableOfText("a\t".repeat(1_000_000))).toHaveLength(1);
    expect(tableOfText(`a\tb\n${"c\n".repeat(900_000)}`)).toHaveLength(900_002);
  });

  test("may be a file with semicolons, or with commas and quotes", () => {
    expect(tableOfText("Aap;12,50\nNoot;9")).toEqual([
      ["Aap", "12,50"],
      ["Noot", "9"],
    ]);
    expect(tableOfText('Aap,"12,50"\r\nNoot,9')).toEqual([
      ["Aap", "12,50"],
      ["Noot", "9"],
    ]);
  });
});

describe("the table of a shop", () => {
  test("has headings in rows of their own, sizes above prices, and prices as the Dutch write them", () => {
    const { headings, refused } = read(
      "Wiet\t\t\t\n\t1 g\t2,5 g\t5 gram\nAap\t€ 12,50\t30,-\t–\nNoot\t9\t\tuitverkocht\nHasj\t1 g\t\t\nMies\t€ 7,50\t\t\n\t12\t\t",
    );
    expect(headings).toEqual([
      {
        title: "Wiet",
        lines: [
          {
            name: "Aap",
            prices: { "gram 1": "€ 12,50", "gram 2.5": "30,-", "gram 5": "" },
            availability: undefined,
          },
          { name: "Noot", prices: { "gram 1": "9" }, availability: "soldOut" },
        ],
      },
      { title: "Hasj", lines: [{ name: "Mies", prices: { "gram 1": "€ 7,50" }, availability: undefined }] },
    ]);
    expect(refused).toEqual([{ row: 7, text: "12" }]);
  });

  test("without sizes has those of the menu, and a size in the cell of its price", () => {
    expect(read("Aap\t12\t29\nNoot\t10 g – 38,00").headings[0]?.lines.map(({ prices }) => prices)).toEqual([
      { "gram 1": "12", "gram 2.5": "29" },
      { "gram 10": "38,00" },
    ]);
  });

  test("of one column is a list of names", () => {
    expect(read("Aap\nNoot").headings[0]?.lines.map(({ name }) => name)).toEqual(["Aap", "Noot"]);
  });

  test("takes a formula and a script for the text that they are", () => {
    const [line] = read('=HYPERLINK("x")\t12\n').headings[0]?.lines ?? [];
    expect(line?.name).toBe('=HYPERLINK("x")');
    expect(read("<script>alert(1)</script>\t12").headings[0]?.lines[0]?.name).toBe(
      "<script>alert(1)</script>",
    );
  });

  test("of ten thousand rows or forty columns is cut, and says so", () => {
    const long = read(Array.from({ length: 10_000 }, (_, row) => `Soort ${row}\t12`).join("\n"));
    expect([long.headings[0]?.lines.length, long.cut]).toEqual([MOST_ROWS, "rows"]);
    expect(read(`Aap${"\t12".repeat(40)}`).cut).toBe("columns");
  });
});

describe("what a table says", () => {
  test("changes lines of the same name, adds others below their heading, removes none, and counts each", () => {
    const table = readMenuTable(
      tableOfText("Wiet\t1 g\t5 g\naap\t12,5\t\nNOOT\t11\t50\nZus\t8\tveel\nHasj\t1 g\nMies\t7"),
      { sizes },
    );
    const { doc, news } = takeMenuTable(DOC, table, "nl");
    expect(doc.map(({ title, lines }) => [title, lines.map(({ name, prices }) => [name, prices])])).toEqual([
      [
        "Wiet",
        [
          ["Aap", { "gram 1": "12,50" }],
          ["Noot", { "gram 1": "11,00", "gram 5": "50,00" }],
          ["Zus", { "gram 1": "8,00", "gram 5": "veel" }],
        ],
      ],
      ["Hasj", [["Mies", { "gram 1": "7,00" }]]],
    ]);
    expect(news).toMatchObject({ newCount: 2, changedCount: 1, sameCount: 1, refused: [], cut: undefined });
    expect(doc[0]?.lines[0]).toBe(DOC[0]?.lines[0]);
    expect(doc[0]?.columns).toEqual(["gram 1", "gram 5"]);
  });
});

test("a heading that says in other words what one of the menu says is that one", () => {
  const titles = (text: string) => {
    const { doc } = takeMenuTable(DOC, read(text), "nl");
    return doc.map(({ title, lines }) => [title, lines.map(({ name }) => name).at(-1)]);
  };
  expect(titles("Weed\t1 g\nMies\t9,00")).toEqual([["Wiet", "Mies"]]);
  expect(titles("Hasj\t1 g\nMies\t9,00")).toEqual([
    ["Wiet", "Noot"],
    ["Hasj", "Mies"],
  ]);
  expect(titles("Buitenwiet\t1 g\nMies\t9,00").map(([title]) => title)).toEqual(["Wiet", "Buitenwiet"]);
});
