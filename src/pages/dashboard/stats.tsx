import { redirect } from "react-router";
import { figuresOfShop } from "#features/figures/server/figures-of-shop.ts";
import { ShopFigures } from "#features/figures/ui/shop-figures.tsx";
import { NotFound } from "#platform/errors/errors.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/stats.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openForAdmin, waitingFor } from "./open-dashboard.server.ts";
import { idIn } from "./id-in.ts";

const PATH = "/dashboard/shops/stats";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, admin } = openForAdmin(context, PATH);
  const search = new URL(request.url).searchParams;
  if (!search.has("id")) throw redirect("/dashboard/shops");
  return orPageError(app, request, async () => {
    const asked = { shopId: idIn(search), now: app.now() };
    const [figures, counts] = await Promise.all([
      figuresOfShop(app.database, admin, asked),
      waitingFor(app, admin),
    ]);
    if (!figures) throw new NotFound("shop");
    return { head: dashboardHead(app.i18n, PATH, figures.shop.name), counts, figures };
  });
}

/** The figures of any shop (`?id=`), for admins; whoever speaks for one has them in a tab of its editor. */
export default function DashboardStats({ loaderData: { head, counts, figures } }: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <ShopFigures figures={figures} />
    </AdminFrame>
  );
}
