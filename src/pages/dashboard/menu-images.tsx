import { menuImagesWaiting } from "#features/contributions/server/menu-images-in.ts";
import { refusalSentences } from "#features/contributions/server/refusal-sentences.ts";
import { ImageRoom } from "#features/contributions/ui/dashboard/image-room.tsx";
import { authorWith } from "#features/moderation/ui/dashboard/evidence.tsx";
import type { Route } from "./+types/menu-images.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { menuBeside } from "./menu-beside.server.ts";
import { orEmpty } from "./open-dashboard.server.ts";
import { queueData } from "./queue-data.server.ts";
import { sentencesFor } from "./sentences-for.server.ts";

const PATH = "/dashboard/menuimages";

export function loader({ context, request }: Route.LoaderArgs) {
  return queueData(context, request, {
    path: PATH,
    lists: async (app) => ({ images: await orEmpty(app, menuImagesWaiting(app.database), []) }),
    casesOf: ({ images }) =>
      images.map((image) => ({ id: image["_id"], authorId: image.author?.["_id"] ?? null, of: image })),
    besideOf: async (app, chosen) => ({
      menu: chosen ? await menuBeside(app, chosen.of) : [],
      sentences: await sentencesFor(app, chosen?.authorId, refusalSentences),
    }),
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
