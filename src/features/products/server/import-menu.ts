import { countryDay } from "#features/hours/country-clock.ts";
import type { ImportReport, Refusal } from "#platform/import/import-report.ts";
import { readCsv } from "#platform/import/read-csv.ts";
import { type ImportOptions, runImportInSteps } from "#platform/import/run-import.ts";
import { batches } from "#platform/batches.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { PUBLIC_PRODUCT_STATUSES } from "../product.ts";
import { type MenuItemOfRows, menuItemsOfRows } from "./menu-items-of-rows.ts";
import { type MenuRow, menuShape } from "./menu-rows.ts";
import { refreshProductRanks } from "./refresh-product-ranks.ts";
import { type SavedMenus, saveMenus } from "./save-menus.ts";

interface KnownOfMenus {
  key: string;
  /** Null for a shop. */
  productId: number | null;
}

const knownOfMenus = statement(
  "known-of-menus",
  (_, p: Params<{ shops: string[]; products: string[]; statuses: string[] }>) => sql<KnownOfMenus>`
    select 'shop ' || slug as key, null as "productId" from shop where slug = any(${p.shops}) and not is_sample
    union all
    select 'product ' || slug, id from product
    where slug = any(${p.products}) and not is_sample and status = any(${p.statuses})`,
);

/** So many things on menus are saved in one transaction, for which people who write about menus have to wait. */
const THINGS_A_STEP = 500;

/**
 * Takes in a file of menus (columns: data/README.md). A line of a menu is identified by its shop and its product, else its name;
 * lines missing in the file stay, and what an owner or visitor has entered is not overwritten. The counts of the report are of
 * things on menus, each of which has one line or more. The ranks of all products that the file names follow at the end, so that
 * a file that is imported again catches up with what an import that was killed had left.
 */
export async function importMenu(
  database: Database,
  file: Uint8Array,
  { now = new Date(), ...options }: ImportOptions & { now?: Date } = {},
): Promise<ImportReport> {
  const { rows, readCount, refused } = readCsv<MenuRow>(file, menuShape);
  const { items, refused: mistaken } = menuItemsOfRows(rows);
  return runImportInSteps(database, options, async (step) => {
    const known = await knownIn(database, items);
    const unknown = unknownIn(items, new Set(known.map(({ key }) => key)), now);
    const unknownItems = new Set(unknown.map(({ item }) => item));
    const good = items.filter((item) => !unknownItems.has(item));
    const productIds = new Set(known.flatMap(({ productId }) => productId ?? []));
    let [addedCount, changedCount] = [0, 0];
    for (const some of stepsOf(good)) {
      for (const saved of await step((tx) => saveDays(tx, some, now))) {
        addedCount += saved.addedIds.length;
        changedCount += saved.changedIds.length;
        // A line without a product may be of a thing whose product is known.
        for (const id of saved.productIds) productIds.add(id);
      }
    }
    await refreshProductRanks({ transaction: step }, { productIds: [...productIds] });
    const refusals = [...refused, ...mistaken, ...unknown.flatMap(({ refusals }) => refusals)];
    return {
      readCount,
      addedCount,
      changedCount,
      unchangedCount: good.length - addedCount - changedCount,
      refused: refusals.toSorted((a, b) => a.line - b.line),
    };
  });
}

/** The menu of a shop is not torn apart unless it is longer than a step: each part would write all of it anew. */
function stepsOf(items: readonly MenuItemOfRows[]): MenuItemOfRows[][] {
  const steps: MenuItemOfRows[][] = [];
  for (const ofShop of Map.groupBy(items, ({ item }) => item.shopSlug).values()) {
    const last = steps.at(-1);
    if (last && last.length + ofShop.length <= THINGS_A_STEP) last.push(...ofShop);
    else steps.push(...batches(ofShop.toSorted(byDay), THINGS_A_STEP));
  }
  return steps;
}

const byDay = (a: MenuItemOfRows, b: MenuItemOfRows) =>
  a.seenOn < b.seenOn ? -1 : Number(a.seenOn > b.seenOn);

/** What was seen later is written later. */
async function saveDays(tx: Database, items: readonly MenuItemOfRows[], now: Date): Promise<SavedMenus[]> {
  const saved: SavedMenus[] = [];
  const days = Map.groupBy(items, ({ seenOn }) => seenOn);
  for (const day of [...days.keys()].toSorted()) {
    const lines = (days.get(day) ?? []).map(({ item }) => item);
    saved.push(await saveMenus(tx, lines, { seenAt: timeOf(day, now) }));
  }
  return saved;
}

function knownIn(database: Database, items: readonly MenuItemOfRows[]): Promise<KnownOfMenus[]> {
  return knownOfMenus.all(database, {
    shops: [...new Set(items.map(({ item }) => item.shopSlug))],
    products: [...new Set(items.flatMap(({ item }) => item.productSlug ?? []))],
    statuses: [...PUBLIC_PRODUCT_STATUSES],
  });
}

function unknownIn(
  items: readonly MenuItemOfRows[],
  keys: ReadonlySet<string>,
  now: Date,
): { item: MenuItemOfRows; refusals: Refusal[] }[] {
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
