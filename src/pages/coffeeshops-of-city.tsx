import { useLingui } from "@lingui/react/macro";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { shopCountsOf } from "#features/shops/server/shop-counts-of.ts";
import { shopsOfCity } from "#features/shops/server/shops-of-city.ts";
import { readShopFilters } from "#features/shops/shop-query.ts";
import { CityFacts } from "#features/shops/ui/city-facts.tsx";
import { ShopList } from "#features/shops/ui/shop-list.tsx";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { JsonLd } from "#features/seo/ui/json-ld.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/coffeeshops-of-city.ts";
import { keptList, useKeptList } from "./layouts/kept-lists.ts";
import { useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale } = app;
  const filters = readShopFilters(new URL(request.url).searchParams);
  return orPageError(app, request, async () => {
    const city = await cityBySlug(database, { slug: params.city, locale });
    const [list, counts] = await Promise.all([
      shopsOfCity(database, { city, filters, locale, near: city }),
      shopCountsOf(database, { city }),
    ]);
    return { city, filters, list, counts };
  });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return keptList(request, serverLoader);
}

export default function CoffeeshopsOfCity({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { site, locale } = useSite();
  useKeptList(loaderData);
  const { city, filters, list, counts } = loaderData;
  const cityName = city.name;
  const title = t({ id: "city.title", message: `Coffeeshops in ${cityName}` });
  const path = `/coffeeshops/${city.slug}`;
  const all = t({ id: "nav.coffeeshops", message: "Coffeeshops" });
  return (
    <Page>
      <PageHead
        title={title}
        description={t({
          id: "city.description",
          message: `Coffeeshops in ${cityName}: addresses, who gets in, amenities. Every fact with its source and age.`,
        })}
      />
      <JsonLd
        data={breadcrumbs(site.canonicalBases[locale], [
          { name: all, path: "/coffeeshops" },
          { name: cityName, path },
        ])}
      />
      <Stack gap={8}>
        <Stack gap={3}>
          <h1>{title}</h1>
          <CityFacts city={city} counts={counts} />
        </Stack>
        <ShopList list={list} filters={filters} path={path} hasPoint />
      </Stack>
    </Page>
  );
}
