import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { importGrowers } from "#features/brands/server/import-growers.ts";
import type { ImportReport } from "#platform/import/import-report.ts";
import { importCities } from "#features/places/server/import-cities.ts";
import { importCityNames } from "#features/places/server/import-city-names.ts";
import { importLandmarks } from "#features/places/server/import-landmarks.ts";
import { importMunicipalities } from "#features/places/server/import-municipalities.ts";
import { importMenu } from "#features/products/server/import-menu.ts";
import { importStrains } from "#features/products/server/import-strains.ts";
import { importShops } from "#features/shops/server/import-shops.ts";
import { CannotDo, type Command, WrongUsage } from "./command.ts";
import { requireMigrated } from "./require-migrated.ts";

const IMPORTS = {
  municipalities: importMunicipalities,
  cities: importCities,
  "city-names": importCityNames,
  landmarks: importLandmarks,
  shops: importShops,
  growers: importGrowers,
  strains: importStrains,
  menu: importMenu,
};

export const importCommand: Command = {
  usage: `import ${Object.keys(IMPORTS).join("|")} <file> [--dry-run]`,
  summary: "take in a CSV file of facts",
  details: [
    "The columns are those of the files in data/. Lines that break a rule are refused and listed with their",
    "reasons; the rest goes in. Importing the same file again changes nothing, and nothing is ever removed.",
    "",
    "A menu file has the columns shop, seen_on, heading, name, product, available, unit, quantity and price, one",
    "price a line; several lines of one shop and name are a price ladder, which goes in whole or not at all.",
    "data/README.md says what stands in them.",
    "",
    "--dry-run   tell what would happen and write nothing",
  ],
  async run(words, terminal, openTools) {
    const { importFile, file, isDryRun } = readWords(words);
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      throw new CannotDo(`${file} cannot be read (${error.code})`);
    });
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      const report = await importFile(database, bytes, { isDryRun });
      for (const line of linesOf(report, file)) terminal.out(line);
      if (isDryRun) terminal.out("This was a trial; nothing was written.");
      if (report.readCount === 0 && report.refused.length > 0)
        throw new CannotDo("The file was refused as a whole.");
    } finally {
      await close();
    }
  },
};

function readWords(words: string[]) {
  const { values, positionals } = parseArgs({
    args: words,
    options: { "dry-run": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [what, file, ...rest] = positionals;
  const importFile = Object.entries(IMPORTS).find(([name]) => name === what)?.[1];
  if (!importFile) throw new WrongUsage(`Say what to import: ${Object.keys(IMPORTS).join(", ")}`);
  if (!file || rest.length > 0) throw new WrongUsage("Name one file");
  return { importFile, file, isDryRun: values["dry-run"] };
}

function linesOf(report: ImportReport, file: string): string[] {
  const { readCount, addedCount, changedCount, unchangedCount, refused, remarks = [] } = report;
  return [
    `${file}: ${readCount} read, ${addedCount} added, ${changedCount} changed, ${unchangedCount} unchanged, ${refused.length} refused`,
    ...refused.map(({ line, reasons }) => `  line ${line}: ${reasons.join("; ")}`),
    ...remarks.map(({ line, text }) => `  line ${line}: ${text}`),
  ];
}
