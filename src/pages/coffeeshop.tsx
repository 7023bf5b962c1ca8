import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { structuredData } from "#features/seo/structured-data.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { openTimesOfShop } from "#features/shops/server/open-times-of-shop.ts";
import { shopBySlug } from "#features/shops/server/shop-by-slug.ts";
import { shopsNear } from "#features/shops/server/shops-near.ts";
import { storeJsonLd } from "#features/shops/store-json-ld.ts";
import { ShopAccess } from "#features/shops/ui/shop-access.tsx";
import { ShopAmenities } from "#features/shops/ui/shop-amenities.tsx";
import { ShopFacts } from "#features/shops/ui/shop-facts.tsx";
import { ShopGrid } from "#features/shops/ui/shop-grid.tsx";
import { ShopHead } from "#features/shops/ui/shop-head.tsx";
import { ShopHours } from "#features/shops/ui/shop-hours.tsx";
import { ShopPlace } from "#features/shops/ui/shop-place.tsx";
import { useKindWords } from "#features/shops/ui/shop-words.ts";
import { Page } from "#ui/layout/page.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Sidebar } from "#ui/layout/sidebar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/coffeeshop.ts";
import { arriving } from "./layouts/arriving.ts";
import { useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";

const NEARBY_COUNT = 3;
const COFFEESHOPS = msg({ id: "nav.coffeeshops", message: "Coffeeshops" });

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n } = app;
  const now = app.now();
  return orPageError(app, request, async () => {
    const shop = await shopBySlug(database, { slug: params.shop, locale, now });
    const asked = {
      point: shop,
      limit: NEARBY_COUNT,
      exceptShopId: shop.id,
      samples: shop.isSample ? "included" : "excluded",
      locale,
      now,
    } as const;
    const [nearby, times] = await Promise.all([
      shopsNear(database, asked),
      openTimesOfShop(database, { shopId: shop.id, now }),
    ]);
    const base = site.canonicalBases[locale];
    const way = breadcrumbs(base, [
      { name: i18n._(COFFEESHOPS), path: "/coffeeshops" },
      { name: shop.city.name, path: `/coffeeshops/${shop.city.slug}` },
      { name: shop.name, path: `/coffeeshop/${shop.slug}` },
    ]);
    // An invented shop is no store that a search engine should know.
    const about = shop.isSample ? structuredData(way) : structuredData(storeJsonLd(shop, times, base), way);
    return { shop, nearby, times, about, now: now.toISOString() };
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return arriving(serverLoader);
}

export default function Coffeeshop({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const kinds = useKindWords();
  const { site } = useSite();
  const { shop, nearby, times, about, now } = loaderData;
  const { name: shopName } = shop;
  const cityName = shop.city.name;
  const kind = kinds[shop.kind].one;
  return (
    <Page>
      <PageHead
        title={`${shopName}, ${cityName}`}
        description={t({
          id: "shop.description",
          message: `${kind} ${shopName} in ${cityName}: address, directions, who gets in, amenities. Every fact with its source and age.`,
        })}
        isIndexed={!shop.isSample}
      />
      <StructuredData things={about} />
      <Stack gap={12}>
        <ShopHead shop={shop} opening={times.opening} now={now} />
        <Sidebar side={<ShopPlace shop={shop} tiles={site.mapTiles} openness={times.opening.state} />}>
          <Stack gap={8}>
            <ShopHours shop={shop} times={times} now={now} />
            <ShopAccess shop={shop} />
            <ShopAmenities shop={shop} />
            <ShopFacts shop={shop} />
          </Stack>
        </Sidebar>
        {nearby.length > 0 && (
          <Section title={<Trans id="shop.nearby">Nearby</Trans>}>
            <ShopGrid shops={nearby} now={now} />
          </Section>
        )}
      </Stack>
    </Page>
  );
}
