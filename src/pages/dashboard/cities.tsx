import { CITY_LIST } from "#features/places/city-fields.ts";
import { citiesToEdit, cityToEdit } from "#features/places/server/cities-to-edit.ts";
import { AllCities } from "#features/places/ui/city-editing/all-cities.tsx";
import { CityEditor } from "#features/places/ui/city-editing/city-editor.tsx";
import { CityRoom } from "#features/places/ui/city-editing/city-room.tsx";
import { AreaOnMap } from "#features/shops/ui/city-editing/area-on-map.tsx";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import { useSite } from "../layouts/use-site.ts";
import type { Route } from "./+types/cities.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { itemData } from "./item-data.server.ts";
import { listData } from "./list-data.server.ts";
import { ListFrame } from "./list-frame.tsx";

const PATH = "/dashboard/cities";

export async function loader({ context, request }: Route.LoaderArgs) {
  if (!new URL(request.url).searchParams.has("id"))
    return {
      item: null,
      ...(await listData(context, request, { path: PATH, spec: CITY_LIST, page: citiesToEdit })),
    };
  return itemData(context, request, {
    path: PATH,
    type: "city",
    item: ({ database }, member, asked) => cityToEdit(database, member, asked),
    nameOf: ({ values }) => values.names[values.names.source],
    besideOf: async () => ({ query: null }),
  });
}

export const handle = {
  bar: ({ item }: Awaited<ReturnType<typeof loader>>): BarOfPage => (item ? { hasOwnBars: true } : {}),
};

/** The cities, which an admin edits; the chosen one is `?id=` (product.md section 13). */
export default function DashboardCities({ loaderData }: Route.ComponentProps) {
  const { site } = useSite();
  if (loaderData.query)
    return (
      <ListFrame list="cities" path={PATH} itemPath={PATH} spec={CITY_LIST} loaded={loaderData}>
        <CityRoom path={PATH} title={loaderData.head.title} query={loaderData.query} page={loaderData.page} />
      </ListFrame>
    );
  const { head, counts, item, revisions, accountId } = loaderData;
  return (
    <AdminFrame head={head} counts={counts} subtitle={<AllCities path={PATH} />}>
      {item && (
        <CityEditor
          key={item.id}
          city={item}
          revisions={revisions}
          accountId={accountId}
          renderMap={(drawing) => <AreaOnMap {...drawing} tiles={site.mapTiles} around={item.shown} />}
        />
      )}
    </AdminFrame>
  );
}
