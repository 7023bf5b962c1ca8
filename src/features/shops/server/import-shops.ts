import type { ImportReport, Refusal, Remark } from "#platform/import/import-report.ts";
import { hasColumns, readCsv } from "#platform/import/read-csv.ts";
import { type ImportOptions, runImportInSteps } from "#platform/import/run-import.ts";
import { batches } from "#platform/batches.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { importRegister } from "./import-register.ts";
import { readableHours } from "./readable-hours.ts";
import { registerShape } from "./register-rows.ts";
import { saveShops, SHOPS_A_STEP, type SourcedShop } from "./save-shops.ts";
import { type ShopRow, shopShape } from "./shop-rows.ts";

const citiesOfMunicipalities = statement("cities-of-municipalities", (db) =>
  db
    .selectFrom("municipality")
    .leftJoin("city", "city.municipality_id", "municipality.id")
    .select([
      "municipality.id as municipalityId",
      "municipality.code",
      "city.id as cityId",
      "city.name as cityName",
      "city.slug as citySlug",
    ]),
);

/**
 * Takes in a file like data/shops.csv, or a register of licences like data/amsterdam_register.csv, told by their columns; municipalities
 * and cities must be there. A shop is identified by its id in the file, keeps its slug and is never removed; what people have
 * entered since is not overwritten.
 */
export async function importShops(
  database: Database,
  file: Uint8Array,
  { now = new Date(), ...options }: ImportOptions & { now?: Date } = {},
): Promise<ImportReport> {
  if (hasColumns(file, registerShape.columns)) return importRegister(database, file, { now, ...options });
  const { rows, readCount, refused } = readCsv<ShopRow>(file, shopShape);
  return runImportInSteps(database, options, async (step) => {
    const cities = await citiesOfMunicipalities.all(database);
    const codes = new Set(cities.map(({ code }) => code));
    const placeOf = new Map(cities.map((city) => [`${city.code} ${city.cityName}`, city]));
    const unplaced: Refusal[] = [];
    const remarks: Remark[] = [];
    const shops: SourcedShop[] = [];
    for (const { line, value } of rows) {
      const place = placeOf.get(`${value.municipality_code} ${value.city}`);
      if (!codes.has(value.municipality_code)) {
        unplaced.push({ line, reasons: [`municipality_code "${value.municipality_code}" is not known`] });
      } else if (!place?.cityId || !place.citySlug) {
        unplaced.push({ line, reasons: [`city "${value.city}" is not known in ${value.municipality_code}`] });
      } else {
        const { municipalityId, cityId, citySlug } = place;
        const { openingHours, remark } = readableHours(value.opening_hours);
        if (remark) remarks.push({ line, text: remark });
        shops.push({ ...sourcedShop(value, { municipalityId, cityId, citySlug }), openingHours });
      }
    }
    let [addedCount, changedCount] = [0, 0];
    for (const some of batches(shops, SHOPS_A_STEP)) {
      const { addedIds, changedIds } = await step((tx) => saveShops(tx, some, { now }));
      addedCount += addedIds.length;
      changedCount += changedIds.length;
    }
    return {
      readCount,
      addedCount,
      changedCount,
      unchangedCount: shops.length - addedCount - changedCount,
      refused: [...refused, ...unplaced].toSorted((a, b) => a.line - b.line),
      remarks,
    };
  });
}

function sourcedShop(
  row: ShopRow,
  place: Pick<SourcedShop, "municipalityId" | "cityId" | "citySlug">,
): SourcedShop {
  return {
    ...place,
    sourceKey: row.id,
    name: row.name,
    kind: row.kind,
    isSample: false,
    street: row.street,
    houseNumber: row.house_number,
    postcode: row.postcode,
    latitude: row.latitude,
    longitude: row.longitude,
    source: row.told_by,
    observedOn: row.observed_on ?? row.id.slice("osm".length, "osm2021".length),
    confidence: row.confidence,
  };
}
