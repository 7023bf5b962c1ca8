import * as v from "valibot";
import { observedOnSchema } from "#features/places/observed-on-schema.ts";
import { batches } from "#platform/batches.ts";
import type { Database } from "#platform/database/database.ts";
import type { ImportReport, Refusal } from "#platform/import/import-report.ts";
import { type CsvShape, readCsv, textCell } from "#platform/import/read-csv.ts";
import { type ImportOptions, runImportInSteps } from "#platform/import/run-import.ts";
import type { ToldFacts } from "./fact-columns.ts";
import { realShops } from "./real-shops.ts";
import { saveFacts } from "./save-facts.ts";
import { lockShops, SHOPS_A_STEP } from "./save-shops.ts";

/** A line of data/shop_evidence.csv: a page that names a shop of ours as trading, later than our own source. */
const evidenceRow = v.object({
  id: textCell(1, 80),
  observed_on: observedOnSchema,
  page: textCell(1, 160),
});

type EvidenceRow = v.InferOutput<typeof evidenceRow>;

const evidenceShape: CsvShape<EvidenceRow> = {
  columns: ["id", "observed_on", "page"],
  schema: evidenceRow,
  keysOf: ({ id }) => [`id ${id}`],
};

/**
 * Takes in that shops were seen trading, a file like data/shop_evidence.csv: their listing is as old as that from then on, and ours
 * (`operator`). What a register or people said of them stands.
 */
export async function importEvidence(
  database: Database,
  file: Uint8Array,
  { now = new Date(), ...options }: ImportOptions & { now?: Date } = {},
): Promise<ImportReport> {
  const { rows, readCount, refused } = readCsv<EvidenceRow>(file, evidenceShape);
  return runImportInSteps(database, options, async (step) => {
    const shopOfKey = new Map(
      (await realShops(database)).flatMap((shop) =>
        [...shop.parts, shop].map(({ sourceKey }) => [sourceKey, shop] as const),
      ),
    );
    const unknown: Refusal[] = rows
      .filter(({ value }) => !shopOfKey.has(value.id))
      .map(({ line, value }) => ({ line, reasons: [`id "${value.id}" is of no shop`] }));
    const told = rows.flatMap(({ value }): ToldFacts[] => {
      const shop = shopOfKey.get(value.id);
      if (!shop) return [];
      const { confidence } = shop.listing;
      const { observed_on: observedOn } = value;
      return [{ shopId: shop.id, group: "listing", columns: {}, source: "operator", observedOn, confidence }];
    });
    let changedCount = 0;
    for (const some of batches(told, SHOPS_A_STEP)) {
      const saved = await step(async (tx) => {
        await lockShops.run(tx);
        return saveFacts(tx, some, { now });
      });
      changedCount += saved.changedIds.length;
    }
    return {
      readCount,
      addedCount: 0,
      changedCount,
      unchangedCount: told.length - changedCount,
      refused: [...refused, ...unknown].toSorted((a, b) => a.line - b.line),
    };
  });
}
