/** Specification section 3. A type is also the address of its list: `/weed`, `/hash`, … */
export const PRODUCT_TYPES = ["weed", "hash", "prerolled", "edibles", "supplies"] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

export function isProductType(text: unknown): text is ProductType {
  return PRODUCT_TYPES.includes(text as ProductType);
}

/** What Dutch law counts as cannabis: these are tolerated up to 5 g, never advertised and never a deal. */
export const CANNABIS_TYPES: readonly ProductType[] = ["weed", "hash", "prerolled", "edibles"];
