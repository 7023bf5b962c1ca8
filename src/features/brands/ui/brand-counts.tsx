import { Plural } from "@lingui/react/macro";
import type { BrandCard } from "../brand.ts";

/** How much is known of a brand: its products, and the strains it bred. */
export function BrandCounts({ brand: { productCount, strainCount } }: { brand: BrandCard }) {
  return (
    <>
      {productCount > 0 && (
        <Plural id="brand.products" value={productCount} one="# product" other="# products" />
      )}
      {productCount > 0 && strainCount > 0 && " · "}
      {strainCount > 0 && <Plural id="brand.strains" value={strainCount} one="# strain" other="# strains" />}
    </>
  );
}
