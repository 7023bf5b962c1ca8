import { editShop } from "#features/contributions/server/edit-shop.ts";
import { shopsToEdit, shopToEdit, type ShopListQuery } from "#features/contributions/server/shops-to-edit.ts";
import { EDITED_SHOP_FIELDS, SHOP_LIST, STILL_SO } from "#features/contributions/shop-fields.ts";
import { listCall } from "./list-call.ts";

/** `/api/dashboard/shops`. A new one is told as any shop that is missing (`suggestchange`), and none is removed: it closes for good. */
export const dashboardshops = listCall({
  list: "shops",
  things: "shops",
  spec: SHOP_LIST,
  fields: EDITED_SHOP_FIELDS,
  besides: STILL_SO,
  areas: ["shops", "shop-fields"],
  page: (database, member, query) => shopsToEdit(database, member, query as ShopListQuery),
  item: shopToEdit,
  save: editShop,
});
