import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { redirect } from "react-router";
import { brandJsonLd } from "#features/brands/brand-json-ld.ts";
import { brandBySlug } from "#features/brands/server/brand-by-slug.ts";
import { shownBrand } from "#features/brands/shown-brand.ts";
import { BrandHead } from "#features/brands/ui/brand-head.tsx";
import { isSpokenFor } from "#features/claims/server/is-spoken-for.ts";
import { StaticClaimLine } from "#features/claims/ui/claim-line/static-claim-line.ts";
import { complianceOfBrands } from "#features/compliance/server/compliance-of-brands.ts";
import { dealsOfBrand } from "#features/deals/server/deals-of-brand.ts";
import { LazyShopDeals } from "#features/deals/ui/lazy-shop-deals.ts";
import { jobsOfBrand } from "#features/jobs/server/jobs-of-brand.ts";
import { LazyShopJobs } from "#features/jobs/ui/lazy-shop-jobs.ts";
import { citiesSelling } from "#features/products/server/cities-selling.ts";
import { productsOfBrand } from "#features/products/server/products-of-brand.ts";
import { BrandProducts } from "#features/products/ui/brand-products.tsx";
import { LawNote } from "#features/products/ui/law-note.tsx";
import { likeMarkOf } from "#features/social/server/item-marks.ts";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { brandPicture } from "#features/seo/server/share-pictures.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/brand.ts";
import { arriving } from "./layouts/arriving.ts";
import { useHasAccounts, useSite } from "./layouts/use-site.ts";
import { ownPicture } from "./own-picture.server.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { PageLikes } from "./page-likes.tsx";
import { PageReviews } from "./page-reviews.tsx";
import { PageReport } from "./page-report.tsx";
import { PageShare } from "./page-share.tsx";
import { reviewsOfPage } from "./reviews-data.server.ts";
import { structuredData } from "./structured-data.server.ts";

const BRANDS = msg({ id: "brands.title", message: "Brands and breeders" });

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n, viewer } = app;
  const { brand: slug } = params;
  return orPageError(app, request, async () => {
    const [found, compliance] = await Promise.all([
      brandBySlug(database, { slug, locale }),
      complianceOfBrands(database),
    ]);
    // A grower of the experiment may not advertise (product.md section 6).
    if (found.isLicensedGrower) throw redirect(`/wietproef#${found.slug}`, 301);
    const brand = shownBrand(found, compliance);
    // Not a permanent redirect: profiles change.
    if (!brand) throw redirect("/brand");
    const brandId = brand.id;
    const asked = { locale, now: app.now() };
    const [products, cities, allDeals, jobs, like, reviews, isTaken] = await Promise.all([
      productsOfBrand(database, { brandId }),
      citiesSelling(database, { brandId, locale }),
      dealsOfBrand(database, { brandId, ...asked }),
      jobsOfBrand(database, { brandSlug: slug, ...asked }),
      likeMarkOf(database, { type: "brand", id: brandId, viewerId: viewer.accountId }),
      reviewsOfPage(app, { type: "brand", id: brandId }, request),
      isSpokenFor(database, { type: "brand", id: brandId }),
    ]);
    const base = site.canonicalBases[locale];
    const way = breadcrumbs(base, [
      { name: i18n._(BRANDS), path: "/brand" },
      { name: brand.name, path: `/brand/${slug}` },
    ]);
    const isIndexed = compliance.isIndexable && !brand.isSample;
    const isPromoted = compliance.brandPage === "full";
    const about = isIndexed ? structuredData(brandJsonLd(brand, base), way) : [];
    const picture = isIndexed
      ? ownPicture(app, { kind: "brand", slug }, (reader) => brandPicture(brand, reader))
      : undefined;
    const deals = isPromoted ? allDeals : [];
    const now = asked.now.toISOString();
    return {
      brand,
      products,
      cities,
      deals,
      jobs,
      like,
      reviews,
      isIndexed,
      isPromoted,
      isClaimable: !isTaken,
      about,
      picture,
      now,
    };
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  StaticClaimLine.prepare();
  return arriving(serverLoader);
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { site } = useSite();
  const hasAccounts = useHasAccounts();
  const { brand, products, cities, deals, jobs, like, reviews, now } = loaderData;
  const { isIndexed, isPromoted, isClaimable, about, picture } = loaderData;
  const { name } = brand;
  return (
    <Page>
      <PageHead
        title={t({ id: "brand.title", message: `${name}: products, strains and where to find them` })}
        description={t({
          id: "brand.description",
          message: `What we know about ${name}: what it makes, the strains it bred, and the towns where they’re on the menu. Every fact with its source and date.`,
        })}
        isIndexed={isIndexed}
        picture={picture}
      />
      <StructuredData things={about} />
      <Stack gap={12}>
        <Stack gap={4}>
          <BrandHead brand={brand} pictureBase={site.pictureBase} />
          <Cluster>
            <PageLikes item={{ type: "brand", id: brand.id }} like={like} />
            {isPromoted && <PageShare title={name} />}
            <PageReport target={{ type: "brand", id: brand.id }} />
          </Cluster>
          {hasAccounts && isClaimable && <StaticClaimLine type="brand" url={brand.slug} />}
          <LawNote type={null} />
        </Stack>
        <BrandProducts brand={brand} products={products} cities={cities} />
        <Suspense>
          {deals.length > 0 && <LazyShopDeals deals={deals} pictureBase={site.pictureBase} />}
        </Suspense>
        <Suspense>{jobs.length > 0 && <LazyShopJobs jobs={jobs} />}</Suspense>
        <PageReviews target={{ type: "brand", id: brand.id, name }} reviews={reviews} now={now} />
      </Stack>
    </Page>
  );
}
