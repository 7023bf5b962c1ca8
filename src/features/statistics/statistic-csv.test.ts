import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { statisticCsv } from "./statistic-csv.ts";

test("a file has a line of names, points in decimals, and says what is withheld", () => {
  const rows = [
    ["Utrecht", 1200, 3.4],
    ["Zeeland", null, null],
    ["Flevoland", 6, null],
  ];
  expect(statisticCsv({ name: "shops-by-province", rows })).toBe(
    "province,shops,per100000,isWithheld\r\nUtrecht,1200,3.4,false\r\nZeeland,,,true\r\nFlevoland,6,,false\r\n",
  );
});

test("a statistic without data is its line of names", () => {
  expect(statisticCsv({ name: "strains-by-shops", rows: [] })).toBe("strain,strainUrl,shops,isWithheld\r\n");
});

test.each(["=1+1", "+31", "-1", "@sum", "\tx", "\rx"])("a spreadsheet takes %j for text", (strain) => {
  const text = statisticCsv({ name: "strains-by-shops", rows: [[strain, "a-strain", 5]] });
  expect(text.split("\r\n")[1]).toMatch(/^"?'/);
});

const anyName = fc.string({ minLength: 1, unit: "grapheme" });
const nameLikeFormula = fc.stringMatching(/^'{0,3}[=+\-@\t\r].?$/);

test("whatever a thing is called, it comes back as it was and begins no formula", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyName, nameLikeFormula)), (names) => {
      const rows = names.map((name) => [name, "a-strain", 5]);
      const read = parse(statisticCsv({ name: "strains-by-shops", rows }), { recordDelimiter: "\r\n" });
      const fields = read.slice(1).map(([strain = ""]) => strain);
      expect(fields.map((field) => field.replace(/^'(?='*[=+\-@\t\r])/, ""))).toEqual(names);
      expect(fields.filter((field) => /^[=+\-@\t\r]/.test(field))).toEqual([]);
    }),
  );
});
