import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type CsvShape, readCsv, textCell, wholeNumberCell } from "./read-csv.ts";

const shape: CsvShape<{ id: string; name: string; count: number | null }> = {
  columns: ["id", "name", "count"],
  schema: v.object({ id: textCell(1, 9), name: textCell(2, 12), count: v.nullable(wholeNumberCell(99)) }),
  keysOf: ({ id }) => [`id ${id}`],
};

const read = (text: string) => readCsv(new TextEncoder().encode(text), shape);

test("rows keep the number of their line, blank lines are passed over", () => {
  const { rows, readCount, refused } = read('id,name,count\n1,Relax,3\n\n2,"Sky, High",\n');
  expect(rows).toEqual([
    { line: 2, value: { id: "1", name: "Relax", count: 3 } },
    { line: 4, value: { id: "2", name: "Sky, High", count: null } },
  ]);
  expect({ readCount, refused }).toEqual({ readCount: 2, refused: [] });
});

test("a byte order mark, Windows line ends and columns nobody asked for do no harm", () => {
  expect(read("\uFEFFid,colour,name,count\r\n1,green,Relax,3\r\n").rows).toEqual([
    { line: 2, value: { id: "1", name: "Relax", count: 3 } },
  ]);
});

describe("a line is refused, and the rest goes in, when", () => {
  test.each([
    [
      "it breaks rules, each named with its value",
      "2,X,many",
      ['name "X" is shorter than 2 characters', 'count "many" is no whole number'],
    ],
    ["it lacks what it needs", ",Sky,3", ["id is missing"]],
    ["a number is larger than may be", "2,Sky,100", ['count "100" is more than 99']],
    ["a quotation mark does not pair", '2,"Sky,3', ["has a quotation mark that does not pair"]],
    [
      "a quotation mark stands in the middle of a cell",
      '2,Sky"High,3',
      ["has a quotation mark that does not pair"],
    ],
    ["it has too few cells", "2,Sky", ["has 2 cells where the header has 3"]],
    ["it has too many cells", "2,Sky,3,4", ["has 4 cells where the header has 3"]],
    ["its key was there before", "1,Other,3", ["id 1 is on line 2 already"]],
    ["it hides a null", "2,Sk\0y,3", ['name "Sk\0y" has a control character']],
    ["it turns its letters", "2,\u202Eyks,3", ['name "\u202Eyks" turns the direction of its letters']],
  ])("%s", (_when, line, reasons) => {
    const { rows, refused } = read(`id,name,count\n1,Relax,3\n${line}\n9,Last,\n`);
    expect(refused).toEqual([{ line: 3, reasons }]);
    expect(rows.map(({ value }) => value.id)).toEqual(["1", "9"]);
  });
});

test("a line in another encoding is refused, and the rest goes in", () => {
  const bytes = Buffer.concat([
    Buffer.from("id,name,count\n1,"),
    Buffer.from("Caf\xe9", "latin1"),
    Buffer.from(",3\n2,Café,3\n"),
  ]);
  const { rows, refused } = readCsv(bytes, shape);
  expect(rows.map(({ value }) => value.name)).toEqual(["Café"]);
  expect(refused).toEqual([{ line: 2, reasons: ["is not UTF-8: save the file as CSV UTF-8"] }]);
});

describe("a file is read as spreadsheets save it:", () => {
  const ROWS = [
    { line: 2, value: { id: "1", name: "Relax", count: 3 } },
    { line: 3, value: { id: "2", name: "Sky; H, é", count: null } },
  ];
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

  test.each([
    ["with semicolons", Buffer.from('id;name;count\r\n1;Relax;3\r\n2;"Sky; H, é";\r\n')],
    ["with capitals in the header", Buffer.from('ID,Name,COUNT\n1,Relax,3\n2,"Sky; H, é",\n')],
    ["with tabs, in UTF-16", utf16("id\tname\tcount\r\n1\tRelax\t3\r\n2\tSky; H, é\t\r\n")],
    ["in UTF-16 of the other order", utf16('id,name,count\n1,Relax,3\n2,"Sky; H, é",\n').swap16()],
  ])("%s", (_how, bytes) => {
    expect(readCsv(bytes, shape)).toEqual({ readCount: 2, rows: ROWS, refused: [] });
  });

  test.each([",", ";"])("below a line that says %j, which counts as a line", (separator) => {
    const lines = [
      `sep=${separator}`,
      ["id", "name", "count"].join(separator),
      ["1", "Relax", "many"].join(separator),
    ];
    expect(read(`${lines.join("\r\n")}\r\n`).refused).toEqual([
      { line: 3, reasons: ['count "many" is no whole number'] },
    ]);
  });
});

test("a file without its columns is refused as a whole, with the cause", () => {
  expect(read("id;count\n1;3\n")).toEqual({
    readCount: 0,
    rows: [],
    refused: [{ line: 1, reasons: ["has no column name"] }],
  });
  const western = Buffer.from("id,name,count,caf\xe9\n", "latin1");
  expect(readCsv(western, shape)).toMatchObject({ refused: [] });
  expect(readCsv(Buffer.from("id,na\xefme,count\n", "latin1"), shape).refused).toEqual([
    { line: 1, reasons: ["is not UTF-8: save the file as CSV UTF-8"] },
  ]);
  expect(read("").refused).toHaveLength(1);
});
