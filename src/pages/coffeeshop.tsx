import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { structuredData } from "#features/seo/structured-data.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { shopBySlug } from "#features/shops/server/shop-by-slug.ts";
import { shopsNear } from "#features/shops/server/shops-near.ts";
import { storeJsonLd } from "#features/shops/store-json-ld.ts";
import { ShopAccess } from "#features/shops/ui/shop-access.tsx";
import { ShopAmenities } from "#features/shops/ui/shop-amenities.tsx";
import { ShopFacts } from "#features/shops/ui/shop-facts.tsx";
import { ShopGrid } from "#features/shops/ui/shop-grid.tsx";
import { ShopHead } from "#features/shops/ui/shop-head.tsx";
import { ShopPlace } from "#features/shops/ui/shop-place.tsx";
import { useKindWords } from "#features/shops/ui/shop-words.ts";
import { Page } from "#ui/layout/page.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Sidebar } from "#ui/layout/sidebar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/coffeeshop.ts";
import { arriving } from "./layouts/arriving.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";

const NEARBY_COUNT = 3;
const COFFEESHOPS = msg({ id: "nav.coffeeshops", message: "Coffeeshops" });

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n } = app;
  return orPageError(app, request, async () => {
    const shop = await shopBySlug(database, { slug: params.shop, locale });
    const nearby = await shopsNear(database, {
      point: shop,
      limit: NEARBY_COUNT,
      exceptShopId: shop.id,
      samples: shop.isSample ? "included" : "excluded",
      locale,
    });
    const base = site.canonicalBases[locale];
    const way = breadcrumbs(base, [
      { name: i18n._(COFFEESHOPS), path: "/coffeeshops" },
      { name: shop.city.name, path: `/coffeeshops/${shop.city.slug}` },
      { name: shop.name, path: `/coffeeshop/${shop.slug}` },
    ]);
    // An invented shop is no store that a search engine should know.
    const about = shop.isSample ? structuredData(way) : structuredData(storeJsonLd(shop, base), way);
    return { shop, nearby, about };
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return arriving(serverLoader);
}

export default function Coffeeshop({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const kinds = useKindWords();
  const { shop, nearby, about } = loaderData;
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
        <ShopHead shop={shop} />
        <Sidebar side={<ShopPlace shop={shop} />}>
          <Stack gap={8}>
            <ShopAccess shop={shop} />
            <ShopAmenities shop={shop} />
            <ShopFacts shop={shop} />
          </Stack>
        </Sidebar>
        {nearby.length > 0 && (
          <Section title={<Trans id="shop.nearby">Nearby</Trans>}>
            <ShopGrid shops={nearby} />
          </Section>
        )}
      </Stack>
    </Page>
  );
}
