import { Trans } from "@lingui/react/macro";
import { Stack } from "#ui/layout/stack.tsx";
import type { NamedFacetValue } from "../product-list.ts";
import { readProductFilters } from "../product-query.ts";
import type { ProductsOfBrand } from "../products-of-brand.ts";
import { CitiesOfProducts } from "./cities-of-products.tsx";
import { ProductsByType } from "./products-by-type.tsx";
import { StrainsBred } from "./strains-bred.tsx";

type BrandProductsProps = {
  brand: { slug: string; strainCount: number };
  products: ProductsOfBrand;
  /** Where something of it is sold, most of it first. */
  cities: readonly NamedFacetValue[];
};

/** What a brand makes and bred, and in which cities it can be had. */
export function BrandProducts({ brand, products: { types, strains }, cities }: BrandProductsProps) {
  const { filters } = readProductFilters(new URLSearchParams({ brand: brand.slug }));
  return (
    <Stack gap={12}>
      {types.length === 0 && strains.length === 0 && (
        <p>
          <Trans id="brand.no-products">We know of nothing it makes yet.</Trans>
        </p>
      )}
      {types.length > 0 && <ProductsByType types={types} brand={brand} />}
      {strains.length > 0 && <StrainsBred strains={strains} strainCount={brand.strainCount} brand={brand} />}
      <CitiesOfProducts cities={cities} listPath="/products" filters={filters} />
    </Stack>
  );
}
