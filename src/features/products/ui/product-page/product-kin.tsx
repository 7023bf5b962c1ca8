import { Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import type { ProductDetails } from "../../product-details.ts";
import { ProductGrid } from "../product-grid.tsx";
import { LineageTree } from "./lineage-tree.tsx";
import { SimilarStrains } from "./similar-strains.tsx";

/** What belongs together with a product: its family, what is like it, what else there is of its strain and brand. */
export function ProductKin({ product }: { product: ProductDetails }) {
  const { strain, lineage, similar, strainNames, ofStrain, ofBrand, ownBrand } = product;
  const strainName = strain?.name ?? "";
  const brandName = ownBrand?.name ?? "";
  return (
    <Stack gap={12}>
      {strain && <LineageTree name={strainName} lineage={lineage} />}
      <SimilarStrains similar={similar} strainNames={strainNames} />
      {ofStrain.length > 0 && (
        <Section title={<Trans id="product-page.of-strain">More of {strainName}</Trans>}>
          <ProductGrid products={ofStrain} isTypeShown level={3} />
        </Section>
      )}
      {ofBrand.length > 0 && ownBrand && (
        <Section
          title={<Trans id="product-page.of-brand">More by {brandName}</Trans>}
          aside={
            <Link to={`/brand/${ownBrand.slug}`}>
              <Trans id="product-page.of-brand.all">All of it</Trans>
            </Link>
          }
        >
          <ProductGrid products={ofBrand} isTypeShown level={3} />
        </Section>
      )}
    </Stack>
  );
}
