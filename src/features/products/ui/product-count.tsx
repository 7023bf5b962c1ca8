import { Plural } from "@lingui/react/macro";

/** How many there are in a list. What the guide lists are strains, whoever sells them. */
export function ProductCount({ total, isGuide }: { total: number; isGuide: boolean }) {
  return isGuide ? (
    <Plural id="products.count-strains" value={total} one="# strain" other="# strains" />
  ) : (
    <Plural id="products.count" value={total} one="# product" other="# products" />
  );
}
