import { msg } from "@lingui/core/macro";
import { useEffect } from "react";
import { redirect } from "react-router";
import { MissingShop } from "#features/contributions/ui/missing-shop/missing-shop.tsx";
import { isSampleSlug } from "#features/places/sample-town.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { judgeCityDoors } from "#features/shops/can-i-get-in-city.ts";
import { readVisitor } from "#features/shops/can-i-get-in-query.ts";
import { cityGuideOf } from "#features/places/server/city-guide-of.ts";
import { useTownOfPage } from "#features/places/ui/use-town-of-page.ts";
import { doorsOfCity } from "#features/shops/server/doors-of-city.ts";
import { listedShops } from "#features/shops/server/listed-shops.ts";
import { shopCountsOf } from "#features/shops/server/shop-counts-of.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { listStandard, offeredSorts } from "#features/shops/server/offered-sorts.ts";
import type { ListReference } from "#features/shops/list-reference.ts";
import { mapOfListAddress } from "#features/shops/map-of-list-address.ts";
import { chosenCountOf, type ShopFilters as Filters, writeShopFilters } from "#features/shops/shop-query.ts";
import { CanIGetInCity } from "#features/shops/ui/can-i-get-in/can-i-get-in-city.tsx";
import { CityFacts } from "#features/shops/ui/city-facts.tsx";
import { CityRule } from "#features/shops/ui/city-rule.tsx";
import { TakeAlong } from "#features/shops/ui/take-along.tsx";
import { ListCount } from "#features/shops/ui/list-count.tsx";
import { OtherShops } from "#features/shops/ui/other-shops.tsx";
import { SortUnanswered } from "#features/shops/ui/sort-unanswered.tsx";
import { ShopSorts } from "#features/shops/ui/shop-sorts.tsx";
import { readListFrom } from "#features/shops/server/list-origin.ts";
import { nearestCoffeeshop } from "#features/shops/server/nearest-coffeeshop.ts";
import { NearestShop } from "#features/shops/ui/nearest-shop.tsx";
import { SampleTownNote } from "#features/shops/ui/sample-town-note.tsx";
import { ShopsNearby } from "#features/shops/ui/shops-nearby.tsx";
import { MapOfList } from "#features/shops/ui/map-of-list.tsx";
import { listAsShown } from "#features/shops/shop-in-list.ts";
import { ShopFilters } from "#features/shops/ui/shop-filters.tsx";
import { ShopList } from "#features/shops/ui/shop-list.tsx";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { ListTitle } from "#ui/layout/list-title.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { staticPart } from "#ui/static-part/static-part.tsx";
import { appContext, type AppContext } from "../app-context.ts";
import type { Route } from "./+types/coffeeshops-of-city.ts";
import { atPage } from "./at-page.ts";
import { cityMap, shopsBesideCity } from "./city-map.server.ts";
import type { BarOfPage } from "./layouts/bar-of-page.ts";
import { listFromHistory, useListHistory } from "./layouts/list-history.ts";
import { useHasAccounts, useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { structuredData } from "./structured-data.server.ts";
import { UnknownValues } from "./unknown-values.tsx";
import styles from "./lists.module.css";

const COFFEESHOPS = msg({ id: "nav.coffeeshops", message: "Coffeeshops" });

/** Few cities have them, and nothing in them is pressed. */
const StaticCityIntro = staticPart(
  async () => (await import("#features/places/ui/city-guide/city-intro.tsx")).CityIntro,
);
const StaticLocalRules = staticPart(async () => {
  const [{ LocalRules }] = await Promise.all([
    import("#features/places/ui/city-guide/local-rules.tsx"),
    needArea("city-guide"),
  ]);
  return LocalRules;
});

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n } = app;
  const query = new URL(request.url).searchParams;
  const { visitor, ...told } = readVisitor(query);
  const now = app.now();
  return orPageError(app, request, async () => {
    const sorts = await offeredSorts(database, { hasPoint: true });
    const city = await cityBySlug(database, { slug: params.city, locale });
    const scope = { kind: city.type, id: city.id };
    // Independent of filters: without a shop there is nothing to list or to filter.
    const all = await listedShops(database, { scope });
    const counts = await shopCountsOf(database, { city });
    // A city that has only other shops lists those.
    const standard = counts.coffeeshopCount > 0 ? listStandard(sorts) : { sort: sorts[0], kinds: [] };
    const { filters, landmark, ...read } = await readListFrom(database, query, standard);
    const near = landmark ?? city;
    const nearby = all.length === 0 ? await shopsBesideCity(app, near) : [];
    const nearest = all.length === 0 ? await nearestCoffeeshop(database, { point: near, locale }) : undefined;
    const unknown = [...read.unknown, ...told.unknown];
    const [guide, list, cityDoors] = await Promise.all([
      cityGuideOf(database, { slug: city.slug, locale }),
      nearby.length > 0 ? null : shopsIn(database, { scope, filters, locale, near, now }),
      doorsOfCity(database, { city, at: visitor.at, now }),
    ]);
    const page = list?.page ?? 1;
    if (page < filters.page) throw redirect(atPage(`/coffeeshops/${city.slug}`, request, page));
    const doors = cityDoors.length > 0 ? judgeCityDoors(cityDoors, visitor) : null;
    const about = structuredData(
      breadcrumbs(site.canonicalBases[locale], [
        { name: i18n._(COFFEESHOPS), path: "/coffeeshops" },
        { name: city.name, path: `/coffeeshops/${city.slug}` },
      ]),
    );
    const head = cityHead(app, city.name);
    const map = await cityMap(app, city, { filters, nearby, landmark });
    return {
      head,
      city,
      guide,
      counts,
      nearby,
      nearest,
      map,
      list: list && listAsShown(list),
      reference: landmark
        ? ({ kind: "landmark", name: landmark.name } as ListReference)
        : ({ kind: "centre", name: city.name } as ListReference),
      sorts,
      standard,
      filters,
      unknown,
      doors,
      visitor,
      about,
      now: now.toISOString(),
    };
  });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return listFromHistory(request, serverLoader);
}

/** For the bar above the page. */
export const handle = {
  bar: ({ city, list, filters, standard }: Awaited<ReturnType<typeof loader>>): BarOfPage =>
    list
      ? { place: city.name, chosenCount: chosenCountOf(filters, standard), isWide: true }
      : { place: city.name, isWide: true },
};

export default function CoffeeshopsOfCity({ loaderData }: Route.ComponentProps) {
  useListHistory(loaderData.list && loaderData);
  const { site, viewer } = useSite();
  const hasAccounts = useHasAccounts();
  const { head, city, guide, counts, nearby, nearest, map, unknown, list, doors, visitor, about, now } =
    loaderData;
  const { filters, standard, reference, sorts } = loaderData;
  useTownOfPage(city.slug);
  // Fetched on leaving: whoever comes back to the list, perhaps without a network, has these drawn by the browser.
  useEffect(() => {
    if (!guide) return undefined;
    return () => {
      if (!navigator.onLine) return;
      StaticCityIntro.prepare();
      StaticLocalRules.prepare();
    };
  }, [guide]);
  const addressOf = (chosen: Filters) => `/coffeeshops/${city.slug}${writeShopFilters(chosen, standard)}`;
  return (
    <Page className={styles.wide}>
      <PageHead {...head} isIndexed={!isSampleSlug(city.slug)} pageNumber={list?.page} />
      <StructuredData things={about} />
      <MapOfList
        {...map}
        tiles={site.mapTiles}
        mapTo={mapOfListAddress({ filters, standard }, city.slug)}
        filters={
          <>
            <ListTitle
              title={city.name}
              count={list && <ListCount list={list} filters={filters} standard={standard} />}
            />
            {nearest && (
              <NearestShop shop={nearest} city={nearest.city} metres={nearest.metres} reference={reference} />
            )}
            {isSampleSlug(city.slug) ? (
              <SampleTownNote />
            ) : (
              counts.coffeeshopCount > 0 && <CityRule city={city} />
            )}
            {guide?.intro && <StaticCityIntro intro={guide.intro} />}
            {unknown.length > 0 && <UnknownValues values={unknown} />}
            <SortUnanswered sort={filters.sort} sorts={sorts} />
            {list && (
              <ShopFilters
                filters={filters}
                facets={list.facets}
                total={list.total}
                unknownHoursCount={list.unknownHoursCount}
                standard={standard}
                hasRatings={sorts.includes("best")}
                hasPrices={sorts.includes("price")}
                addressOf={addressOf}
                sorts={
                  <ShopSorts filters={filters} addressOf={addressOf} sorts={sorts} reference={reference} />
                }
                hasBarButton
                now={now}
              />
            )}
          </>
        }
        list={
          <Stack gap={8}>
            {list ? (
              <ShopList
                list={list}
                filters={filters}
                standard={standard}
                addressOf={addressOf}
                reference={reference}
                placeName={city.name}
                now={now}
              />
            ) : (
              <ShopsNearby shops={nearby} now={now} />
            )}
            {counts.coffeeshopCount > 0 && (
              <OtherShops
                count={counts.shopCount - counts.coffeeshopCount}
                addressOf={addressOf}
                standard={standard}
              />
            )}
            {city.type === "city" && counts.shopCount > 0 && !isSampleSlug(city.slug) && (
              <TakeAlong city={city} />
            )}
            {hasAccounts && (
              <MissingShop
                city={city.type === "city" ? { url: city.slug, name: city.name } : null}
                isGuest={viewer === null}
              />
            )}
            {doors && <CanIGetInCity city={city} doors={doors} visitor={visitor} now={now} />}
            <CityFacts city={city} counts={counts} />
            {guide && <StaticLocalRules guide={guide} municipality={city.municipality.name} />}
          </Stack>
        }
      />
    </Page>
  );
}

/** The title of a city's list, made by the loader so that browsers need not load its texts. */
function cityHead({ i18n }: AppContext, cityName: string) {
  return {
    title: i18n._(msg({ id: "city.title", message: `Coffeeshops in ${cityName}` })),
    description: i18n._(
      msg({
        id: "city.description",
        message: `Coffeeshops in ${cityName}: addresses, who gets in, amenities. Every fact with its source and date.`,
      }),
    ),
  };
}
