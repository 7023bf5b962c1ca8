import { Plural } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import type { ProductsOfType } from "../products-of-brand.ts";
import { ProductGrid } from "./product-grid.tsx";
import { useProductTypeWords } from "./product-type-words.ts";

type ProductsByTypeProps = { types: readonly ProductsOfType[]; brand: { slug: string } };

/** What a brand makes, each type under its own heading with the way to all of it. */
export function ProductsByType({ types, brand }: ProductsByTypeProps) {
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
                <Plural id="brand.of-type.all" value={count} one="All # of it" other="All # of them" />
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
