import { redirect } from "react-router";
import { holidaysAhead } from "#features/contributions/holidays.ts";
import { photosToEdit } from "#features/contributions/server/photos-to-edit.ts";
import { shopToEdit } from "#features/contributions/server/shops-to-edit.ts";
import { shopTabIn } from "#features/contributions/shop-tab.ts";
import { PhotosEditor } from "#features/contributions/ui/shop-editing/photos/photos-editor.tsx";
import { ShopEditor } from "#features/contributions/ui/shop-editing/shop-editor.tsx";
import { ShopTabs } from "#features/contributions/ui/shop-editing/shop-tabs.tsx";
import { revisionsOf } from "#features/dashboard/server/revisions.ts";
import { figuresOfShop } from "#features/figures/server/figures-of-shop.ts";
import { ShopFigures } from "#features/figures/ui/shop-figures.tsx";
import { countryDay } from "#features/hours/country-clock.ts";
import { menuToEdit } from "#features/products/server/menu-to-edit.ts";
import { MenuEditor } from "#features/products/ui/menu-editing/menu-editor.tsx";
import { NotFound } from "#platform/errors/errors.ts";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import { useSite } from "../layouts/use-site.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/shop.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openDashboard, waitingFor } from "./open-dashboard.server.ts";
import { shopIdIn } from "./shop-id-in.ts";

const PATH = "/dashboard/shops/shop";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, PATH);
  const { database, i18n } = app;
  const search = new URL(request.url).searchParams;
  if (!search.has("id")) throw redirect("/dashboard/shops");
  const asked = { id: shopIdIn(search) };
  return orPageError(app, request, async () => {
    const shop = await shopToEdit(database, member, asked);
    if (!shop) throw new NotFound("shop");
    const tab = shopTabIn(search);
    const [counts, revisions, menu, photos, figures] = await Promise.all([
      waitingFor(app, member),
      revisionsOf(database, { type: "shop", id: shop.id }),
      tab === "menu" ? menuToEdit(database, member, { shopId: shop.id }) : null,
      tab === "photos" ? photosToEdit(database, member, { shopId: shop.id }) : null,
      tab === "figures" ? figuresOfShop(database, member, { shopId: shop.id, now: app.now() }) : null,
    ]);
    const today = countryDay(app.now());
    return {
      head: dashboardHead(i18n, PATH, String(shop.values.name)),
      counts,
      shop,
      revisions,
      menu: menu ?? null,
      photos: photos ?? null,
      figures: figures ?? null,
      tab,
      holidays: holidaysAhead(today),
      accountId: member.accountId,
      today,
    };
  });
}

/** The editor of a shop (`?id=`), one part of it at a time (`&tab=`). */
export default function DashboardShop({ loaderData }: Route.ComponentProps) {
  const { head, counts, shop, tab, menu, photos, figures, ...editor } = loaderData;
  const { site } = useSite();
  return (
    <AdminFrame head={head} counts={counts}>
      <ShopTabs shopId={shop.id} current={tab} />
      {tab === "menu" && menu && <MenuEditor key={menu.id} menu={menu} accountId={editor.accountId} />}
      {tab === "photos" && photos && (
        <PhotosEditor
          key={photos.id}
          photos={photos}
          accountId={editor.accountId}
          pictureBase={site.pictureBase}
        />
      )}
      {tab === "figures" && figures && <ShopFigures figures={figures} />}
      {(tab === "facts" || tab === "hours") && <ShopEditor key={shop.id} shop={shop} tab={tab} {...editor} />}
    </AdminFrame>
  );
}
