import { Trans, useLingui } from "@lingui/react/macro";
import { redirect } from "react-router";
import { otherNames } from "#features/search/server/other-names.ts";
import { OtherNamesAsDrawn } from "#features/search/ui/other-names-as-drawn.ts";
import { citiesWithShops } from "#features/shops/server/cities-with-shops.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import {
  readShopFilters,
  type ShopFilters as Filters,
  writeShopFilters,
} from "#features/shops/shop-query.ts";
import { CityLinksAsDrawn } from "#features/shops/ui/list-parts.ts";
import { ShopFilters } from "#features/shops/ui/shop-filters.tsx";
import { listAsShown } from "#features/shops/shop-in-list.ts";
import { ShopList } from "#features/shops/ui/shop-list.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/coffeeshops.ts";
import { atPage } from "./at-page.ts";
import { coffeeshopsHead } from "./coffeeshops-head.server.ts";
import { keptList, useKeptList } from "./layouts/kept-lists.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { UnknownValuesAsDrawn } from "./unknown-values-as-drawn.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, recall, locale } = app;
  const { filters, unknown } = readShopFilters(new URL(request.url).searchParams);
  const now = app.now();
  return orPageError(app, request, async () => {
    const [list, cities, others] = await Promise.all([
      shopsIn(database, { scope: { kind: "everywhere" }, filters, locale, now, recall }),
      citiesWithShops(database, { locale, samples: "excluded", recall }),
      otherNames(database, { question: filters.q, locale }),
    ]);
    if (list.page < filters.page) throw redirect(atPage("/coffeeshops", request, list.page));
    // What stands on the page, because all of it is sent along for the browser.
    const linked = cities.map(({ slug, name, shopCount }) => ({ slug, name, shopCount }));
    const head = coffeeshopsHead(app, filters.q);
    return {
      head,
      filters,
      unknown,
      list: listAsShown(list),
      others,
      cities: linked,
      now: now.toISOString(),
    };
  });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return keptList(request, serverLoader);
}

const addressOf = (filters: Filters) => `/coffeeshops${writeShopFilters(filters)}`;

export default function Coffeeshops({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  useKeptList(loaderData);
  const { head, filters, unknown, list, others, cities, now } = loaderData;
  return (
    <Page>
      <PageHead {...head} isIndexed={!filters.q} />
      <Stack gap={12}>
        <Stack gap={6}>
          <Stack gap={2}>
            <h1>{head.title}</h1>
            <Lead>
              <Trans id="coffeeshops.lead">
                The order is never for sale: places we know most about come first.
              </Trans>
            </Lead>
          </Stack>
          {unknown.length > 0 && <UnknownValuesAsDrawn values={unknown} />}
          {others.length > 0 && <OtherNamesAsDrawn names={others} question={filters.q} />}
          <ShopFilters filters={filters} facets={list.facets} addressOf={addressOf} now={now} />
          <ShopList list={list} filters={filters} addressOf={addressOf} start="nowhere" now={now} />
        </Stack>
        <Section id="cities" title={t({ id: "coffeeshops.cities", message: "Every city with a shop" })}>
          <CityLinksAsDrawn cities={cities} />
        </Section>
      </Stack>
    </Page>
  );
}
