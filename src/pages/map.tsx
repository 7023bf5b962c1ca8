import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { redirect, useNavigate } from "react-router";
import type { Bbox } from "#features/places/bbox.ts";
import { boxAround } from "#features/places/box-around.ts";
import { COUNTRY_BOX } from "#features/places/geo.ts";
import { mapAddress, readMapQuery } from "#features/shops/map-query.ts";
import { type MapPlace, mapScope } from "#features/shops/server/map-scope.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import type { ShopFilters as Filters } from "#features/shops/shop-query.ts";
import type { ShopFacets } from "#features/shops/shop-list.ts";
import { MapOfList } from "#features/shops/ui/map-of-list.tsx";
import { ShopFilters } from "#features/shops/ui/shop-filters.tsx";
import { ShopList } from "#features/shops/ui/shop-list.tsx";
import { ShopsNearMe } from "#features/shops/ui/shops-near-me.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/map.ts";
import { keptList, useKeptList } from "./layouts/kept-lists.ts";
import { rememberView } from "./layouts/remember-view.ts";
import { useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { UnknownValuesAsDrawn } from "./unknown-values-as-drawn.ts";

const WHOLE_COUNTRY: Bbox = [COUNTRY_BOX.west, COUNTRY_BOX.south, COUNTRY_BOX.east, COUNTRY_BOX.north];
/** How far a map reaches at first from what it is opened at. */
const METRES = { city: 4_000, shop: 700, visitor: 2_000 };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale } = app;
  const { asked: query, unknown } = readMapQuery(new URL(request.url).searchParams);
  const now = app.now();
  return orPageError(app, request, async () => {
    const { place, scope } = await mapScope(database, { slug: params.slug, bbox: query.bbox, locale, now });
    const near = place ?? undefined;
    const list = await shopsIn(database, { scope, filters: query.filters, near, locale, now });
    if (list.page < query.filters.page) {
      const filters = { ...query.filters, page: list.page };
      throw redirect(mapAddress({ ...query, filters }, params.slug));
    }
    return { query, unknown, place, list, now: now.toISOString() };
  });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return keptList(request, serverLoader);
}

export default function MapPage({ loaderData }: Route.ComponentProps) {
  useKeptList(loaderData);
  const { query, unknown, place, list, now } = loaderData;
  const { filters, bbox, isNearMe } = query;
  const { site } = useSite();
  const navigate = useNavigate();
  const { title, description } = useWords(place, isNearMe);
  const slug = place?.slug;
  const addressOf = (chosen: Filters) => mapAddress({ ...query, filters: chosen }, slug);
  const searchHere = (area: Bbox) =>
    void navigate(mapAddress({ ...query, bbox: area }, slug), { preventScrollReset: true, replace: true });

  const withMap = (shops: ReactNode, { start, area, facets }: Shown) => (
    <MapOfList
      filters={<ShopFilters filters={filters} facets={facets} addressOf={addressOf} now={now} />}
      list={shops}
      scope={{ bbox: area, city: place?.kind === "city" ? slug : undefined, filters: onMap(filters) }}
      view={{ bounds: start }}
      tiles={site.mapTiles}
      onMove={(view) => rememberView(mapAddress({ ...query, bbox: view }, slug))}
      onSearchHere={isNearMe ? undefined : searchHere}
    />
  );
  const placeBox = place && boxAround(place, METRES[place.kind]);
  const everything = withMap(
    <ShopList
      list={list}
      filters={filters}
      addressOf={addressOf}
      start={place ? "centre" : "nowhere"}
      now={now}
    />,
    {
      start: bbox ?? placeBox ?? WHOLE_COUNTRY,
      area: bbox ?? (place?.kind === "shop" ? placeBox : null),
      facets: list.facets,
    },
  );
  return (
    <Page>
      <PageHead title={title} description={description} isIndexed={!isNearMe && bbox === null} />
      <Stack gap={4}>
        <h1>{title}</h1>
        {unknown.length > 0 && <UnknownValuesAsDrawn values={unknown} />}
        {isNearMe ? (
          <ShopsNearMe filters={filters} addressOf={addressOf} now={now} fallback={everything}>
            {(shops, found) => {
              const around = found && boxAround(found.point, METRES.visitor);
              const facets = (found?.list ?? list).facets;
              return withMap(shops, { start: around ?? WHOLE_COUNTRY, area: around, facets });
            }}
          </ShopsNearMe>
        ) : (
          everything
        )}
      </Stack>
    </Page>
  );
}

interface Shown {
  /** What the map shows at first. */
  start: Bbox;
  /** Whose pins it has; null for all. */
  area: Bbox | null;
  facets: ShopFacets;
}

/** Pins have no order and no pages. */
function onMap(filters: Filters): Filters {
  return { ...filters, page: 1, sort: "best" };
}

function useWords(place: MapPlace | null, isNearMe: boolean): { title: string; description: string } {
  const { t } = useLingui();
  const description = t({
    id: "map.description",
    message:
      "Coffeeshops on the map and in a list beside it: open now, who gets in, how far. Every fact with its source and age.",
  });
  if (isNearMe)
    return { title: t({ id: "map.title.near-me", message: "Coffeeshops near you" }), description };
  if (!place) return { title: t({ id: "map.title", message: "Map of coffeeshops" }), description };
  const { name } = place;
  const title =
    place.kind === "city"
      ? t({ id: "map.title.city", message: `Map of coffeeshops in ${name}` })
      : t({ id: "map.title.shop", message: `Around ${name}` });
  return { title, description };
}
