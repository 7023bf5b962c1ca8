import { menuImagesWaiting } from "#features/contributions/server/menu-images-in.ts";
import { ImageRoom } from "#features/contributions/ui/dashboard/image-room.tsx";
import { authorWith } from "#features/moderation/ui/dashboard/evidence.tsx";
import { menuOfShop } from "#features/products/server/menu-of-shop.ts";
import type { Route } from "./+types/menu-images.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { orEmpty } from "./open-dashboard.server.ts";
import { queueData } from "./queue-data.server.ts";

const PATH = "/dashboard/menuimages";

export function loader({ context, request }: Route.LoaderArgs) {
  return queueData(context, request, {
    path: PATH,
    lists: async (app) => ({ images: await orEmpty(app, menuImagesWaiting(app.database), []) }),
    casesOf: ({ images }) =>
      images.map((image) => ({ id: image["_id"], authorId: image.author?.["_id"] ?? null, of: image })),
    besideOf: async (app, chosen) => {
      if (!chosen) return { menu: [] };
      // With what the page of the shop may not show.
      const asked = { shopId: Number(chosen.of.shop["_id"]), viewer: "manager" } as const;
      const menu = await orEmpty(app, menuOfShop(app.database, asked), null);
      return { menu: menu?.items ?? [] };
    },
  });
}

/** Photos of menus; the chosen one is `?id=` (product.md section 13). */
export default function DashboardMenuImages({
  loaderData: { head, counts, history, ...room },
}: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <ImageRoom {...room} path={PATH} author={authorWith(history)} />
    </AdminFrame>
  );
}
