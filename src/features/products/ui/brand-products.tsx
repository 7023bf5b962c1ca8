import { Trans, Plural } from "@lingui/react/macro";
import { Stack } from "#ui/layout/stack.tsx";
import type { NamedFacetValue } from "../product-list.ts";
import { readProductFilters } from "../product-query.ts";
import type { ProductCard } from "../product.ts";
import type { ProductsOfBrand, ProductsOfType } from "../products-of-brand.ts";
import { CitiesOfProducts } from "./cities-of-products.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#ui/link/link.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { useProductTypeWords } from "./product-type-words.ts";
import type { Relative } from "../product-details.ts";
import styles from "./strains-bred.module.css";

type BrandProductsProps = {
  brand: { slug: string; strainCount: number };
  products: ProductsOfBrand;
  /** Where something of it is sold, most of it first. */
  cities: readonly NamedFacetValue[];
};

/** What a brand makes and bred, and in which cities it can be had. */
export function BrandProducts({
  brand,
  products: { types, strains, strainCards },
  cities,
}: BrandProductsProps) {
  const { filters } = readProductFilters(new URLSearchParams({ brand: brand.slug }));
  return (
    <Stack gap={12}>
      {types.length === 0 && strains.length === 0 && (
        <p>
          <Trans id="brand.no-products">We don’t know anything it makes yet.</Trans>
        </p>
      )}
      {types.length > 0 && <ProductsByType types={types} brand={brand} />}
      {strains.length > 0 && (
        <StrainsBred strains={strains} cards={strainCards} strainCount={brand.strainCount} brand={brand} />
      )}
      <CitiesOfProducts cities={cities} listPath="/products" filters={filters} />
    </Stack>
  );
}

type ProductsByTypeProps = { types: readonly ProductsOfType[]; brand: { slug: string } };

/** What a brand makes, each type under its own heading with the way to all of it. */
function ProductsByType({ types, brand }: ProductsByTypeProps) {
  const words = useProductTypeWords();
  return (
    <Stack gap={8}>
      {types.map(({ type, count, products }) => (
        <Section
          key={type}
          title={words[type]}
          aside={
            count > products.length && (
              <Link to={`/${type}?brand=${brand.slug}`}>
                <Plural id="brand.of-type.all" value={count} one="Show #" other="Show all #" />
              </Link>
            )
          }
        >
          <ProductGrid products={products} level={3} />
        </Section>
      ))}
    </Stack>
  );
}

type StrainsBredProps = {
  strains: readonly Relative[];
  /** Of the best known. */
  cards: readonly ProductCard[];
  strainCount: number;
  brand: { slug: string };
};

/** The strains a breeder made: the best known as cards, more by name, and the way to all. */
function StrainsBred({ strains, cards, strainCount, brand }: StrainsBredProps) {
  const shown = new Set(cards.map(({ slug }) => slug));
  const others = strains.filter(({ productSlug }) => productSlug === null || !shown.has(productSlug));
  return (
    <Section
      title={<Trans id="brand.bred">Strains it bred</Trans>}
      aside={
        strainCount > strains.length && (
          <Link to={`/weed?brand=${brand.slug}`} className={styles.all}>
            <Plural id="brand.bred.all" value={strainCount} one="Show #" other="Show all #" />
          </Link>
        )
      }
    >
      <Stack gap={6}>
        {cards.length > 0 && <ProductGrid products={cards} level={3} />}
        {others.length > 0 && (
          <ul className={styles.strains}>
            {others.map(({ name, productSlug }) => (
              <li key={name}>
                {productSlug === null ? name : <Link to={`/weed/${productSlug}`}>{name}</Link>}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Section>
  );
}
