import { Stack } from "#ui/layout/stack.tsx";
import type { ProductDetails } from "../../product-details.ts";
import { ProductFacts } from "./product-facts.tsx";
import { StrainFacts } from "./strain-facts.tsx";

/** What is known of a product, fact by fact. */
export function ProductSheet({ product, now }: { product: ProductDetails; now: string }) {
  return (
    <Stack gap={8}>
      <ProductFacts product={product} now={now} />
      {product.strain && <StrainFacts product={product} strain={product.strain} />}
    </Stack>
  );
}
