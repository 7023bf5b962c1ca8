import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Department } from "../open-times.ts";
import type { ShopStatus } from "../shop.ts";

export interface ShopWithHours {
  shopId: number;
  status: ShopStatus;
  latitude: number;
  longitude: number;
  hours: string | null;
  departments: { department: Department; hours: string }[];
}

/** The departments of the row `shop`. */
export const departmentsJson = sql<ShopWithHours["departments"]>`coalesce((
  select json_agg(json_build_object('department', department, 'hours', shop_department.opening_hours) order by department)
  from shop_department where shop_department.shop_id = shop.id), '[]')`;

const hoursOfShops = statement(
  "hours-of-shops",
  (_, p: Params<{ shopIds: number[] }>) => sql<ShopWithHours>`
    select shop.id as "shopId", shop.status, shop.latitude, shop.longitude, shop.opening_hours as hours,
      ${departmentsJson} as departments
    from shop where shop.id = any(${p.shopIds}::bigint[]) order by shop.id`,
  { isRead: true },
);

/** A row lock: concurrent changes of the hours wait, so that computed times are never older than the hours. */
const holdShops = statement(
  "hold-shops",
  (_, p: Params<{ shopIds: number[] }>) => sql`
    select id from shop where id = any(${p.shopIds}::bigint[]) order by id for share`,
);

/** The hours of shops and their departments, in the syntax of OpenStreetMap; locked until the transaction ends. */
export async function hoursOfHeldShops(
  tx: Database,
  { shopIds }: { shopIds: number[] },
): Promise<ShopWithHours[]> {
  await holdShops.all(tx, { shopIds });
  return hoursOfShops.all(tx, { shopIds });
}
