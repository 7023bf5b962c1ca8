import { Grid } from "#ui/layout/grid.tsx";
import type { ProductCard as Product } from "../product.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-grid.module.css";

type ProductGridProps = {
  products: readonly Product[];
  /** They are of several types. */
  isTypeShown?: boolean;
  level?: 2 | 3;
};

/** Products as cards, as many columns as fit. */
export function ProductGrid({ products, isTypeShown, level }: ProductGridProps) {
  return (
    <Grid as="ul" gap={4} className={styles.grid}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} isTypeShown={isTypeShown} level={level} />
      ))}
    </Grid>
  );
}
