import { Trans, useLingui } from "@lingui/react/macro";
import { countryAtAGlance } from "#features/shops/server/country-at-a-glance.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import { useProductTypeWords } from "#features/products/ui/product-type-words.ts";
import { SHOP_KINDS } from "#features/shops/shop.ts";
import { CityLinksAsDrawn, ShopGridAsDrawn } from "#features/shops/ui/list-parts.ts";
import { useKindWords } from "#features/shops/ui/kind-words.ts";
import { webSiteJsonLd } from "#features/seo/web-site-json-ld.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { countText } from "#platform/i18n/format.ts";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { LocateGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/home.ts";
import { keptList, useKeptList } from "./layouts/kept-lists.ts";
import { SearchBar } from "./layouts/search-bar.tsx";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { structuredData } from "./structured-data.server.ts";

const AMOUNTS = { cityAmount: 18, shopAmount: 9 };

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, recall, locale, site } = app;
  const now = app.now();
  return orPageError(app, request, async () => {
    const country = await countryAtAGlance(database, { ...AMOUNTS, locale, now, recall });
    const about = structuredData(webSiteJsonLd({ name: site.name, base: site.canonicalBases[locale] }));
    return { ...country, about, now: now.toISOString() };
  });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return keptList(request, serverLoader);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const kinds = useKindWords();
  const types = useProductTypeWords();
  useKeptList(loaderData);
  const { kindCounts, cityCount, largestCities, bestShops, about, now } = loaderData;
  const shopCount = countText(
    i18n.locale,
    Object.values(kindCounts).reduce((sum, count) => sum + count, 0),
  );
  const placeCount = countText(i18n.locale, cityCount);
  const title = t({ id: "home.title", message: "Find a coffeeshop" });
  return (
    <Page>
      <PageHead
        title={title}
        description={t({
          id: "home.description",
          message: `${shopCount} shops in ${placeCount} Dutch cities, with the age and source of every fact. No advertising, no paid ranking.`,
        })}
      />
      <StructuredData things={about} />
      <Stack gap={12}>
        <Stack gap={4}>
          <h1>{title}</h1>
          <Lead>
            <Trans id="home.lead">
              {shopCount} shops in {placeCount} Dutch cities. Every fact says how old it is and who says so.
            </Trans>
          </Lead>
          <SearchBar isLarge />
          <div>
            <ButtonLink to="/map?nearme=true&open=now" icon={<Icon glyph={LocateGlyph} />}>
              <Trans id="search.near-me">Near me, open now</Trans>
            </ButtonLink>
          </div>
          <ChipRow label={t({ id: "filter.kind", message: "Kind of shop" })} isScrolling>
            {SHOP_KINDS.filter((kind) => kindCounts[kind] > 0).map((kind) => (
              <ChipLink
                key={kind}
                to={`/coffeeshops?kind=${kind}`}
                count={countText(i18n.locale, kindCounts[kind])}
              >
                {kinds[kind].many}
              </ChipLink>
            ))}
          </ChipRow>
          <ChipRow label={t({ id: "home.products", message: "Products" })} isScrolling>
            {PRODUCT_TYPES.map((type) => (
              <ChipLink key={type} to={`/${type}`}>
                {types[type]}
              </ChipLink>
            ))}
          </ChipRow>
        </Stack>
        <Section title={t({ id: "home.cities", message: "Cities" })}>
          <Stack gap={4}>
            <CityLinksAsDrawn cities={largestCities} />
            <div>
              <ButtonLink to="/coffeeshops#cities" kind="quiet">
                <Trans id="home.all-cities">All {placeCount} cities</Trans>
              </ButtonLink>
            </div>
          </Stack>
        </Section>
        <Section title={t({ id: "home.shops", message: "One in each of the larger cities" })}>
          <ShopGridAsDrawn shops={bestShops} now={now} />
        </Section>
      </Stack>
    </Page>
  );
}
