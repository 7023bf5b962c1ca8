import type { ReactNode } from "react";
import { redirect, useNavigate } from "react-router";
import type { Bbox } from "#platform/geo/bbox.ts";
import { isSampleSlug } from "#features/places/sample-town.ts";
import { mapAddress } from "#features/shops/map-address.ts";
import { readMapQuery } from "#features/shops/map-query.ts";
import type { ShopFilters as Filters } from "#features/shops/shop-query.ts";
import { MapOfList } from "#features/shops/ui/map-of-list.tsx";
import { ShopsNearMePart } from "#features/shops/ui/near-me-part.ts";
import { ShopFilters } from "#features/shops/ui/shop-filters.tsx";
import { ShopList } from "#features/shops/ui/shop-list.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/map.ts";
import { atPage } from "./at-page.ts";
import { listFromHistory, useListHistory } from "./layouts/list-history.ts";
import { rememberView } from "./layouts/remember-view.ts";
import { useSite } from "./layouts/use-site.ts";
import { mapData } from "./map-data.server.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { UnknownValues } from "./unknown-values.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { asked: query, unknown } = readMapQuery(new URL(request.url).searchParams);
  return orPageError(app, request, async () => {
    const shown = await mapData(app, query, params.slug);
    const { page } = shown.list;
    if (page < query.filters.page) {
      throw redirect(atPage(params.slug ? `/map/${params.slug}` : "/map", request, page));
    }
    return { query, unknown, ...shown };
  });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return listFromHistory(request, serverLoader);
}

export default function MapPage({ loaderData }: Route.ComponentProps) {
  useListHistory(loaderData);
  const { query, unknown, head, slug, list, hasCentre, map, now } = loaderData;
  const { filters, bbox, isNearMe } = query;
  const { site } = useSite();
  const navigate = useNavigate();
  const addressOf = (chosen: Filters) => mapAddress({ ...query, filters: chosen }, slug);
  const searchHere = (area: Bbox) =>
    void navigate(mapAddress({ ...query, bbox: area }, slug), { preventScrollReset: true, replace: true });

  const withMap = (shops: ReactNode, { facets } = list, around?: Bbox) => (
    <MapOfList
      {...map}
      {...(around && { start: around, scope: { ...map.scope, bbox: around } })}
      filters={<ShopFilters filters={filters} facets={facets} addressOf={addressOf} now={now} />}
      list={shops}
      tiles={site.mapTiles}
      onMove={(view) => rememberView(mapAddress({ ...query, bbox: view }, slug))}
      onSearchHere={isNearMe ? undefined : searchHere}
    />
  );
  const everything = withMap(
    <ShopList
      list={list}
      filters={filters}
      addressOf={addressOf}
      start={hasCentre ? "centre" : "nowhere"}
      now={now}
    />,
  );
  return (
    <Page>
      <PageHead {...head} isIndexed={!isNearMe && bbox === null && !isSampleSlug(slug ?? "")} />
      <Stack gap={4}>
        <h1>{head.title}</h1>
        {unknown.length > 0 && <UnknownValues values={unknown} />}
        {isNearMe ? (
          <ShopsNearMePart filters={filters} addressOf={addressOf} now={now} fallback={everything}>
            {(shops, found) => withMap(shops, found?.list, found?.around)}
          </ShopsNearMePart>
        ) : (
          everything
        )}
      </Stack>
    </Page>
  );
}
