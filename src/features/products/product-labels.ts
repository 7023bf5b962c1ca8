import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProductType } from "./product-types.ts";
import type { MarketedAs } from "./strain.ts";

// What the words of the catalogue are called, on pages, in forms and in the dashboard. Those that only some pages show have files of their own.

export const PRODUCT_TYPE_LABELS: Record<ProductType, MessageDescriptor> = {
  weed: msg({ id: "product-type.weed", message: "Weed" }),
  hash: msg({ id: "product-type.hash", message: "Hash" }),
  prerolled: msg({ id: "product-type.prerolled", message: "Pre-rolls" }),
  edibles: msg({ id: "product-type.edibles", message: "Edibles" }),
  supplies: msg({ id: "product-type.supplies", message: "Accessories" }),
};

export const MARKETED_AS_LABELS: Record<MarketedAs, MessageDescriptor> = {
  indica: msg({ id: "marketed-as.indica", message: "Indica" }),
  sativa: msg({ id: "marketed-as.sativa", message: "Sativa" }),
  hybrid: msg({ id: "marketed-as.hybrid", message: "Hybrid" }),
};
