import type { FieldChange } from "../change.ts";
import type { NewShop } from "../shop-changes.ts";

type ToldShop = Omit<NewShop, "city">;

/** A shop that is missing, of the fields in which it was suggested; those that are absent are not known. */
export function newShopOf(fields: readonly FieldChange[]): ToldShop {
  const told = Object.fromEntries(fields.map(({ field, after }) => [field, after])) as Partial<ToldShop>;
  const { name = "", kind = "coffeeshop", street = "", houseNumber = "" } = told;
  const { postcode = null, phone = null, website = null, openingHours = null } = told;
  return { name, kind, street, houseNumber, postcode, phone, website, openingHours };
}
