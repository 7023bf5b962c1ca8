import { type ReactNode, useEffect, useRef, useState } from "react";
import { redirect, useNavigate } from "react-router";
import type { Bbox } from "#platform/geo/bbox.ts";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { isForUsers } from "#features/search/typed-question.ts";
import { mapAddress } from "#features/shops/map-address.ts";
import { readMapQuery } from "#features/shops/map-query.ts";
import { isPlainList, NO_FILTERS, type ShopFilters as Filters } from "#features/shops/shop-query.ts";
import { MapMissed } from "#features/shops/ui/map-missed.tsx";
import { MapSeveral } from "#features/shops/ui/map-several.tsx";
import { MapHeading } from "#features/shops/ui/map-heading.tsx";
import { MapRows } from "#features/shops/ui/map-rows.tsx";
import { MapScreen } from "#features/shops/ui/map-screen.tsx";
import type { Around } from "#features/shops/ui/near-me/shops-near-me.tsx";
import { ShopsNearMePart } from "#features/shops/ui/near-me-part.ts";
import { ShopFilters } from "#features/shops/ui/shop-filters.tsx";
import { UnknownHoursSwitch } from "#features/shops/ui/unknown-hours-switch.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { appContext, type AppContext } from "../app-context.ts";
import type { Route } from "./+types/map.ts";
import { atPage } from "./at-page.ts";
import type { BarOfPage } from "./layouts/bar-of-page.ts";
import { listFromHistory, useListHistory } from "./layouts/list-history.ts";
import { rememberView } from "./layouts/remember-view.ts";
import { SearchBar } from "./layouts/search-bar.tsx";
import { useSite } from "./layouts/use-site.ts";
import { mapData } from "./map-data.server.ts";
import { searchOnMap } from "./map-search.server.ts";
import styles from "./map-page.module.css";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { UnknownValues } from "./unknown-values.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const search = new URL(request.url).searchParams;
  return orPageError(app, request, async () => {
    // Members are on no map.
    const words = search.get("find")?.trim();
    const q = words ?? readMapQuery(search).asked.filters.q;
    if (isForUsers(q)) throw redirect(`/coffeeshops?${new URLSearchParams({ q })}`);
    const shown = await mapData(app, search, params.slug);
    if (words !== undefined) return { ...shown, ...(await searchedOnMap(app, shown, words)) };
    const { page } = shown.list;
    if (page < shown.query.filters.page) {
      throw redirect(atPage(params.slug ? `/map/${params.slug}` : "/map", request, page));
    }
    return { ...shown, missed: null, several: null };
  });
}

/**
 * What was searched for is shown by another address; without a word the search is over. What is on no map is told where one is, and
 * a street that several towns have keeps its words in the address of the one that is shown, to tell the others.
 */
async function searchedOnMap(app: AppContext, shown: Awaited<ReturnType<typeof mapData>>, words: string) {
  const { query, slug, standard } = shown;
  if (words === "") {
    throw redirect(mapAddress({ ...query, filters: { ...query.filters, q: "" } }, { slug, standard }));
  }
  const found = await searchOnMap(app, { words, query, slug, standard });
  if (!("to" in found)) return { missed: found, several: null };
  const { to, several } = found;
  if (!several) throw redirect(to);
  if (!isAt(to, { slug, from: query.filters.from })) {
    throw redirect(`${to}${to.includes("?") ? "&" : "?"}${new URLSearchParams({ find: words })}`);
  }
  return { missed: null, several };
}

function isAt(address: string, { slug, from }: { slug: string | undefined; from: string | null }): boolean {
  const { pathname, searchParams } = new URL(address, "https://any.example");
  return pathname === `/map/${slug}` && searchParams.get("from") === from;
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return listFromHistory(request, serverLoader);
}

/** The search stands on the map. */
export const handle = { bar: (): BarOfPage => ({ hasOwnSearch: true, isWide: true }) };

export default function MapPage({ loaderData }: Route.ComponentProps) {
  useListHistory(loaderData);
  const { query, standard, unknown, head, slug, list, nearest, stations, isIndexed, map, now, ...shown } =
    loaderData;
  const { here, missed, several } = loaderData;
  const [areOthersShown, setOthersShown] = useState(false);
  const { filters, isNearMe } = query;
  const { site } = useSite();
  const pageLabels = usePageLabels(list.pageCount);
  const addressOf = (chosen: Filters) => mapAddress({ ...query, filters: chosen }, { slug, standard });
  const viewAt = (bbox: Bbox, page = 1) =>
    mapAddress({ ...query, filters: { ...filters, page }, bbox }, { slug, standard });
  const follow = useFollowing();
  const isPlain = isPlainList(filters, standard);
  const { reference } = shown;
  const fromLandmark =
    reference?.kind === "landmark" ? { kind: "landmark" as const, name: reference.name } : null;
  const ofPlace = slug && reference && !query.bbox ? reference : null;
  const unknownCount = filters.open === null ? 0 : list.unknownHoursCount;

  const screen = (heading: ReactNode, rows: ReactNode, found: Around | null = null) => (
    <MapScreen
      // Another place is another map; another part of this one is not.
      key={`${slug}${isNearMe}`}
      {...shown}
      {...map}
      {...(found && {
        start: { bounds: found.start },
        // The list has what is open first, so the map is about that as well.
        scope: { ...map.scope, filters: { ...filters, open: "now" }, bbox: found.around },
        reference: found.reference,
      })}
      heading={
        <>
          {missed && <MapMissed missed={missed} />}
          {several && <MapSeveral several={several} />}
          {heading}
        </>
      }
      areOthersShown={areOthersShown}
      others={
        <UnknownHoursSwitch
          count={found ? found.unknownCount : unknownCount}
          isOn={areOthersShown}
          onChange={setOthersShown}
        />
      }
      tools={
        <>
          <SearchBar map={here} place={ofPlace?.name} />
          <ShopFilters
            filters={filters}
            facets={(found ?? list).facets}
            addressOf={addressOf}
            isByOpenState={isNearMe}
            standard={standard}
            hasRatings={shown.hasRatings}
            hasPrices={shown.hasPrices}
            isTight
            now={now}
          />
        </>
      }
      rows={rows}
      tiles={site.mapTiles}
      now={now}
      isWaiting={isNearMe && found === null}
      onMove={(view) => (isNearMe ? rememberView(viewAt(view, filters.page)) : follow(viewAt(view)))}
    />
  );
  const everything = screen(
    <MapHeading
      total={list.total - list.unknownHoursCount}
      counted={filters.open !== null ? "open" : isPlain ? "coffeeshops" : "shops"}
      unknownCount={areOthersShown ? unknownCount : 0}
      title={shown.chosen ? head.title : null}
      place={ofPlace}
      nearestTo={filters.sort === "nearest" ? (fromLandmark ?? "middle") : null}
    />,
    <>
      {unknown.length > 0 && <UnknownValues values={unknown} />}
      <MapRows
        list={list}
        nearest={nearest}
        open={filters.open}
        pages={
          <Pagination
            currentPage={list.page}
            pageCount={list.pageCount}
            addressOf={(page) => addressOf({ ...filters, page })}
            labels={pageLabels}
          />
        }
        reference={fromLandmark}
        placeName={query.bbox ? undefined : shown.placeName}
        resetTo={addressOf({ ...NO_FILTERS, sort: "nearest", kinds: [...standard.kinds] })}
        now={now}
      />
    </>,
  );
  return (
    <Page className={styles.page}>
      <PageHead {...head} isIndexed={isIndexed && missed === null && several === null} />
      <h1 className={styles.title}>{head.title}</h1>
      {isNearMe ? (
        <ShopsNearMePart
          filters={filters}
          stations={stations}
          now={now}
          search={<SearchBar isLarge kept={OPEN_NOW} />}
        >
          {screen}
        </ShopsNearMePart>
      ) : (
        everything
      )}
    </Page>
  );
}

/** Near me is about what is open: the list of another place keeps to that. */
const OPEN_NOW = { open: "now" };

/** A map moves on while a finger does; the list follows when it rests. */
const REST_MS = 250;

/** Goes to the address of the part of the map that is looked at: the list follows it, going back and reloading too. */
function useFollowing(): (address: string) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (address) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void navigate(address, { replace: true, preventScrollReset: true }),
      REST_MS,
    );
  };
}
