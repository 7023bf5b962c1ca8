import { batches } from "#platform/batches.ts";
import type { Database } from "#platform/database/database.ts";
import type { ImportReport, Refusal, Remark } from "#platform/import/import-report.ts";
import { readCsv } from "#platform/import/read-csv.ts";
import { type ImportOptions, runImportInSteps } from "#platform/import/run-import.ts";
import { mayReplace } from "../facts.ts";
import type { ToldFacts } from "./fact-columns.ts";
import { type HoursRow, hoursShape, nameNowIn } from "./hours-rows.ts";
import { isRenamed, namesAfter } from "./names-after.ts";
import { openFactsOf, osmIdIn } from "./open-fact-cells.ts";
import { type RealShop, realShops } from "./real-shops.ts";
import { saveFacts } from "./save-facts.ts";
import { saveOsmIds } from "./save-osm-ids.ts";
import { lockShops, SHOPS_A_STEP } from "./save-shops.ts";

/**
 * Takes in opening hours, telephone, website, wheelchair access and postcode of shops that are there, a file like
 * data/shop_hours.csv. The shop is the one with that id in the file it came from.
 */
export async function importHours(
  database: Database,
  file: Uint8Array,
  { now = new Date(), ...options }: ImportOptions & { now?: Date } = {},
): Promise<ImportReport> {
  const { rows, readCount, refused } = readCsv<HoursRow>(file, hoursShape);
  return runImportInSteps(database, options, async (step) => {
    const shopOfKey = new Map(
      (await realShops(database)).flatMap((shop) =>
        [...shop.parts, shop].map(({ sourceKey }) => [sourceKey, shop] as const),
      ),
    );
    const unknown: Refusal[] = [];
    const remarks: Remark[] = [];
    const toldOf = new Map<number, ToldFacts[]>();
    const osmIdOfShop = new Map<number, string>();
    for (const { line, value: row } of rows) {
      const shop = shopOfKey.get(row.id);
      if (!shop) {
        unknown.push({ line, reasons: [`id "${row.id}" is of no shop`] });
        continue;
      }
      const naming = namingOf(shop, row);
      if (naming === "refused") {
        remarks.push({ line, text: `${shop.slug} has another name than the line: nothing of it is taken` });
        continue;
      }
      const osmId = osmIdIn(row.source);
      if (osmId !== null) osmIdOfShop.set(shop.id, osmId);
      const areHoursDoubtful = row.match?.includes("doubtful") ?? false;
      const open = openFactsOf(row, {
        shopId: shop.id,
        source: row.told_by,
        observedOn: row.source_year,
        osmId,
        areHoursDoubtful,
      });
      toldOf.set(shop.id, [...naming, ...postcodeOf(shop, row, naming.length > 0), ...open.told]);
      if (open.remark) remarks.push({ line, text: open.remark });
    }
    const changedIds = new Set<number>();
    for (const some of batches([...toldOf], SHOPS_A_STEP)) {
      const told = some.flatMap(([, facts]) => facts);
      const saved = await step(async (tx) => {
        await lockShops.run(tx);
        return saveFacts(tx, told, { now });
      });
      for (const id of saved.changedIds) changedIds.add(id);
    }
    for (const id of (await step((tx) => saveOsmIds(tx, osmIdOfShop))).changedIds) changedIds.add(id);
    return {
      readCount,
      addedCount: 0,
      changedCount: changedIds.size,
      unchangedCount: rows.length - unknown.length - changedIds.size,
      refused: [...refused, ...unknown].toSorted((a, b) => a.line - b.line),
      remarks,
    };
  });
}

/** The new name, where the line is about a shop that is called otherwise now; `refused` when ours may not be renamed. */
function namingOf(shop: RealShop, row: HoursRow): ToldFacts[] | "refused" {
  const now = nameNowIn(row.match);
  if (!now || !isRenamed(shop, now.name)) return [];
  const { source } = now;
  const observedOn = row.source_year;
  if (!mayReplace(shop.listing, { source, observedOn })) return "refused";
  const reference = source === "openStreetMap" ? osmIdIn(row.source) : null;
  const columns = { ...namesAfter(shop, now.name), postcode: row.postcode ?? shop.postcode };
  return [
    { shopId: shop.id, group: "listing", columns, source, observedOn, reference, confidence: "medium" },
  ];
}

/** A postcode follows from the address, so it changes nothing about whose fact that is. */
function postcodeOf(shop: RealShop, { postcode }: HoursRow, isSaid: boolean): ToldFacts[] {
  if (isSaid || postcode === null || shop.postcode !== null) return [];
  const { source, observedOn, reference, confidence } = shop.listing;
  return [
    { shopId: shop.id, group: "listing", columns: { postcode }, source, observedOn, reference, confidence },
  ];
}
