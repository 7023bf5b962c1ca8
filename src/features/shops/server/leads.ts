import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { observedOnSchema } from "#features/places/observed-on-schema.ts";
import { type CsvShape, readCsv, textCell } from "#platform/import/read-csv.ts";

/** A line of data/leads.csv: something that a person should look at before anybody is shown it. */
const leadRow = v.object({
  kind: v.picklist(["place", "address", "hours", "website", "trading"], "is no kind of lead"),
  shop_id: v.nullable(textCell(1, 80)),
  name: textCell(1, 80),
  street: v.nullable(textCell(1, 80)),
  city: textCell(1, 80),
  municipality: textCell(1, 80),
  what: textCell(1, 200),
  source: textCell(1, 200),
  observed_on: v.nullable(observedOnSchema),
  note: v.nullable(textCell(1, 200)),
});

/** A line of data/municipal_rules.csv; without a municipality it is about the country. */
const ruleRow = v.object({
  name: v.nullable(textCell(1, 80)),
  fact: textCell(1, 80),
  value: textCell(1, 200),
  source: textCell(1, 200),
  observed_on: v.nullable(observedOnSchema),
  note: v.nullable(textCell(1, 200)),
});

const DATA_FOLDER = new URL("../../../../data/", import.meta.url);
const COUNTRY = "The Netherlands";

/** The shipped leads and rules, by municipality, as lines for a terminal. */
export async function leads(): Promise<string[]> {
  const found = await rowsOf("leads.csv", {
    columns: Object.keys(leadRow.entries),
    schema: leadRow,
    keysOf: () => [],
  });
  const rules = await rowsOf("municipal_rules.csv", {
    columns: Object.keys(ruleRow.entries),
    schema: ruleRow,
    keysOf: () => [],
  });
  const told = [
    ...found.map((lead) => ({
      where: lead.municipality,
      line: `${lead.kind}: ${[lead.name, lead.street, lead.shop_id].filter(Boolean).join(", ")}: ${lead.what}`,
      from: lead,
    })),
    ...rules.map((rule) => ({
      where: rule.name ?? COUNTRY,
      line: `${rule.fact}: ${rule.value}`,
      from: rule,
    })),
  ];
  const places = [...new Set(told.map(({ where }) => where))].toSorted((a, b) => a.localeCompare(b, "nl"));
  return places.flatMap((place) => [
    place,
    ...told
      .filter(({ where }) => where === place)
      .map(({ line, from: { source, observed_on: day, note } }) => {
        const from = [source, day ?? "no date", note].filter(Boolean).join("; ");
        return `  ${line} (${from})`;
      }),
  ]);
}

async function rowsOf<Row>(file: string, shape: CsvShape<Row>): Promise<Row[]> {
  const { rows, refused } = readCsv(await readFile(new URL(file, DATA_FOLDER)), shape);
  if (refused.length > 0)
    throw new Error(`data/${file} has lines that are refused: ${JSON.stringify(refused)}`);
  return rows.map(({ value }) => value);
}
