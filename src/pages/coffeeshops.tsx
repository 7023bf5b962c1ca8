import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { redirect } from "react-router";
import { pageMeant } from "#features/search/page-meant.ts";
import { shortcutsFor } from "#features/search/shortcuts.ts";
import { otherNames } from "#features/search/server/other-names.ts";
import { citiesWithShops } from "#features/shops/server/cities-with-shops.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import {
  hasFilters,
  readShopFilters,
  type ShopFilters as Filters,
  writeShopFilters,
} from "#features/shops/shop-query.ts";
import { CityLinks } from "#features/shops/ui/city-links.tsx";
import { ShopFilters } from "#features/shops/ui/shop-filters.tsx";
import { listAsShown } from "#features/shops/shop-in-list.ts";
import { ShopList } from "#features/shops/ui/shop-list.tsx";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext, type AppContext } from "../app-context.ts";
import type { Route } from "./+types/coffeeshops.ts";
import { atPage } from "./at-page.ts";
import { listFromHistory, useListHistory } from "./layouts/list-history.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { UnknownValues } from "./unknown-values.tsx";
import { msg } from "@lingui/core/macro";

const DESCRIPTION = msg({
  id: "coffeeshops.description",
  message:
    "All coffeeshops we know of in the Netherlands, city by city, with the source and age of every fact.",
});

/** The title of the list of all shops, made by the loader so that browsers need not load its texts; `q`: the search words. */
function coffeeshopsHead({ i18n }: AppContext, q: string) {
  const title = q
    ? msg({ id: "coffeeshops.search.title", message: `Shops matching “${q}”` })
    : msg({ id: "coffeeshops.title", message: "Coffeeshops in the Netherlands" });
  return { title: i18n._(title), description: i18n._(DESCRIPTION) };
}

/** Only for a search that finds other things than shops. */
const LazyOtherNames = lazy(async () => {
  const fetching = Promise.all([import("#features/search/ui/other-names.tsx"), needArea("search")]);
  const [{ OtherNames }] = await fetching.catch(loadAsDocument);
  return { default: OtherNames };
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale } = app;
  const { filters, unknown } = readShopFilters(new URL(request.url).searchParams);
  const now = app.now();
  return orPageError(app, request, async () => {
    const [list, cities, others] = await Promise.all([
      shopsIn(database, { scope: { kind: "everywhere" }, filters, locale, now }),
      citiesWithShops(database, locale),
      otherNames(database, { question: filters.q, locale }),
    ]);
    // Enter in the search field: what has a page of its own needs no list of shops first.
    const meant =
      !hasFilters({ ...filters, q: "" }) &&
      pageMeant(filters.q, { shopNames: list.items.map(({ name }) => name), names: others });
    if (meant) throw redirect(meant);
    if (list.page < filters.page) throw redirect(atPage("/coffeeshops", request, list.page));
    // Only what the page shows, because loader data are serialised into the document.
    const linked = cities.map(({ slug, name, shopCount }) => ({ slug, name, shopCount }));
    const head = coffeeshopsHead(app, filters.q);
    return {
      head,
      filters,
      unknown,
      list: listAsShown(list),
      others,
      hasShortcut: shortcutsFor(filters.q).length > 0,
      cities: linked,
      now: now.toISOString(),
    };
  });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return listFromHistory(request, serverLoader);
}

const addressOf = (filters: Filters) => `/coffeeshops${writeShopFilters(filters)}`;

export default function Coffeeshops({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  useListHistory(loaderData);
  const { head, filters, unknown, list, others, hasShortcut, cities, now } = loaderData;
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
          {unknown.length > 0 && <UnknownValues values={unknown} />}
          <Suspense>
            {(others.length > 0 || hasShortcut) && <LazyOtherNames names={others} question={filters.q} />}
          </Suspense>
          <ShopFilters filters={filters} facets={list.facets} addressOf={addressOf} now={now} />
          <ShopList list={list} filters={filters} addressOf={addressOf} start="nowhere" now={now} />
        </Stack>
        <Section id="cities" title={t({ id: "coffeeshops.cities", message: "Every city with a shop" })}>
          <CityLinks cities={cities} />
        </Section>
      </Stack>
    </Page>
  );
}
