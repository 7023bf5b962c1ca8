import { DOUBLE_KINDS, type DoubleKind, type DoublePair } from "#features/doubles/double.ts";
import { doubleOfAnyKind, doublesIn } from "#features/doubles/server/doubles-in.ts";
import { mergesIn } from "#features/doubles/server/merges-in.ts";
import { DoubleRoom } from "#features/doubles/ui/double-room.tsx";
import type { AppContext } from "#app/app-context.ts";
import type { Route } from "./+types/double-strains.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { idIn } from "./id-in.ts";
import { orEmpty } from "./open-dashboard.server.ts";
import { queueData } from "./queue-data.server.ts";

const PATH = "/dashboard/doublestrains";

export function loader({ context, request }: Route.LoaderArgs) {
  return queueData(context, request, {
    path: PATH,
    lists: async (app) => {
      const waiting = kindsAsked(request).map(async (kind) => {
        const { items } = await doublesIn(app.database, { kind, page: 1 });
        return items;
      });
      const now = app.now();
      const [lists, merges] = await Promise.all([
        orEmpty(app, Promise.all(waiting), []),
        orEmpty(app, mergesIn(app.database, { now }), []),
      ]);
      const pairs = lists.flat();
      const asked = await orEmpty(app, pairBehind(app, request, pairs), undefined);
      return { pairs: asked ? [asked, ...pairs] : pairs, merges, now: now.toISOString() };
    },
    casesOf: ({ pairs }) => pairs.map((pair) => ({ id: pair["_id"], authorId: null })),
    besideOf: () => Promise.resolve({}),
  });
}

/** Those that the address asks for come first (`?kind=`): an editor that leads here speaks of one kind. */
function kindsAsked(request: Request): DoubleKind[] {
  const asked = new URL(request.url).searchParams.get("kind");
  return DOUBLE_KINDS.toSorted((one, other) => Number(other === asked) - Number(one === asked));
}

/** The pair that the address names, where it stands behind the first of its kind: an admin named both themselves, say. */
async function pairBehind({ database }: AppContext, request: Request, pairs: readonly DoublePair[]) {
  const id = idIn(new URL(request.url).searchParams);
  const isListed = id === 0 || pairs.some((pair) => pair["_id"] === String(id));
  return isListed ? undefined : doubleOfAnyKind(database, { id });
}

/** Strains, products, brands and shops that may be one with another, and what was merged; the chosen pair is `?id=` (product.md section 13). */
export default function DashboardDoubleStrains({
  loaderData: { head, counts, pairs, merges, now, chosenId, missingId },
}: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <DoubleRoom
        pairs={pairs}
        merges={merges}
        now={now}
        path={PATH}
        chosenId={chosenId}
        missingId={missingId}
      />
    </AdminFrame>
  );
}
