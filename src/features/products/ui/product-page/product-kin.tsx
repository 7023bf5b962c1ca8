import { Plural, Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import type { ProductDetails, SimilarStrain } from "../../product-details.ts";
import { ProductPotency } from "../product-potency.tsx";
import { ProductGrid } from "../product-grid.tsx";
import { Cover } from "#ui/cover/cover.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { COVER_OF_TYPE } from "../cover-of-type.ts";
import styles from "./similar-strains.module.css";
import { useReasonWords } from "./use-reason-words.ts";

/** What else there is of a product's strain and brand. */
export function ProductKin({ product }: { product: ProductDetails }) {
  const { strain, ofStrain, ofBrand, ownBrand } = product;
  const strainName = strain?.name ?? "";
  const brandName = ownBrand?.name ?? "";
  if (ofStrain.length === 0 && ofBrand.length === 0) return null;
  return (
    <Stack gap={12}>
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
              <Trans id="product-page.of-brand.all">Show all</Trans>
            </Link>
          }
        >
          <ProductGrid products={ofBrand} isTypeShown level={3} />
        </Section>
      )}
    </Stack>
  );
}

type SimilarStrainsProps = {
  /** Of the strain that they are like. */
  name: string;
  similar: readonly SimilarStrain[];
  strainNames: Record<string, string>;
};

/** Strains that are like this one, each with the reasons why it stands here. */
export function SimilarStrains({ name: of, similar, strainNames }: SimilarStrainsProps) {
  const wordsOf = useReasonWords(of, strainNames);
  if (similar.length === 0) return null;
  return (
    <Section title={<Trans id="product-page.similar">Similar strains and what they share</Trans>}>
      <Grid as="ul" columns="wide" gap={4}>
        {similar.map(({ product, reasons }) => {
          const { id, type, slug, name, shopCount } = product;
          return (
            <li key={id} className={styles.strain}>
              <div className={styles.cover}>
                <Cover motif={COVER_OF_TYPE[type]} seed={String(id)} />
              </div>
              <div>
                <h3 className={styles.name}>
                  <Link to={`/${type}/${slug}`}>{name}</Link>
                </h3>
                <ul className={styles.reasons}>
                  {product.thcPermille !== null && (
                    <li>
                      <ProductPotency {...product} />
                    </li>
                  )}
                  {shopCount > 0 && (
                    <li>
                      <Plural
                        id="product-page.in-shops"
                        value={shopCount}
                        one="on the menu of # shop"
                        other="on the menus of # shops"
                      />
                    </li>
                  )}
                  {wordsOf(reasons).map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}
