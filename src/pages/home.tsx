import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { LazyShopDeals } from "#features/deals/ui/lazy-shop-deals.ts";
import { LazyNewestPosts } from "#features/discover/ui/lazy-newest-posts.ts";
import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import { LazyNewestReviews } from "#features/reviews/ui/lazy-newest-reviews.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { FromAbroad } from "#features/shops/ui/home/from-abroad.tsx";
import { HomeHero } from "#features/shops/ui/home/home-hero.tsx";
import { ShopNewsRows } from "#features/shops/ui/home/shop-news-rows.tsx";
import { TownLinks } from "#features/shops/ui/home/town-links.tsx";
import { LazyBestShops } from "#features/shops/ui/lazy-best-shops.ts";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Width } from "#ui/layout/width.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/home.ts";
import { homeData } from "./home-data.server.ts";
import styles from "./home.module.css";
import type { BarOfPage } from "./layouts/bar-of-page.ts";
import { listFromHistory, useListHistory } from "./layouts/list-history.ts";
import { SearchBar } from "./layouts/search-bar.tsx";
import { NEAR_ME } from "./layouts/sections.ts";
import { useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { SeeSamples } from "./see-samples.tsx";

const TOWNS_ID = "towns";

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  return orPageError(app, request, () => homeData(app));
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return listFromHistory(request, serverLoader);
}

/** The large search field and the way to what is near stand in the sky. */
export const handle = { bar: (): BarOfPage => ({ hasOwnSearch: true, isSky: true }) };

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  useListHistory(loaderData);
  const { site } = useSite();
  const { head, counts, street, towns, news, types, hasSamples, about, now } = loaderData;
  const { bestRated, reviews, deals, posts } = loaderData;
  const { placeCount } = counts;
  return (
    <Page className={styles.home}>
      <PageHead {...head} />
      <StructuredData things={about} />
      <HomeHero
        {...counts}
        search={<SearchBar isLarge />}
        street={street}
        nearMe={NEAR_ME}
        afterId={TOWNS_ID}
      />
      <Width className={styles.below}>
        <Section id={TOWNS_ID} title={t({ id: "home.towns", message: "Towns" })}>
          <Stack gap={4}>
            <TownLinks towns={towns} />
            <div>
              <ButtonLink to="/coffeeshops#cities" kind="quiet" className={styles.all}>
                <Trans id="home.all-towns">All {placeCount} towns</Trans>
              </ButtonLink>
            </div>
          </Stack>
        </Section>
        <Stack gap={6} className={styles.side}>
          {news.length > 0 && (
            <Section title={t({ id: "home.news", message: "New and updated" })}>
              <ShopNewsRows news={news} />
            </Section>
          )}
          <FromAbroad />
        </Stack>
        <Section className={styles.strains} title={t({ id: "home.strains", message: "Strains and more" })}>
          <ChipRow label={t({ id: "home.products", message: "Products" })} isScrolling>
            {types.map(({ type, name }) => (
              <ChipLink key={type} to={`/${type}`}>
                {name}
              </ChipLink>
            ))}
          </ChipRow>
        </Section>
        <Suspense>
          {bestRated.length > 0 && <LazyBestShops shops={bestRated} now={now} />}
          {reviews.length > 0 && <LazyNewestReviews reviews={reviews} now={now} />}
          {deals.length > 0 && <LazyShopDeals deals={deals} pictureBase={site.pictureBase} />}
          {posts.length > 0 && <LazyNewestPosts posts={posts} pictureBase={site.pictureBase} />}
        </Suspense>
        {hasSamples && (
          <div>
            <SeeSamples to={`/coffeeshops/${SAMPLE_TOWN.slug}`} />
          </div>
        )}
      </Width>
    </Page>
  );
}
