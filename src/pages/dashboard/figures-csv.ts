import { redirect } from "react-router";
import { figuresCsv } from "#features/figures/server/figures-csv.ts";
import { figuresOfShop } from "#features/figures/server/figures-of-shop.ts";
import { partOfShop } from "#features/dashboard/desk-shop.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/figures-csv.ts";
import { openDashboard } from "./open-dashboard.server.ts";
import { idIn } from "./id-in.ts";

/** The figures of a shop (`?id=`) as a file, for whoever may read them on the page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, "/dashboard/shops/shop");
  return orPageError(app, request, async () => {
    const shopId = idIn(new URL(request.url).searchParams);
    const figures = await figuresOfShop(app.database, member, { shopId, now: app.now() });
    // What is no page has no error page: that of the shop says that there is none.
    if (!figures) throw redirect(partOfShop(shopId, "figures"));
    return new Response(figuresCsv(figures), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${figures.shop.slug}-${figures.to}.csv"`,
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
      },
    });
  });
}
