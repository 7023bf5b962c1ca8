import { access, constants, readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { importGrowers } from "#features/brands/server/import-growers.ts";
import type { ImportReport } from "#platform/import/import-report.ts";
import { importCities } from "#features/places/server/import-cities.ts";
import { importCityNames } from "#features/places/server/import-city-names.ts";
import { importLandmarks } from "#features/places/server/import-landmarks.ts";
import { importMunicipalities } from "#features/places/server/import-municipalities.ts";
import { importZones } from "#features/places/server/import-zones.ts";
import { importMenu } from "#features/products/server/import-menu.ts";
import { importStrains } from "#features/products/server/import-strains.ts";
import { importEvidence } from "#features/shops/server/import-evidence.ts";
import { importHours } from "#features/shops/server/import-hours.ts";
import { importOsm } from "#features/shops/server/import-osm.ts";
import { osmReportLines } from "#features/shops/server/osm-report-lines.ts";
import { importShops } from "#features/shops/server/import-shops.ts";
import { UnreadableOsmFile } from "#platform/osm/osm-element.ts";
import type { Database } from "#platform/database/database.ts";
import { CannotDo, type Command, type Terminal, WrongUsage } from "./command.ts";
import { requireMigrated } from "./require-migrated.ts";

const TRIAL = "This was a trial; nothing was written.";

const IMPORTS = {
  municipalities: importMunicipalities,
  cities: importCities,
  "city-names": importCityNames,
  landmarks: importLandmarks,
  zones: importZones,
  shops: importShops,
  hours: importHours,
  evidence: importEvidence,
  growers: importGrowers,
  strains: importStrains,
  menu: importMenu,
};

export const importCommand: Command = {
  usage: `import ${Object.keys(IMPORTS).join("|")}|osm <file> [--dry-run] [--complete]`,
  summary: "take in a file of facts: CSV, or shops from OpenStreetMap",
  details: [
    "The columns are those of the files in data/ (zones are GeoJSON). Lines that break a rule are refused and listed with their",
    "reasons; the rest goes in. Importing the same file again changes nothing, and nothing is ever removed. Shops and menus go",
    "in a few at a time: when an import was stopped in the middle, import the file again.",
    "",
    "A menu file has the columns shop, seen_on, heading, name, product, available, unit, quantity and price, one",
    "price a line; several lines of one shop and name are a price ladder, which goes in whole or not at all.",
    "data/README.md says what stands in them.",
    "",
    "osm takes an answer of Overpass in JSON (`out meta center`) or an extract (`.osm.pbf`) of any size. New shops are",
    "added, newer facts of OpenStreetMap replace older ones, what people told us stands, and nothing is closed: shops that",
    "may be gone are listed at the end. It fails only when nothing of the file could be taken.",
    "",
    "--dry-run   tell what would happen, for osm field by field, and write nothing",
    "--complete  osm: the file has all shops of its area, so list also those that it lacks",
  ],
  async run(words, terminal, openTools) {
    const asked = readWords(words);
    await readable(asked.file);
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      if (asked.what === "osm") await takeOsm(database, asked, terminal);
      else await takeCsv(database, { ...asked, importFile: IMPORTS[asked.what] }, terminal);
    } finally {
      await close();
    }
  },
};

interface Asked {
  what: keyof typeof IMPORTS | "osm";
  file: string;
  isDryRun: boolean;
  isComplete: boolean;
}

function readWords(words: string[]): Asked {
  const { values, positionals } = parseArgs({
    args: words,
    options: {
      "dry-run": { type: "boolean", default: false },
      complete: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [named, file, ...rest] = positionals;
  const what = ([...Object.keys(IMPORTS), "osm"] as Asked["what"][]).find((name) => name === named);
  if (!what) throw new WrongUsage(`Say what to import: ${Object.keys(IMPORTS).join(", ")}, osm`);
  if (!file || rest.length > 0) throw new WrongUsage("Name one file");
  if (values.complete && what !== "osm") throw new WrongUsage("--complete goes with osm");
  return { what, file, isDryRun: values["dry-run"], isComplete: values.complete };
}

/** Before the site is started for it. */
async function readable(file: string): Promise<void> {
  await access(file, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new CannotDo(`${file} cannot be read (${error.code})`);
  });
}

async function takeCsv(
  database: Database,
  { importFile, file, isDryRun }: Asked & { importFile: (typeof IMPORTS)[keyof typeof IMPORTS] },
  terminal: Terminal,
): Promise<void> {
  const report = await importFile(database, await readFile(file), { isDryRun });
  for (const line of linesOf(report, file)) terminal.out(line);
  if (isDryRun) terminal.out(TRIAL);
  if (report.readCount === 0 && report.refused.length > 0)
    throw new CannotDo("The file was refused as a whole.");
  if (report.readCount > 0 && report.refused.length >= report.readCount)
    throw new CannotDo("Every line was refused.");
}

async function takeOsm(
  database: Database,
  { file, isDryRun, isComplete }: Asked,
  terminal: Terminal,
): Promise<void> {
  const report = await importOsm(database, file, { isDryRun, isComplete }).catch((error: unknown) => {
    if (error instanceof UnreadableOsmFile) throw new CannotDo(`${file}: ${error.message}`);
    throw error;
  });
  for (const line of osmReportLines(report, file, { withChanges: isDryRun })) terminal.out(line);
  if (isDryRun) terminal.out(TRIAL);
  if (report.addedCount + report.changedCount + report.unchangedCount === 0)
    throw new CannotDo("Nothing of the file could be taken.");
}

function linesOf(report: ImportReport, file: string): string[] {
  const { readCount, addedCount, changedCount, unchangedCount, refused, remarks = [] } = report;
  return [
    `${file}: ${readCount} read, ${addedCount} added, ${changedCount} changed, ${unchangedCount} unchanged, ${refused.length} refused`,
    ...refused.map(({ line, reasons }) => `  line ${line}: ${reasons.join("; ")}`),
    ...remarks.map(({ line, text }) => `  line ${line}: ${text}`),
  ];
}
