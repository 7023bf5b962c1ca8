import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { redirect } from "react-router";
import { pageMeant } from "#features/search/page-meant.ts";
import type { SearchHit } from "#features/search/search-hit.ts";
import { meantPages } from "#features/search/meant-pages.ts";
import { SEARCH_KINDS } from "#features/search/search-item.ts";
import { keeping } from "#features/search/suggestion-address.ts";
import { isForUsers } from "#features/search/typed-question.ts";
import { findPeople, type FoundPerson } from "#features/social/server/find-people.ts";
import { citiesWithShops } from "#features/shops/server/cities-with-shops.ts";
import { MissingShop } from "#features/contributions/ui/missing-shop/missing-shop.tsx";
import { emptyFilters } from "#features/shops/server/empty-filters.ts";
import { listStandard, offeredSorts } from "#features/shops/server/offered-sorts.ts";
import { searchHits } from "#features/shops/server/search-hits.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { mapOfListAddress } from "#features/shops/map-of-list-address.ts";
import { mapPictureAddress } from "#features/shops/pin-scope.ts";
import {
  chosenCountOf,
  hasFilters,
  readShopFilters,
  type ShopFilters as Filters,
  writeShopFilters,
} from "#features/shops/shop-query.ts";
import { CityLinks } from "#features/shops/ui/city-links.tsx";
import { ShopFilters } from "#features/shops/ui/shop-filters.tsx";
import { listAsShown } from "#features/shops/shop-in-list.ts";
import { ListCount } from "#features/shops/ui/list-count.tsx";
import { MapOfList } from "#features/shops/ui/map-of-list.tsx";
import { OtherShops } from "#features/shops/ui/other-shops.tsx";
import { ShopList } from "#features/shops/ui/shop-list.tsx";
import { SortUnanswered } from "#features/shops/ui/sort-unanswered.tsx";
import { ShopSorts } from "#features/shops/ui/shop-sorts.tsx";
import { WHOLE_COUNTRY } from "#platform/geo/bbox.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { idAmongPeople } from "#platform/viewer.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";
import { ListTitle } from "#ui/layout/list-title.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext, type AppContext } from "../app-context.ts";
import type { Route } from "./+types/coffeeshops.ts";
import { atPage } from "./at-page.ts";
import type { BarOfPage } from "./layouts/bar-of-page.ts";
import { listFromHistory, useListHistory } from "./layouts/list-history.ts";
import { useHasAccounts, useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { peopleFoundData } from "./people-found.server.ts";
import styles from "./lists.module.css";
import { UnknownValues } from "./unknown-values.tsx";
import { msg } from "@lingui/core/macro";

const DESCRIPTION = msg({
  id: "coffeeshops.description",
  message:
    "All coffeeshops we know of in the Netherlands, town by town, with the source and date of every fact.",
});

/** The title of the list of all shops, made by the loader so that browsers need not load its texts; `q`: the search words. */
function coffeeshopsHead({ i18n }: AppContext, q: string) {
  const title = q
    ? msg({ id: "search.results.title", message: `Results for “${q}”` })
    : msg({ id: "coffeeshops.title", message: "Coffeeshops in the Netherlands" });
  return { title: i18n._(title), description: i18n._(DESCRIPTION) };
}

/** Only for a search. */
const LazyHitGroups = lazy(async () => {
  const fetching = Promise.all([import("#features/search/ui/hit-groups.tsx"), needArea("search")]);
  const [{ HitGroups }] = await fetching.catch(loadAsDocument);
  return { default: HitGroups };
});

const LazyPeopleFound = lazy(async () => {
  const fetching = Promise.all([import("#features/social/ui/friends/people-found.tsx"), needArea("friends")]);
  const [{ PeopleFound }] = await fetching.catch(loadAsDocument);
  return { default: PeopleFound };
});

/** Beside the other hits of a search. */
const MOST_PEOPLE = 3;

/** The groups of hits above and below the shops, in the order of the suggestions. */
const BEFORE_SHOPS = ["cities", "landmarks"] as const;
const AFTER_SHOPS = ["brands", "products", "users"] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, viewer } = app;
  const now = app.now();
  return orPageError(app, request, async () => {
    const sorts = await offeredSorts(database, { hasPoint: false });
    const standard = listStandard(sorts);
    const { filters, unknown } = readShopFilters(new URL(request.url).searchParams, standard);
    if (isForUsers(filters.q)) return peopleFoundData(app, filters.q);
    const [list, cities, found, people, empty] = await Promise.all([
      shopsIn(database, { scope: { kind: "everywhere" }, filters, locale, now }),
      citiesWithShops(database, locale),
      searchHits(database, { question: filters.q, locale }),
      findPeople(database, { question: filters.q, viewerId: idAmongPeople(viewer), locale }),
      emptyFilters(database),
    ]);
    const hits = [...found, ...people.slice(0, MOST_PEOPLE).map(asHit)];
    const isNarrowed = hasFilters({ ...filters, q: "", open: null });
    // Enter in the search field: what has a page of its own needs no list first.
    const total = list.total + hits.filter(({ kind }) => kind !== "shops").length;
    const meant = !isNarrowed && pageMeant(filters.q, { hits, total });
    if (meant) throw redirect(keeping(meant, filters.open ? { open: filters.open } : {}));
    const head = coffeeshopsHead(app, filters.q);
    const others = realOnes(hits.filter(({ kind }) => kind !== "shops"));
    const pages = meantPages(filters.q, empty);
    if (list.total === 0 && !isNarrowed && (others.length > 0 || pages.length > 0)) {
      return { kind: "hits" as const, head, hits: others, pages, q: filters.q };
    }
    if (list.page < filters.page) throw redirect(atPage("/coffeeshops", request, list.page));
    // Only what the page shows, because loader data are serialised into the document.
    const linked = cities
      .filter(({ coffeeshopCount }) => coffeeshopCount > 0)
      .map(({ slug, name, coffeeshopCount }) => ({ slug, name, coffeeshopCount }));
    const otherCount = cities.reduce(
      (sum, { shopCount, coffeeshopCount }) => sum + shopCount - coffeeshopCount,
      0,
    );
    const scope = { bbox: null, filters };
    const map = { start: { bounds: WHOLE_COUNTRY }, scope, picture: mapPictureAddress(scope, WHOLE_COUNTRY) };
    return {
      kind: "shops" as const,
      head,
      filters,
      sorts,
      standard,
      unknown,
      map,
      otherCount,
      list: listAsShown(list),
      others,
      pages,
      cities: linked,
      now: now.toISOString(),
    };
  });
}

/** Invented things stand beside no real ones; where nothing real was found they are shown, marked as what they are. */
function realOnes(hits: SearchHit[]): SearchHit[] {
  const real = hits.filter(({ isSample }) => !isSample);
  return real.length > 0 ? real : hits;
}

function asHit({ url, name, isSample }: FoundPerson): SearchHit {
  return { kind: "users", url, name, type: null, place: null, isSample };
}

type Data = Awaited<ReturnType<typeof loader>>;

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return listFromHistory(request, serverLoader);
}

/** For the bar above the page. */
export const handle = {
  bar: (data: Data): BarOfPage =>
    data.kind !== "shops" ? {} : { chosenCount: chosenCountOf(data.filters, data.standard), isWide: true },
};

export default function Coffeeshops({ loaderData }: Route.ComponentProps) {
  useListHistory(loaderData);
  if (loaderData.kind === "shops") return <AllShops data={loaderData} />;
  if (loaderData.kind === "hits") return <OtherHits data={loaderData} />;
  const { head, people } = loaderData;
  return (
    <Page isNarrow>
      <PageHead {...head} isIndexed={false} />
      <Suspense>
        <LazyPeopleFound title={head.title} people={people} />
      </Suspense>
    </Page>
  );
}

/** A search that finds no shop, but other things. */
function OtherHits({ data: { head, hits, pages, q } }: { data: Extract<Data, { kind: "hits" }> }) {
  return (
    <Page className={styles.plain}>
      <PageHead {...head} isIndexed={false} />
      <Stack gap={6}>
        <h1>{head.title}</h1>
        <Suspense>
          <LazyHitGroups hits={hits} kinds={SEARCH_KINDS} question={q} pages={pages} />
        </Suspense>
      </Stack>
    </Page>
  );
}

function AllShops({ data }: { data: Extract<Data, { kind: "shops" }> }) {
  const { t } = useLingui();
  const { site, viewer } = useSite();
  const hasAccounts = useHasAccounts();
  const { head, filters, sorts, standard, unknown, list, map, others, pages, otherCount, cities, now } = data;
  const { q } = filters;
  const addressOf = (chosen: Filters) => `/coffeeshops${writeShopFilters(chosen, standard)}`;
  const title = filters.q ? head.title : t({ id: "coffeeshops.country", message: "The Netherlands" });
  return (
    <Page className={styles.wide}>
      <PageHead {...head} isIndexed={!filters.q} pageNumber={list.page} />
      <MapOfList
        {...map}
        tiles={site.mapTiles}
        mapTo={mapOfListAddress({ filters, standard })}
        filters={
          <>
            <ListTitle
              title={title}
              count={<ListCount list={list} filters={filters} standard={standard} />}
            />
            {unknown.length > 0 && <UnknownValues values={unknown} />}
            <SortUnanswered sort={filters.sort} sorts={sorts} />
            <Suspense>
              {q && <LazyHitGroups hits={others} kinds={BEFORE_SHOPS} question={q} pages={pages} />}
            </Suspense>
            <ShopFilters
              filters={filters}
              facets={list.facets}
              total={list.total}
              unknownHoursCount={list.unknownHoursCount}
              standard={standard}
              hasRatings={sorts.includes("best")}
              hasPrices={sorts.includes("price")}
              addressOf={addressOf}
              sorts={<ShopSorts filters={filters} addressOf={addressOf} sorts={sorts} reference={null} />}
              hasBarButton
              now={now}
            />
          </>
        }
        list={
          <Stack gap={12}>
            <Stack gap={8}>
              <ShopList list={list} filters={filters} standard={standard} addressOf={addressOf} now={now} />
              {q && hasAccounts && <MissingShop city={null} isGuest={viewer === null} />}
              {!q && <OtherShops count={otherCount} addressOf={addressOf} standard={standard} />}
            </Stack>
            <Suspense>{q && <LazyHitGroups hits={others} kinds={AFTER_SHOPS} question={q} />}</Suspense>
            <Section
              id="cities"
              title={t({ id: "coffeeshops.cities", message: "Every town with a coffeeshop" })}
            >
              <CityLinks cities={cities} />
            </Section>
          </Stack>
        }
      />
    </Page>
  );
}
