import { sql } from "kysely";
import type { OpenTimes } from "#features/hours/opening-state.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Department } from "../open-times.ts";
import { hoursOfHeldShops } from "./hours-of-shops.ts";
import { stampedTimes, type TimesOf } from "./stamped-times.ts";

interface TimesRow {
  shop_id: number;
  /** Null for the shop as a whole. */
  department: Department | null;
  open_during: string | null;
  open_known_until: string | null;
}

const rowsOf = (rows: unknown) => sql`
  jsonb_to_recordset(${rows}::jsonb)
    as row(shop_id bigint, department text, open_during tstzmultirange, open_known_until timestamptz)`;

const saveTimesOfShops = statement(
  "save-open-times",
  (_, p: Params<{ rows: string }>) => sql`
    update shop_listing set open_during = row.open_during, open_known_until = row.open_known_until
    from ${rowsOf(p.rows)}
    where row.department is null and shop_listing.shop_id = row.shop_id
      and (shop_listing.open_during, shop_listing.open_known_until)
        is distinct from (row.open_during, row.open_known_until)`,
);

const saveTimesOfDepartments = statement(
  "save-open-times-of-departments",
  (_, p: Params<{ rows: string }>) => sql`
    update shop_department set open_during = row.open_during, open_known_until = row.open_known_until
    from ${rowsOf(p.rows)}
    where shop_department.shop_id = row.shop_id and shop_department.department = row.department
      and (shop_department.open_during, shop_department.open_known_until)
        is distinct from (row.open_during, row.open_known_until)`,
);

/**
 * Computes and stores when these shops and their departments are open, from yesterday on, for lists and maps; to be called in the
 * transaction that changes their hours or their status. A shop that is closed for a time is closed on all days.
 */
export async function storeOpenTimes(
  tx: Database,
  { shopIds, now, timesOf = stampedTimes(now) }: { shopIds: number[]; now: Date; timesOf?: TimesOf },
): Promise<void> {
  const rows: TimesRow[] = [];
  for (const shop of await hoursOfHeldShops(tx, { shopIds })) {
    rows.push({ shop_id: shop.shopId, department: null, ...columnsOf(await timesOf(shop, shop.hours)) });
    for (const { department, hours } of shop.departments)
      rows.push({ shop_id: shop.shopId, department, ...columnsOf(await timesOf(shop, hours)) });
  }
  await saveTimesOfShops.run(tx, { rows: JSON.stringify(rows) });
  await saveTimesOfDepartments.run(tx, { rows: JSON.stringify(rows) });
}

function columnsOf(times: OpenTimes | null) {
  if (!times) return { open_during: null, open_known_until: null };
  const ranges = times.during.map(({ opensAt, closesAt }) => `[${opensAt},${closesAt})`);
  return { open_during: `{${ranges.join(",")}}`, open_known_until: times.knownUntil };
}
