import { menuImagesWaiting } from "#features/contributions/server/menu-images-in.ts";
import { authorHistory } from "#features/moderation/server/author-history.ts";
import { toDoCounts } from "#features/moderation/server/to-do-counts.ts";
import { ImageRoom } from "#features/moderation/ui/dashboard/image-room.tsx";
import { menuOfShop } from "#features/products/server/menu-of-shop.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/menu-images.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openForAdmin, orEmpty } from "./open-dashboard.server.ts";

const PATH = "/dashboard/menuimages";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app } = openForAdmin(context, PATH);
  const { database, i18n } = app;
  const askedId = new URL(request.url).searchParams.get("id");
  return orPageError(app, request, async () => {
    const [counts, images] = await Promise.all([
      orEmpty(app, toDoCounts(database), null),
      orEmpty(app, menuImagesWaiting(database), []),
    ]);
    const chosen = images.find(({ _id: id }) => id === askedId) ?? images[0];
    const { _id: chosenId = null, author, shop } = chosen ?? {};
    const [history, menu] = await Promise.all([
      author ? orEmpty(app, authorHistory(database, Number(author["_id"])), null) : null,
      // With what the page of the shop may not show.
      shop && orEmpty(app, menuOfShop(database, { shopId: Number(shop["_id"]), viewer: "manager" }), null),
    ]);
    const missingId = askedId === chosenId ? null : askedId;
    const head = dashboardHead(i18n, PATH);
    return { head, counts, images, chosenId, missingId, history, menu: menu?.items ?? [] };
  });
}

/** Photos of menus; the chosen one is `?id=` (product.md section 13). */
export default function DashboardMenuImages({ loaderData: { head, counts, ...room } }: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <ImageRoom {...room} path={PATH} />
    </AdminFrame>
  );
}
