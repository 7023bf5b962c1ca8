import { sql } from "kysely";
import { mayShowMenu, mayShowPrices } from "#features/compliance/compliance.ts";
import type { Availability } from "#features/products/menu.ts";
import type { PriceLadder } from "#features/products/price-ladder.ts";
import { PUBLIC_PRODUCT_STATUSES } from "#features/products/product.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid, NotCompliant, NotFound } from "#platform/errors/errors.ts";
import { MENU_NOT_SHOWN, PRICES_NOT_SHOWN } from "../call-refusals.ts";
import type { FieldChange, MenuField } from "../change.ts";
import type { MenuLineChange } from "../change-forms.ts";
import type { NewChange } from "./change-rows.ts";
import type { ShopToChange } from "./shop-to-change.ts";

interface KnownLine {
  id: number;
  productId: number | null;
  rawName: string | null;
  heading: string | null;
  available: Availability;
  ladder: PriceLadder;
}

const linesOfShop = statement(
  "menu-lines-to-change",
  (_, p: Params<{ shopId: number }>) => sql<KnownLine>`
    select id, product_id as "productId", raw_name as "rawName", heading, available, ladder
    from menu_item where shop_id = ${p.shopId} order by product_id is null, id`,
);

const productsToName = statement(
  "products-to-name",
  (_, p: Params<{ ids: number[]; isSample: boolean; statuses: string[] }>) => sql<{ id: number }>`
    select id from product
    where id = any(${p.ids}::bigint[]) and is_sample = ${p.isSample}::boolean and status = any(${p.statuses}::text[])`,
);

/**
 * What lines of a menu say that ours does not.
 * @throws NotFound for a product without a page, or one that the shop cannot have
 * @throws NotCompliant where members are not shown the menu, or its prices
 * @throws Invalid for a line that is to go and is not there
 */
export async function menuLineChanges(
  tx: Database,
  shop: ShopToChange,
  lines: readonly MenuLineChange[],
): Promise<Pick<NewChange, "itemId" | "productId" | "fields">[]> {
  if (!mayShowMenu(shop, "member")) throw new NotCompliant([{ msg: MENU_NOT_SHOWN.msg, param: "targetId" }]);
  // Prices that are taken away tell as much: what stood is kept beside them.
  const hasPrices = lines.some(({ ladder }) => ladder !== undefined);
  if (hasPrices && !mayShowPrices(shop, "member"))
    throw new NotCompliant([{ msg: PRICES_NOT_SHOWN.msg, param: "changes.lines" }]);
  await requireProducts(tx, shop, lines);
  const known = await linesOfShop.all(tx, { shopId: shop.id });
  return lines.flatMap((line, place) => {
    const productId = line.productId ?? null;
    const standing = known.find(
      (one) =>
        (productId !== null && one.productId === productId) ||
        ((productId === null || one.productId === null) &&
          one.rawName !== null &&
          one.rawName === (line.rawName ?? null)),
    );
    if (line.isListed === false) {
      if (!standing) throw new Invalid([{ msg: "Is not on the menu", param: `changes.lines.${place}` }]);
      const fields: FieldChange[] = [{ field: "isListed", before: true, after: false }];
      return [{ itemId: standing.id, productId: standing.productId, fields }];
    }
    const fields = lineFields(line, standing);
    // What a name is says nothing new by itself, nor of a product, whose kind we know.
    const type = fields.length > 0 && productId === null && !standing?.productId ? line.type : undefined;
    if (type) fields.push({ field: "type", before: null, after: type });
    return fields.length === 0 ? [] : [{ itemId: standing?.id ?? null, productId, fields }];
  });
}

function lineFields(line: MenuLineChange, standing: KnownLine | undefined): FieldChange[] {
  const told: Partial<Record<MenuField, FieldChange["after"] | undefined>> = {
    rawName: line.rawName,
    productId: line.productId ?? undefined,
    heading: line.heading,
    available: line.available,
    ladder: line.ladder,
  };
  const before: Partial<Record<MenuField, FieldChange["before"]>> = { ...standing };
  return (Object.keys(told) as MenuField[]).flatMap((field) => {
    const after = told[field];
    const was = before[field] ?? null;
    return after === undefined || JSON.stringify(after) === JSON.stringify(was)
      ? []
      : [{ field, before: was, after }];
  });
}

async function requireProducts(
  tx: Database,
  { isSample }: ShopToChange,
  lines: readonly MenuLineChange[],
): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  const known = await productsToName.all(tx, { ids, isSample, statuses: [...PUBLIC_PRODUCT_STATUSES] });
  if (known.length < ids.length) throw new NotFound("productId");
}
