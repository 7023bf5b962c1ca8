import {
  ProductHeadAsDrawn,
  ProductKinAsDrawn,
  ProductPricesAsDrawn,
  ProductSheetAsDrawn,
} from "#features/products/ui/product-page/product-parts.ts";
import { WhereToBuy } from "#features/products/ui/product-page/where-to-buy.tsx";
import { LawNoteAsDrawn } from "#features/products/ui/product-list-parts.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Sidebar } from "#ui/layout/sidebar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useSite } from "./layouts/use-site.ts";
import { PageHead } from "./page-head.tsx";
import { PageShare } from "./page-share.tsx";
import type { ProductData } from "./product-data.server.ts";
import { UnknownValuesAsDrawn } from "./unknown-values-as-drawn.ts";

/** One product: what it is, what it costs, where it is, what is like it. */
export function ProductPage({ data }: { data: ProductData }) {
  const { site } = useSite();
  const { product, asked, unknown, shops, prices, head, picture, about, now } = data;
  return (
    <Page>
      <PageHead
        title={head.title}
        description={head.description}
        isIndexed={!product.isSample}
        picture={picture}
      />
      <StructuredData things={about} />
      <Stack gap={12}>
        <Stack gap={4}>
          <ProductHeadAsDrawn product={product} />
          <PageShare title={product.name} />
          <LawNoteAsDrawn type={product.type} />
        </Stack>
        {unknown.length > 0 && <UnknownValuesAsDrawn values={unknown} />}
        <Sidebar side={<ProductPricesAsDrawn product={product} prices={prices} now={now} />}>
          <ProductSheetAsDrawn product={product} now={now} />
        </Sidebar>
        <WhereToBuy product={product} list={shops} asked={asked} tiles={site.mapTiles} now={now} />
        <ProductKinAsDrawn product={product} />
      </Stack>
    </Page>
  );
}
