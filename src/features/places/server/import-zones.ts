import { sql } from "kysely";
import * as v from "valibot";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { readArea } from "#platform/geo/ring.ts";
import type { ImportReport, Refusal } from "#platform/import/import-report.ts";
import { type ImportOptions, runImport } from "#platform/import/run-import.ts";
import type { NoSmokingZone } from "../no-smoking-zone.ts";
import { zonesSchema } from "../no-smoking-zone.ts";

const features = v.object({
  features: v.array(
    v.object({
      properties: v.object({
        name: v.string(),
        municipality_code: v.string(),
        source: v.string(),
        source_date: v.string(),
      }),
      geometry: v.unknown(),
    }),
  ),
});

const saveZones = statement(
  "save-no-smoking-zones",
  (_, p: Params<{ code: string; zones: string; day: string }>) => sql<{ isChanged: boolean }>`
    with known as materialized (select id, no_smoking_zones, told_on from municipality where code = ${p.code} for no key update),
    saved as (
      update municipality set no_smoking_zones = ${p.zones}::jsonb
      from known
      where municipality.id = known.id and known.no_smoking_zones is distinct from ${p.zones}::jsonb
        -- What an admin said stands until a file tells of a later day.
        and coalesce(known.told_on ->> 'zones' collate "C" < ${p.day}, true)
      returning municipality.id
    )
    select exists (select from saved) as "isChanged" from known`,
);

/**
 * Takes in a file like data/no_smoking_zones.geojson: all zones that it has of a municipality take the place of those that are known,
 * unless an admin said something of the same day or a later one. "Lines" are its features.
 */
export async function importZones(
  database: Database,
  file: Uint8Array,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const read = v.safeParse(features, parsed(file));
  if (!read.success)
    return { ...NOTHING, refused: [{ line: 1, reasons: ["is no collection of zones in GeoJSON"] }] };
  const refused: Refusal[] = [];
  const zonesOf = new Map<string, NoSmokingZone[]>();
  for (const [place, { properties, geometry }] of read.output.features.entries()) {
    const { name, source, municipality_code: code, source_date: observedOn } = properties;
    const area = readArea(JSON.stringify(geometry ?? null));
    const zone = v.safeParse(
      zonesSchema,
      "area" in area ? [{ name, source, observedOn, area: area.area }] : [],
    );
    const reasons =
      "area" in area ? zone.issues?.map(({ message }) => message) : [`its area is wrong: ${area.trouble}`];
    if (reasons) refused.push({ line: place + 1, reasons });
    else zonesOf.set(code, [...(zonesOf.get(code) ?? []), ...(zone.output as NoSmokingZone[])]);
  }
  return runImport(database, options, async (tx) => {
    let [changedCount, unchangedCount] = [0, 0];
    for (const [code, zones] of zonesOf) {
      const day = zones
        .map(({ observedOn }) => observedOn)
        .toSorted()
        .at(-1) as string;
      const saved = await saveZones.first(tx, { code, zones: JSON.stringify(zones), day });
      if (!saved) refused.push({ line: 1, reasons: [`municipality ${code} is not known`] });
      else if (saved.isChanged) changedCount += zones.length;
      else unchangedCount += zones.length;
    }
    return { readCount: read.output.features.length, addedCount: 0, changedCount, unchangedCount, refused };
  });
}

const NOTHING = { readCount: 0, addedCount: 0, changedCount: 0, unchangedCount: 0 };

function parsed(file: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(file));
  } catch {
    return null;
  }
}
