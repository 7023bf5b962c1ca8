import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { rightsOf } from "#features/accounts/server/speaks-for.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Availability, MenuSource } from "../menu.ts";
import type { MenuHeadingToEdit, MenuToEdit } from "../menu-to-edit.ts";
import type { PriceLadder } from "../price-ladder.ts";

/** A line as it stands in the table. */
export interface StandingLine {
  id: number;
  productId: number | null;
  productName: string | null;
  rawName: string | null;
  heading: string | null;
  position: number;
  available: Availability;
  ladder: PriceLadder;
  source: MenuSource;
  isTrial: boolean;
  lastSeenAt: Date;
}

const shopToEdit = statement(
  "shop-of-menu-to-edit",
  (_, p: Params<{ shopId: number; shopIds: readonly number[] | null }>) => sql<{ id: number }>`
    select id from shop
    where id = ${p.shopId} and (${p.shopIds}::bigint[] is null or id = any (${p.shopIds}::bigint[]))`,
  { isRead: true },
);

const linesToEdit = statement(
  "menu-lines-to-edit",
  (_, p: Params<{ shopId: number }>) => sql<StandingLine>`
    select item.id, item.product_id as "productId", product.name as "productName", item.raw_name as "rawName",
      item.heading, item.position, item.available, item.ladder, item.source, item.is_trial as "isTrial",
      item.last_seen_at as "lastSeenAt"
    from menu_item as item left join product on product.id = item.product_id
    where item.shop_id = ${p.shopId}
    order by item.position, item.id`,
  { isRead: true },
);

/** The menu of a shop that somebody may edit; undefined for a shop of others, and for none. */
export async function menuToEdit(
  database: Database,
  member: Member,
  { shopId }: { shopId: number },
): Promise<MenuToEdit | undefined> {
  const lines = await standingLines(database, member, { shopId });
  return lines && menuOfLines(shopId, lines);
}

/** The lines of that menu as the table has them, in their order. */
export async function standingLines(
  database: Database,
  member: Member,
  { shopId }: { shopId: number },
): Promise<StandingLine[] | undefined> {
  const shop = await shopToEdit.first(database, { shopId, shopIds: rightsOf(member).shopIds });
  return shop && linesToEdit.all(database, { shopId });
}

export function menuOfLines(shopId: number, lines: readonly StandingLine[]): MenuToEdit {
  const headings: MenuHeadingToEdit[] = [];
  for (const line of lines) {
    const last = headings.at(-1);
    const edited = {
      _id: String(line.id),
      name: nameOf(line),
      ...(line.productId !== null && {
        product: { _id: String(line.productId), name: line.productName ?? "" },
      }),
      availability: line.available,
      ladder: line.ladder.map(({ unit, quantity, cents }) => ({ unit, quantity, cents })),
    };
    if (last && last.title === line.heading) last.lines.push(edited);
    else headings.push({ title: line.heading, lines: [edited] });
  }
  return { id: shopId, rev: revOf(headings), values: { headings }, shown: { shop: String(shopId) } };
}

/** As the shop's own menu says it, else as the catalogue does. */
export function nameOf({ rawName, productName }: Pick<StandingLine, "rawName" | "productName">): string {
  return rawName ?? productName ?? "";
}
