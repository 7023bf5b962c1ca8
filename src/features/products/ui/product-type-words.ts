import { useLingui } from "@lingui/react/macro";
import type { ProductType } from "../product-types.ts";

export function useProductTypeWords(): Record<ProductType, string> {
  const { t } = useLingui();
  return {
    weed: t({ id: "product-type.weed", message: "Weed" }),
    hash: t({ id: "product-type.hash", message: "Hash" }),
    prerolled: t({ id: "product-type.prerolled", message: "Pre-rolls" }),
    edibles: t({ id: "product-type.edibles", message: "Edibles" }),
    supplies: t({ id: "product-type.supplies", message: "Accessories" }),
  };
}
