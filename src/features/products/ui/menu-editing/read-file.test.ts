import { zipSync } from "fflate";
import { writeOds } from "hucre/ods";
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import * as file from "./read-file.ts";
import { tableOfSpreadsheet } from "./read-spreadsheet.ts";

const SHEETS = [
  {
    name: "Menu",
    rows: [
      ["Wiet", "1 g", "2,5 g"],
      ["Aap", 12.5, "€ 30,00"],
      ["Noot", 9, null],
    ],
  },
];
const READ = [
  ["Wiet", "1 g", "2,5 g"],
  ["Aap", "12.5", "€ 30,00"],
];

/** Without the worker of a browser. */
const tableOfFile = (blob: Blob) => file.tableOfFile(blob, tableOfSpreadsheet);

const fileOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

describe("a file with a menu", () => {
  test.each([
    ["Excel", writeXlsx],
    ["LibreOffice", writeOds],
  ])("of %s is read as text", async (_, write) => {
    const table = await tableOfFile(fileOf(await write({ sheets: SHEETS })));
    expect(table.slice(0, 2)).toEqual(READ);
    expect(table[2]?.[1]).toBe("9");
  });

  test("of CSV may be as any system writes it", async () => {
    const rows = [["Café", "9"]];
    expect(await tableOfFile(new Blob(["Café;9"]))).toEqual(rows);
    expect(await tableOfFile(fileOf(Uint8Array.from([0x43, 0x61, 0x66, 0xe9, 0x3b, 0x39])))).toEqual(rows);
    expect(await tableOfFile(fileOf(Buffer.from("\uFEFFCafé\t9", "utf16le")))).toEqual(rows);
  });

  test("with a password says so", async () => {
    const locked = await writeXlsx({ sheets: SHEETS, encryption: { password: "cone", spinCount: 1000 } });
    expect(await tableOfFile(fileOf(locked))).toBe("locked");
  });

  test("that is none, or only looks like one, says so", async () => {
    expect(await tableOfFile(fileOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0])))).toBe("unreadable");
    expect(await tableOfFile(fileOf(Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3])))).toBe("unreadable");
    expect(await tableOfFile(fileOf(zipSync({ "letter.txt": new Uint8Array(10) })))).toBe("unreadable");
  });

  test("that is too large, or unpacks to what is, is not read", async () => {
    expect(await tableOfFile(new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]))).toBe("tooLarge");
    const small = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(21 * 1024 * 1024) });
    expect(small.length).toBeLessThan(100_000);
    expect(await tableOfFile(fileOf(small))).toBe("tooLarge");
  });
});
