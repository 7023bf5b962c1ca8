import { countryDay } from "#features/hours/country-clock.ts";
import type { ImportReport, Refusal } from "#platform/import/import-report.ts";
import { readCsv } from "#platform/import/read-csv.ts";
import { type ImportOptions, runImport } from "#platform/import/run-import.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { PUBLIC_PRODUCT_STATUSES } from "../product.ts";
import { indexProducts } from "./index-products.ts";
import { type MenuItemOfRows, menuItemsOfRows } from "./menu-items-of-rows.ts";
import { type MenuRow, menuShape } from "./menu-rows.ts";
import { saveMenus } from "./save-menus.ts";
import { storeProductRanks } from "./store-product-ranks.ts";

const knownOfMenus = statement(
  "known-of-menus",
  (_, p: Params<{ shops: string[]; products: string[]; statuses: string[] }>) => sql<{ key: string }>`
    select 'shop ' || slug as key from shop where slug = any(${p.shops}) and not is_sample
    union all
    select 'product ' || slug from product
    where slug = any(${p.products}) and not is_sample and status = any(${p.statuses})`,
);

/**
 * Takes in a file of menus (columns: data/README.md). A line of a menu is identified by its shop and its product, else its name;
 * lines missing in the file stay, and what an owner or visitor has entered is not overwritten. The counts of the report are of
 * things on menus, each of which has one line or more.
 */
export async function importMenu(
  database: Database,
  file: Uint8Array,
  { now = new Date(), ...options }: ImportOptions & { now?: Date } = {},
): Promise<ImportReport> {
  const { rows, readCount, refused } = readCsv<MenuRow>(file, menuShape);
  const { items, refused: mistaken } = menuItemsOfRows(rows);
  return runImport(database, options, async (tx) => {
    const unknown = await unknownIn(tx, items, now);
    const unknownItems = new Set(unknown.map(({ item }) => item));
    const good = items.filter((item) => !unknownItems.has(item));
    const report = { addedCount: 0, changedCount: 0 };
    const productIds = new Set<number>();
    const days = Map.groupBy(good, ({ seenOn }) => seenOn);
    for (const day of [...days.keys()].toSorted()) {
      const lines = (days.get(day) ?? []).map(({ item }) => item);
      const saved = await saveMenus(tx, lines, { seenAt: timeOf(day, now) });
      report.addedCount += saved.addedIds.length;
      report.changedCount += saved.changedIds.length;
      for (const id of saved.productIds) productIds.add(id);
    }
    const { movedIds } = await storeProductRanks(tx, { productIds: [...productIds] });
    await indexProducts(tx, { productIds: movedIds });
    const refusals = [...refused, ...mistaken, ...unknown.flatMap(({ refusals }) => refusals)];
    return {
      ...report,
      readCount,
      unchangedCount: good.length - report.addedCount - report.changedCount,
      refused: refusals.toSorted((a, b) => a.line - b.line),
    };
  });
}

async function unknownIn(
  tx: Database,
  items: MenuItemOfRows[],
  now: Date,
): Promise<{ item: MenuItemOfRows; refusals: Refusal[] }[]> {
  const known = await knownOfMenus.all(tx, {
    shops: [...new Set(items.map(({ item }) => item.shopSlug))],
    products: [...new Set(items.flatMap(({ item }) => item.productSlug ?? []))],
    statuses: [...PUBLIC_PRODUCT_STATUSES],
  });
  const keys = new Set(known.map(({ key }) => key));
  return items.flatMap((one) => {
    const { shopSlug, productSlug } = one.item;
    const reasons = [
      ...(keys.has(`shop ${shopSlug}`) ? [] : [`shop "${shopSlug}" is not known`]),
      ...(productSlug === null || keys.has(`product ${productSlug}`)
        ? []
        : [`product "${productSlug}" is not known`]),
      ...(one.seenOn <= countryDay(now) ? [] : [`seen_on "${one.seenOn}" has not come yet`]),
    ];
    return reasons.length === 0
      ? []
      : [{ item: one, refusals: one.lines.map((line) => ({ line, reasons })) }];
  });
}

/** Noon of that day there, more or less; never after now. */
function timeOf(day: string, now: Date): Date {
  return new Date(Math.min(Date.parse(`${day}T11:00:00Z`), now.getTime()));
}
