import * as v from "valibot";
import { newItemSchema } from "#features/dashboard/item-schemas.ts";
import { type ForgetSpellings, forgetSpellingsForm } from "#features/products/spelling.ts";
import type { GivenFields } from "#features/dashboard/field.ts";
import { EDITED_PRODUCT_FIELDS } from "./product-fields.ts";

export type GivenProduct = GivenFields<typeof EDITED_PRODUCT_FIELDS>;

export type GivenNewProduct = GivenProduct & { names?: ForgetSpellings | undefined };

const fields = newItemSchema(EDITED_PRODUCT_FIELDS) as unknown as v.StrictObjectSchema<
  v.ObjectEntries,
  undefined
>;

/** What a new product is made of: its fields, and the names on menus that wait for it. */
export const newProductForm = v.strictObject(
  {
    ...fields.entries,
    names: v.optional(
      v.pipe(
        forgetSpellingsForm,
        v.description(
          "Names on menus that carry it from then on; while it is not shown they are kept for it",
        ),
      ),
    ),
  },
  "Must be an object",
) as unknown as v.GenericSchema<unknown, GivenNewProduct>;
