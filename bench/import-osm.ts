import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withCountry } from "./support/country.ts";
import { withDataFolder } from "./support/data-folder.ts";
import { writeExtract } from "./support/extract.ts";
import type { ImportedOnce } from "./support/import-osm-once.ts";
import type { Measurement } from "./support/measurement.ts";
import type { Say } from "./support/part.ts";

const ONCE = fileURLToPath(new URL("support/import-osm-once.ts", import.meta.url));
const MEGABYTES = 50;
/** An extract of thirty times the size must not need thirty times the memory: blocks are read one at a time. */
const MEMORY_GOAL = { of: "measured", atMost: 400 } as const;

/** Time and memory of `import osm` for an invented extract of 50 MB; `OSM_MB` takes another size. */
async function importOsm(say: Say): Promise<Measurement[]> {
  const megabytes = Number(process.env["OSM_MB"] ?? MEGABYTES);
  return withDataFolder(async (folder) => {
    const file = join(folder, "invented.osm.pbf");
    say(`Writing an extract of ${megabytes} MB`);
    const { elementCount } = await writeExtract(file, megabytes);
    return withCountry(async ({ connection }) => {
      say(`Importing ${elementCount} elements`);
      const child = fork(ONCE, [connection, file], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
      const [told] = (await once(child, "message")) as [ImportedOnce];
      const of = `import osm, .osm.pbf of ${megabytes} MB, ${told.addedCount} shops`;
      return [
        { what: `${of}: time`, measured: told.seconds, unit: "s" },
        { what: `${of}: most memory`, measured: told.peakMegabytes, unit: "MB", goal: MEMORY_GOAL },
        { what: `  before it began`, measured: told.beforeMegabytes, unit: "MB" },
      ];
    });
  });
}

export { importOsm as "import-osm" };
