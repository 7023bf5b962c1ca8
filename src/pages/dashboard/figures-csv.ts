import { figuresCsv } from "#features/figures/server/figures-csv.ts";
import { figuresOfShop } from "#features/figures/server/figures-of-shop.ts";
import { NotFound } from "#platform/errors/errors.ts";
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
    if (!figures) throw new NotFound("shop");
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
