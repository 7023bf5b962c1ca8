import { Trans, useLingui } from "@lingui/react/macro";
import { hasSampleTown } from "#features/places/server/has-sample-town.ts";
import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import { countryAtAGlance } from "#features/shops/server/country-at-a-glance.ts";
import { SHOP_KINDS, TOLERATED_KINDS } from "#features/shops/shop.ts";
import { CityLinks } from "#features/shops/ui/city-links.tsx";
import { ShopGrid } from "#features/shops/ui/shop-grid.tsx";
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
import { appContext, type AppContext } from "../app-context.ts";
import type { Route } from "./+types/home.ts";
import type { BarOfPage } from "./layouts/bar-of-page.ts";
import { listFromHistory, useListHistory } from "./layouts/list-history.ts";
import { SearchBar } from "./layouts/search-bar.tsx";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { SeeSamples } from "./see-samples.tsx";
import { structuredData } from "./structured-data.server.ts";
import { msg } from "@lingui/core/macro";
import { PRODUCT_TYPES, type ProductType } from "#features/products/product-types.ts";

const NAMES = {
  weed: msg({ id: "product-type.weed", message: "Weed" }),
  hash: msg({ id: "product-type.hash", message: "Hash" }),
  prerolled: msg({ id: "product-type.prerolled", message: "Pre-rolled" }),
  edibles: msg({ id: "product-type.edibles", message: "Edibles" }),
  supplies: msg({ id: "product-type.supplies", message: "Supplies" }),
};

/** The names of the product types, translated by the loader: a browser would load all texts of products for these five. */
function productTypes({ i18n }: AppContext): { type: ProductType; name: string }[] {
  return PRODUCT_TYPES.map((type) => ({ type, name: i18n._(NAMES[type]) }));
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site } = app;
  const now = app.now();
  return orPageError(app, request, async () => {
    const country = await countryAtAGlance(database, { locale, now });
    const about = structuredData(webSiteJsonLd({ name: site.name, base: site.canonicalBases[locale] }));
    const hasSamples = await hasSampleTown(database);
    return { ...country, hasSamples, types: productTypes(app), about, now: now.toISOString() };
  });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return listFromHistory(request, serverLoader);
}

/** The large one. */
export const handle = { bar: (): BarOfPage => ({ hasOwnSearch: true }) };

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const kinds = useKindWords();
  useListHistory(loaderData);
  const { kindCounts, cityCount, largestCities, bestShops, hasSamples, types, about, now } = loaderData;
  // The others are counted apart, below.
  const shopCount = countText(
    i18n.locale,
    TOLERATED_KINDS.reduce((sum, kind) => sum + kindCounts[kind], 0),
  );
  const placeCount = countText(i18n.locale, cityCount);
  const title = t({ id: "home.title", message: "Find a coffeeshop" });
  return (
    <Page>
      <PageHead
        title={title}
        description={t({
          id: "home.description",
          message: `${shopCount} coffeeshops in ${placeCount} Dutch cities, with the age and source of every fact. No advertising, no paid ranking.`,
        })}
      />
      <StructuredData things={about} />
      <Stack gap={12}>
        <Stack gap={4}>
          <h1>{title}</h1>
          <Lead>
            <Trans id="home.lead">
              {shopCount} coffeeshops in {placeCount} Dutch cities. Every fact says how old it is and who says
              so.
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
            {types.map(({ type, name }) => (
              <ChipLink key={type} to={`/${type}`}>
                {name}
              </ChipLink>
            ))}
          </ChipRow>
        </Stack>
        <Section title={t({ id: "home.cities", message: "Cities" })}>
          <Stack gap={4}>
            <CityLinks cities={largestCities} />
            <div>
              <ButtonLink to="/coffeeshops#cities" kind="quiet">
                <Trans id="home.all-cities">All {placeCount} cities</Trans>
              </ButtonLink>
            </div>
          </Stack>
        </Section>
        <Section title={t({ id: "home.shops", message: "One in each of the larger cities" })}>
          <ShopGrid shops={bestShops} now={now} />
        </Section>
        {hasSamples && (
          <div>
            <SeeSamples to={`/coffeeshops/${SAMPLE_TOWN.slug}`} />
          </div>
        )}
      </Stack>
    </Page>
  );
}
