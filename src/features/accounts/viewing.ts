import * as v from "valibot";
import { plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import type { Call } from "./access.ts";

/** What an admin says before they look at the site as somebody does. */
export const viewingForm = v.strictObject({
  _id: v.pipe(rowIdSchema, v.description("Of the account as which to look")),
  reason: v.pipe(
    plainTextSchema({ least: 10, most: 500 }),
    v.description("Why, in words; the person reads it in their export"),
  ),
});

/**
 * The reads that are answered while an admin looks as somebody: what is of the directory, with the marks of the person. Everything else is
 * refused, also a call that is added tomorrow, until somebody has thought about it: letters, what two people share, accounts, the dashboard.
 */
export const READ_WHILE_VIEWING: ReadonlySet<Call> = new Set([
  "301",
  "autocomplete",
  "getbrand",
  "getbrands",
  "getcities",
  "getdeals",
  "getdiscover",
  "getjoboffers",
  "getproduct",
  "getproducts",
  "getreviews",
  "getshop",
  "getshops",
  "getzones",
  "statistics",
]);

/** What the admin does as themselves meanwhile, and nothing else: end it, or log out. */
export const ENDS_OF_VIEWING: Readonly<Partial<Record<Call, string>>> = {
  logout: "POST",
  viewing: "DELETE",
};
