import { DEAL_FIELDS, DEAL_LIST, DEAL_STEP } from "#features/deals/deal-fields.ts";
import { dealsToEdit, dealToEdit, type DealListQuery } from "#features/deals/server/deals-to-edit.ts";
import { editDeal, newDeal, removeDeal } from "#features/deals/server/edit-deal.ts";
import { listCall } from "./list-call.ts";

/** `/api/dashboard/deals`. */
export const dashboarddeals = listCall({
  list: "deals",
  things: "deals",
  spec: DEAL_LIST,
  fields: DEAL_FIELDS,
  besides: DEAL_STEP,
  areas: ["deals", "deal-fields"],
  page: (database, member, query) => dealsToEdit(database, member, query as DealListQuery),
  item: dealToEdit,
  add: newDeal,
  save: editDeal,
  remove: removeDeal,
});
