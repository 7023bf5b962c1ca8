import { sql } from "kysely";
import { type Member, withSecondFactor } from "#features/accounts/server/members.ts";
import type { MenuRules } from "#features/compliance/compliance.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound, NotSignedIn } from "#platform/errors/errors.ts";
import type { ChangedAs } from "../change.ts";

export interface ShopToChange extends MenuRules {
  id: number;
  isSample: boolean;
}

const shopRow = statement(
  "shop-to-change",
  (_, p: Params<{ id: number; statuses: string[] }>) => sql<ShopToChange>`
    select shop.id, shop.is_sample as "isSample", shop_compliance.menu, shop_compliance.prices
    from shop join shop_compliance on shop_compliance.shop_id = shop.id
    where shop.id = ${p.id} and shop.status = any(${p.statuses}::text[])
    for key share of shop`,
);

/** @throws NotFound when it has no page */
export async function shopToChange(tx: Database, id: number, param = "targetId"): Promise<ShopToChange> {
  const shop = await shopRow.first(tx, { id, statuses: [...PUBLIC_STATUSES] });
  if (!shop) throw new NotFound(param);
  return shop;
}

const authorRow = statement(
  "hold-contributor",
  (_, p: Params<{ accountId: number }>) => sql<{ isSample: boolean }>`
    select is_sample as "isSample" from account where id = ${p.accountId} for no key update`,
);

/** Holds the account until the end of the transaction, so that quotas are counted one after the other. */
export async function holdContributor(tx: Database, { accountId }: Member): Promise<{ isSample: boolean }> {
  const author = await authorRow.first(tx, { accountId });
  if (!author) throw new NotSignedIn();
  return author;
}

/**
 * As whom somebody speaks of a shop.
 * @throws NotAllowed for its admin who has not shown their second factor
 */
export function speaksAs(member: Member, shopId: number): ChangedAs {
  if (!member.permissions.shopAdmin.includes(shopId)) return "visitor";
  withSecondFactor(member);
  return "owner";
}
