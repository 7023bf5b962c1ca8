import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, Suspense } from "react";
import { isSpokenFor } from "#features/claims/server/is-spoken-for.ts";
import { StaticClaimLine } from "#features/claims/ui/claim-line/static-claim-line.ts";
import { contributorsOfShop } from "#features/contributions/server/contributors-of-shop.ts";
import { menuImagesOfShop } from "#features/contributions/server/menu-images-in.ts";
import { ownWaitingOfShop } from "#features/contributions/server/own-waiting-of-shop.ts";
import { contributionsTo } from "#features/contributions/ui/contributions-to.tsx";
import { LazyMenuImages } from "#features/contributions/ui/lazy-parts.ts";
import { LazyShopDeals } from "#features/deals/ui/lazy-shop-deals.ts";
import { noticesOfShop } from "#features/jobs/server/notices-of-shop.ts";
import { LazyShopJobs } from "#features/jobs/ui/lazy-shop-jobs.ts";
import { findCity } from "#features/places/server/city-by-slug.ts";
import { menuOrderOf } from "#features/products/menu-groups.ts";
import { menuOfShop } from "#features/products/server/menu-of-shop.ts";
import { dueSurvey } from "#features/surveys/server/due-survey.ts";
import { LazySurveyOffer } from "#features/surveys/ui/lazy-survey-offer.tsx";
import { BasketOpener } from "#features/products/ui/menu/basket-opener.tsx";
import { FollowButton } from "#features/social/ui/follow-button.tsx";
import { marksOfShop } from "#features/social/server/item-marks.ts";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { shopPicture } from "#features/seo/server/share-pictures.ts";
import { useTownOfPage } from "#features/places/ui/use-town-of-page.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { accessOf } from "#features/shops/access.ts";
import { hasPassed } from "#features/shops/can-i-get-in-hours.ts";
import { readVisitor } from "#features/shops/can-i-get-in-query.ts";
import { landmarksOfShop } from "#features/shops/server/landmarks-of-shop.ts";
import { openingAtArrival } from "#features/shops/server/opening-at-arrival.ts";
import {
  exceptionsOfShop,
  nightGoingOn,
  openTimesOfShop,
} from "#features/shops/server/open-times-of-shop.ts";
import { shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { shopsNear } from "#features/shops/server/shops-near.ts";
import { wayOutFrom } from "#features/shops/server/way-out-from.ts";
import { shopInList } from "#features/shops/shop-in-list.ts";
import { storeJsonLd } from "#features/shops/store-json-ld.ts";
import { streetOf } from "#features/shops/ui/shop-page/street-of.ts";
import { CanIGetIn } from "#features/shops/ui/can-i-get-in/can-i-get-in.tsx";
import { LazyPromoVideo } from "#features/shops/ui/lazy-promo-video.ts";
import { MenuFrame } from "#features/shops/ui/shop-page/menu-frame.tsx";
import { ShopPage } from "#features/shops/ui/shop-page/shop-page.tsx";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { distanceMetres } from "#platform/geo/geo.ts";
import { Page } from "#ui/layout/page.tsx";
import { staticPart } from "#ui/static-part/static-part.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/coffeeshop.ts";
import { arriving } from "./layouts/arriving.ts";
import type { BarOfPage } from "./layouts/bar-of-page.ts";
import { SearchBar } from "./layouts/search-bar.tsx";
import { useHasAccounts, useSite } from "./layouts/use-site.ts";
import { ownPicture } from "./own-picture.server.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { PageLikes } from "./page-likes.tsx";
import { PageReviews } from "./page-reviews.tsx";
import { PageReport } from "./page-report.tsx";
import { PageShare } from "./page-share.tsx";
import { reviewsOfPage } from "./reviews-data.server.ts";
import { shopHead } from "./shop-head.server.ts";
import { structuredData } from "./structured-data.server.ts";
import { UnknownValues } from "./unknown-values.tsx";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

/** A menu may have a hundred lines and contains only links. */
const StaticShopMenu = staticPart(async () => {
  const [{ ShopMenu }] = await Promise.all([
    import("#features/products/ui/menu/shop-menu.tsx"),
    needArea("menu"),
    needArea("products"),
    needArea("product-page"),
  ]);
  return ShopMenu;
});

/** Those in the list; the street that the shop stands in has all of them. */
const NEARBY_COUNT = 3;
const NEIGHBOUR_COUNT = 10;
/** Invented menus are in Dutch (db/demo/menus.ts), on all pages. */
const DEMO_MENU_LANG = "nl";
const COFFEESHOPS = msg({ id: "nav.coffeeshops", message: "Coffeeshops" });

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n, viewer } = app;
  const now = app.now();
  const query = new URL(request.url).searchParams;
  const { visitor, unknown } = readVisitor(query);
  return orPageError(app, request, async () => {
    const { shop, hours, isIndexable, menuRules, notices } = await shopRecord(database, {
      slug: params.shop,
      locale,
      now,
    });
    const asked = {
      point: shop,
      limit: NEIGHBOUR_COUNT,
      exceptShopId: shop.id,
      samples: shop.isSample ? "included" : "excluded",
      locale,
      now,
    } as const;
    const isForResidents = accessOf(shop, shop.municipality).residents === "residentsOnly";
    const [
      neighbours,
      menu,
      { deals, jobs },
      city,
      landmarks,
      wayOut,
      marks,
      people,
      own,
      menuImages,
      reviews,
      isTaken,
      due,
    ] = await Promise.all([
      shopsNear(database, asked),
      menuOfShop(database, { shopId: shop.id, viewer: "anyone" }),
      noticesOfShop(database, { shopId: shop.id, notices, locale, now }),
      findCity(database, { slug: shop.city.slug, locale }),
      landmarksOfShop(database, shop),
      isForResidents ? wayOutFrom(database, { point: shop, locale, now }) : null,
      marksOfShop(database, { id: shop.id, viewerId: viewer.accountId }),
      contributorsOfShop(database, { shopId: shop.id, viewerId: viewer.accountId }),
      ownWaitingOfShop(database, viewer, { shopId: shop.id }),
      menuImagesOfShop(database, { shopId: shop.id }),
      reviewsOfPage(app, { type: "shop", id: shop.id }, request),
      isSpokenFor(database, { type: "shop", id: shop.id }),
      dueSurvey(app, "visit"),
    ]);
    const times = { ...openTimesOfShop(hours, { now }), later: exceptionsOfShop(hours, { now }) };
    const daysToTell = times.days && [...nightGoingOn(hours, { now }), ...times.days];
    const { at } = visitor;
    // Null for a past time: the form rejects it.
    const ahead = at && !hasPassed(at, now.toISOString()) ? openingAtArrival(hours, { at, now }) : null;
    const arrival = at === null ? times.opening : ahead;
    const base = site.canonicalBases[locale];
    const way = breadcrumbs(base, [
      { name: i18n._(COFFEESHOPS), path: "/coffeeshops" },
      { name: shop.city.name, path: `/coffeeshops/${shop.city.slug}` },
      { name: shop.name, path: `/coffeeshop/${shop.slug}` },
    ]);
    const isIndexed = isIndexable && !shop.isSample;
    // Sample shops and closed ones have no structured data.
    const isGone = shop.status === "permanentlyClosed";
    const about =
      isIndexed && !isGone
        ? structuredData(storeJsonLd(shop, { days: daysToTell }, { base, locale }), way)
        : structuredData(way);
    const { slug } = shop;
    const picture = isIndexed
      ? ownPicture(app, { kind: "shop", slug }, (reader) => shopPicture(shop, reader))
      : undefined;
    return {
      head: shopHead(app, shop),
      picture,
      shop,
      street: streetOf({ ...shop, opening: times.opening }, neighbours),
      landmarks,
      centreMetres: city ? Math.round(distanceMetres(city, shop)) : null,
      times,
      openingHours: hours.hours,
      menu,
      menuRules,
      deals,
      jobs,
      nearby: neighbours.slice(0, NEARBY_COUNT).map(shopInList),
      wayOut,
      marks,
      people,
      own,
      menuImages,
      reviews,
      ...due,
      isClaimable: !isTaken && shop.status !== "permanentlyClosed",
      visitor,
      unknown,
      arrival,
      menuOrder: menuOrderOf(query),
      isIndexed,
      about,
      now: now.toISOString(),
    };
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  StaticShopMenu.prepare();
  StaticClaimLine.prepare();
  return arriving(serverLoader);
}

const reportMenuImage = (id: number, words: ReactNode) => (
  <PageReport target={{ type: "menuImage", id }} words={words} />
);

export default function Coffeeshop({ loaderData }: Route.ComponentProps) {
  const { site, viewer } = useSite();
  const hasAccounts = useHasAccounts();
  const { shop, times, menu, deals, jobs, menuOrder, visitor, wayOut, marks, people, reviews, now } =
    loaderData;
  const { head, picture, isIndexed, about, isClaimable, unknown, arrival, own, menuRules, openingHours } =
    loaderData;
  useTownOfPage(shop.city.slug);
  return (
    <Page>
      <PageHead {...head} isIndexed={isIndexed} picture={picture} />
      <StructuredData things={about} />
      <ShopPage
        {...loaderData}
        tiles={site.mapTiles}
        pictureBase={site.pictureBase}
        search={<SearchBar />}
        follow={
          hasAccounts
            ? {
                words: <FollowButton shop={shop} follow={marks.follow} />,
                icon: <FollowButton shop={shop} follow={marks.follow} isIcon />,
              }
            : null
        }
        likes={<PageLikes item={{ type: "shop", id: shop.id }} like={marks.like} kind="bare" />}
        share={<PageShare title={`${shop.name}, ${shop.city.name}`} />}
        contributions={
          hasAccounts
            ? contributionsTo(
                { ...shop, menuRules, openingHours, isClaimable, tiles: site.mapTiles },
                { isGuest: viewer === null, people, own },
              )
            : null
        }
        hasMenu={menu !== null}
        menu={
          menu && (
            <MenuFrame lineCount={menu.items.length} seenAt={menu.seenAt} now={now}>
              <StaticShopMenu
                menu={menu}
                headingsLang={shop.isSample ? DEMO_MENU_LANG : undefined}
                order={menuOrder}
                path={`/coffeeshop/${shop.slug}`}
                now={now}
              />
              {menu.items.some(({ centsPerGram }) => centsPerGram !== null) && (
                <BasketOpener
                  items={menu.items}
                  label={<Trans id="shop.basket">Work out your 5 grams</Trans>}
                  withoutScript={
                    <Trans id="basket.no-script">
                      The calculator needs JavaScript. The menu above shows what each amount costs.
                    </Trans>
                  }
                />
              )}
            </MenuFrame>
          )
        }
        access={
          <CanIGetIn
            shop={shop}
            times={times}
            visitor={visitor}
            opening={arrival}
            notice={unknown.length > 0 && <UnknownValues values={unknown} />}
            wayOut={wayOut}
            now={now}
          />
        }
        reviews={
          <PageReviews target={{ type: "shop", id: shop.id, name: shop.name }} reviews={reviews} now={now} />
        }
        notices={
          <Suspense>
            {loaderData.menuImages.length > 0 && (
              <LazyMenuImages
                images={loaderData.menuImages}
                pictureBase={site.pictureBase}
                reportSlot={reportMenuImage}
              />
            )}
            {deals.length > 0 && <LazyShopDeals deals={deals} pictureBase={site.pictureBase} />}
            {shop.promoVideo && (
              <LazyPromoVideo shop={shop} video={shop.promoVideo} pictureBase={site.pictureBase} />
            )}
            {jobs.length > 0 && <LazyShopJobs jobs={jobs} />}
          </Suspense>
        }
        report={<PageReport target={{ type: "shop", id: shop.id }} />}
        claim={hasAccounts && isClaimable && <StaticClaimLine type="shop" url={shop.slug} />}
        survey={loaderData.survey && <LazySurveyOffer survey={loaderData.survey} />}
      />
    </Page>
  );
}
