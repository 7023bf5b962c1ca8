import { Trans } from "@lingui/react/macro";
import { hasPrices } from "#features/products/priced-units.ts";
import { SuggestProductButton } from "#features/contributions/ui/suggest-product-button.tsx";
import { HeadWords } from "#features/products/ui/product-page/head-facts.tsx";
import { ProductHead } from "#features/products/ui/product-page/product-head.tsx";
import { LineageTree } from "#features/products/ui/product-page/lineage-tree.tsx";
import { ProductKin, SimilarStrains } from "#features/products/ui/product-page/product-kin.tsx";
import { WhereToBuy } from "#features/products/ui/product-page/where-to-buy.tsx";
import { TellMe } from "#features/products/ui/tell-me/tell-me.tsx";
import { LawNote } from "#features/products/ui/law-note.tsx";
import { LazySurveyOffer } from "#features/surveys/ui/lazy-survey-offer.tsx";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Sidebar } from "#ui/layout/sidebar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { staticPart } from "#ui/static-part/static-part.tsx";
import { useHasAccounts, useSite } from "./layouts/use-site.ts";
import { PageHead } from "./page-head.tsx";
import { PageLikes } from "./page-likes.tsx";
import { PageReviews } from "./page-reviews.tsx";
import { PageReport } from "./page-report.tsx";
import { PageShare } from "./page-share.tsx";
import type { ProductData } from "./product-data.server.ts";
import { UnknownValues } from "./unknown-values.tsx";

/** Charts are rendered only on the server: their code is larger than all the rest of the page. */
const StaticProductPrices = staticPart(async () => {
  const { ProductPrices } = await import("#features/products/ui/product-page/product-prices.tsx");
  return ProductPrices;
});

/** Facts that nobody presses: the preview in the dashboard shows them too, so that their code would be a file of its own. */
const StaticProductSheet = staticPart(async () => {
  const { ProductSheet } = await import("#features/products/ui/product-page/product-sheet.tsx");
  return ProductSheet;
});

/** One product: what it is, what it costs, where it is, what is like it. */
export function ProductPage({ data }: { data: ProductData }) {
  const { site, viewer } = useSite();
  const hasAccounts = useHasAccounts();
  const { product, asked, town, unknown, shops, prices, like, reviews, tellMe, head, picture, about, now } =
    data;
  const { strain } = product;
  const isOnNoMenu = product.shopCount === 0 && !hasPrices(prices);
  // What somebody knows better stands with who says so.
  const words = (
    <Stack gap={4}>
      <HeadWords product={product} now={now} />
      <Cluster>
        {hasAccounts && (
          <SuggestProductButton product={product} isGuest={viewer === null}>
            <Trans id="contributions.suggest">Suggest a change</Trans>
          </SuggestProductButton>
        )}
        <PageReport target={{ type: "product", id: product.id }} />
      </Cluster>
    </Stack>
  );
  return (
    <Page>
      <PageHead
        title={head.title}
        description={head.description}
        isIndexed={!product.isSample}
        pageNumber={shops.page}
        picture={picture}
      />
      <StructuredData things={about} />
      <Stack gap={12}>
        <ProductHead
          product={product}
          prices={prices}
          isOnNoMenu={isOnNoMenu}
          hasTellMe={tellMe !== null && hasAccounts}
          share={
            <Cluster>
              <PageLikes item={{ type: "product", id: product.id }} like={like} />
              <PageShare title={product.name} />
            </Cluster>
          }
          pictureBase={site.pictureBase}
          now={now}
        />
        {tellMe && hasAccounts && (
          <TellMe
            key={product.id}
            product={{ id: product.id, type: product.type, slug: product.slug, name: product.name }}
            choices={tellMe}
            isGuest={viewer === null}
          />
        )}
        {unknown.length > 0 && <UnknownValues values={unknown} />}
        {isOnNoMenu ? (
          <Sidebar side={<SimilarStrains {...product} />}>
            <Stack gap={12}>
              {words}
              {strain && <LineageTree name={strain.name} lineage={product.lineage} />}
              <StaticProductSheet product={product} now={now} />
            </Stack>
          </Sidebar>
        ) : (
          <>
            <WhereToBuy
              product={product}
              list={shops}
              asked={asked}
              town={town?.name}
              tiles={site.mapTiles}
              now={now}
            />
            <Sidebar side={<StaticProductSheet product={product} now={now} />}>
              <Stack gap={12}>
                <StaticProductPrices product={product} prices={prices} now={now} />
                {words}
              </Stack>
            </Sidebar>
            {strain && <LineageTree name={strain.name} lineage={product.lineage} />}
            <SimilarStrains {...product} />
          </>
        )}
        <PageReviews
          target={{ type: "product", id: product.id, name: product.name }}
          reviews={reviews}
          now={now}
        />
        <ProductKin product={product} />
        <LawNote type={product.type} />
        {data.survey && <LazySurveyOffer survey={data.survey} />}
      </Stack>
    </Page>
  );
}
