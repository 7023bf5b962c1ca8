import type { FactGroup } from "#features/shops/facts.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

interface Revision {
  shopId: number;
  changeId: number | null;
  /** A group of facts, or a line of the menu. */
  factGroup?: FactGroup;
  menuItemId?: number;
  /** What stood before; null for a line that was not there. */
  stood: object | null;
  isTrial: boolean;
}

type Row = Params<{
  shopId: number;
  changeId: number | null;
  factGroup: string | null;
  menuItemId: number | null;
  stood: string | null;
  isTrial: boolean;
}>;

const insert = statement("keep-shop-revision", (db, p: Row) =>
  db.insertInto("shop_revision").values({
    shop_id: p.shopId,
    change_id: p.changeId,
    fact_group: p.factGroup,
    menu_item_id: p.menuItemId,
    stood: p.stood,
    is_trial: p.isTrial,
  }),
);

/** Keeps what a contribution takes the place of. */
export async function keepRevision(
  tx: Database,
  { factGroup, menuItemId, stood, ...revision }: Revision,
): Promise<void> {
  await insert.run(tx, {
    ...revision,
    factGroup: factGroup ?? null,
    menuItemId: menuItemId ?? null,
    stood: stood && JSON.stringify(stood),
  });
}
