import type { Site } from "#app/app-context.ts";
import { colleaguesOf } from "#features/claims/server/colleagues-of.ts";
import { ColleaguesTab } from "#features/claims/ui/colleagues/colleagues-tab.tsx";
import { holidaysAhead } from "#features/contributions/holidays.ts";
import { photosToEdit } from "#features/contributions/server/photos-to-edit.ts";
import { shopToEdit } from "#features/contributions/server/shops-to-edit.ts";
import { photosOfMenu } from "#features/contributions/server/photos-of-menu.ts";
import type { ShopToEdit } from "#features/contributions/shop-to-edit.ts";
import { shopTabAddress, shopTabIn } from "#features/contributions/shop-tab.ts";
import { PhotosEditor } from "#features/contributions/ui/photo-editing/photos-editor.tsx";
import { shopPhoto } from "#features/contributions/ui/shop-editing/shop-photo.ts";
import { ShopEditor } from "#features/contributions/ui/shop-editing/shop-editor.tsx";
import { ShopTabs } from "#features/contributions/ui/shop-editing/shop-tabs.tsx";
import { figuresOfShop } from "#features/figures/server/figures-of-shop.ts";
import { ShopFigures } from "#features/figures/ui/shop-figures.tsx";
import { countryDay } from "#features/hours/country-clock.ts";
import { menuOfShop } from "#features/products/server/menu-of-shop.ts";
import { menuVersion, menuVersions } from "#features/products/server/menu-versions.ts";
import { MenuVersions } from "#features/products/ui/menu-editing/menu-versions.tsx";
import { menuToEdit } from "#features/products/server/menu-to-edit.ts";
import { MenuPrint } from "#features/products/ui/menu-editing/menu-print.tsx";
import { MenuEditor } from "#features/products/ui/menu-editing/menu-editor.tsx";
import { DEFAULT_LOCALE } from "#platform/i18n/locales.ts";
import { Page } from "#ui/layout/page.tsx";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import { useAppMode } from "../layouts/use-app-mode.ts";
import { useSite } from "../layouts/use-site.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/shop.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { idIn } from "./id-in.ts";
import { itemData } from "./item-data.server.ts";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const tab = shopTabIn(search);
  const isPrint = tab === "menu" && search.has("print");
  const areVersions = tab === "menu" && search.has("versions");
  const versionId = tab === "menu" ? idIn(search, "version") : 0;
  return itemData(context, request, {
    path: "/dashboard/shops/shop",
    type: "shop",
    item: ({ database }, member, asked) => shopToEdit(database, member, asked),
    nameOf: ({ values }) => String(values.name),
    besideOf: async ({ database, now }, member, shop) => {
      const of = { shopId: shop?.id ?? 0 };
      const today = countryDay(now());
      return {
        menu: (tab === "menu" && (await menuToEdit(database, member, of))) || null,
        figures:
          (tab === "figures" && (await figuresOfShop(database, member, { ...of, now: now() }))) || null,
        photos:
          (tab === "photos" && (await photosToEdit(database, member, { type: "shop", id: of.shopId }))) ||
          null,
        people:
          (tab === "people" &&
            (await colleaguesOf(database, member, { item: { type: "shop", id: of.shopId }, now: now() }))) ||
          null,
        earlier: (versionId > 0 && (await menuVersion(database, member, { ...of, id: versionId }))) || null,
        versions: (areVersions && (await menuVersions(database, member, of))) || null,
        menuPhotos: (tab === "menu" && (await photosOfMenu(database, member, of))) || [],
        chosenPhotoId: tab === "menu" && search.has("photo") ? String(idIn(search, "photo")) : null,
        printed: isPrint ? { menu: await menuOfShop(database, { ...of, viewer: "anyone" }) } : null,
        tab,
        now: now().toISOString(),
        holidays: holidaysAhead(today),
        today,
      };
    },
  });
}

/** The editor of a shop (`?id=`), one part of it at a time (`&tab=`). A new one is suggested, and so is never null here. */
export default function DashboardShop({ loaderData }: Route.ComponentProps) {
  const {
    head,
    counts,
    item: shop,
    tab,
    menu,
    earlier,
    versions,
    photos,
    figures,
    people,
    printed,
    menuPhotos,
    chosenPhotoId,
    now,
    isAdmin: _,
    ...editor
  } = loaderData;
  const { site } = useSite();
  const isApp = useAppMode();
  if (!shop) return null;
  if (printed)
    return (
      <Page>
        <PageHead isIndexed={false} {...head} />
        <MenuPrint shop={printedShop(shop, site)} menu={printed.menu} now={now} />
      </Page>
    );
  return (
    <AdminFrame head={head} counts={counts}>
      <ShopTabs shopId={shop.id} current={tab} />
      {versions && <MenuVersions versions={versions} shopId={shop.id} />}
      {tab === "menu" && menu && !versions && (
        <MenuEditor
          key={menu.id}
          menu={menu}
          isSample={shop.shown.isSample}
          earlier={earlier}
          accountId={editor.accountId}
          photos={menuPhotos.map(shopPhoto)}
          chosenPhotoId={chosenPhotoId}
        />
      )}
      {tab === "photos" && photos && (
        <PhotosEditor
          key={photos.id}
          of={{ type: "shop", id: photos.id }}
          photos={photos}
          accountId={editor.accountId}
          pictureBase={site.pictureBase}
        />
      )}
      {tab === "figures" && figures && <ShopFigures figures={figures} />}
      {people && (
        <ColleaguesTab
          key={people.item["_id"]}
          colleagues={people}
          accountId={editor.accountId}
          ways={{ providers: site.providers, isApp, path: shopTabAddress(shop.id, "people") }}
          now={now}
        />
      )}
      {(tab === "facts" || tab === "hours") && (
        <ShopEditor key={shop.id} shop={shop} tab={tab} tiles={site.mapTiles} {...editor} />
      )}
    </AdminFrame>
  );
}

/** The code on paper leads to the page without a language of its own, where everybody finds theirs. */
function printedShop({ id, values, shown }: ShopToEdit, { canonicalBases }: Site) {
  const street = [values.street, values.houseNumber].filter(Boolean).join(" ");
  return {
    id,
    name: String(values.name),
    address: [street, shown.city.name].filter(Boolean).join(", "),
    url: `${canonicalBases[DEFAULT_LOCALE]}/coffeeshop/${shown.slug}#menu`,
  };
}
