import { sql } from "kysely";
import { readFile } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { importGrowers } from "#features/brands/server/import-growers.ts";
import { readCsv } from "#platform/import/read-csv.ts";
import { settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { isBreederName } from "../breeder-name.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { strainShape } from "./strain-rows.ts";

const database = testDatabase();
const dataFile = (name: string) => readFile(new URL(`../../../../data/${name}`, import.meta.url));

const addStrain = statement(
  "add-one-strain",
  () => sql`
    insert into strain (slug, name, sort_name, source, observed_on)
    values ('fog', 'Fog', 'Fog', 'own', '2026')`,
);

test("every line of the files is taken", async () => {
  const { readCount, refused, rows } = readCsv(await dataFile("strains.csv"), strainShape);
  expect({ readCount, refused }).toEqual({ readCount: 6597, refused: [] });
  const breeders = new Set(rows.flatMap(({ value }) => value.breeder ?? []));
  expect([...breeders].filter((name) => !isBreederName(name))).toEqual(
    expect.arrayContaining(["Seed Bank", "Landrace"]),
  );
  await settleSmallCountry(database);
  expect(await importGrowers(database, await dataFile("growers.csv"))).toMatchObject({
    addedCount: 10,
    refused: [],
  });
});

test("a database that has strains is left alone", async () => {
  await addStrain.run(database);
  const onProgress = vi.fn<(line: string) => void>();
  expect(await loadCatalogue(database, { onProgress })).toEqual({ isLoaded: false });
  expect(onProgress).not.toHaveBeenCalled();
});
