import { useLingui } from "@lingui/react/macro";
import type { ProductField } from "../correction.ts";

/** What the fields that people can put right are called. */
export function useProductFieldWords(): Record<ProductField, string> {
  const { t } = useLingui();
  return {
    name: t({ id: "product-field.name", message: "Name" }),
    type: t({ id: "product-field.type", message: "Kind of product" }),
    thcPermille: "THC",
    cbdPermille: "CBD",
    marketedAs: t({ id: "product-page.marketed-as", message: "Sold as" }),
    effects: t({ id: "product-field.effects", message: "Effects" }),
    flavours: t({ id: "product-page.flavours", message: "Flavours" }),
    breeder: t({ id: "product-page.breeder", message: "Bred by" }),
  };
}
