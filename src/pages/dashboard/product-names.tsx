import type { Member } from "#features/accounts/server/members.ts";
import { NameRoom } from "#features/contributions/ui/product-editing/name-room.tsx";
import { NAMES_TITLE } from "#features/dashboard/rooms.ts";
import { idOfSpelling, type WaitingSpelling } from "#features/products/spelling.ts";
import { linesSpelled } from "#features/products/server/lines-spelled.ts";
import { saidSpellings } from "#features/products/server/said-spellings.ts";
import { spellingsLike } from "#features/products/server/spellings-like.ts";
import { waitingSpellings } from "#features/products/server/waiting-spellings.ts";
import { pageIn } from "#platform/read-query.ts";
import type { AppContext } from "#app/app-context.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/product-names.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { idIn } from "./id-in.ts";
import { openDashboard, orEmpty, waitingFor } from "./open-dashboard.server.ts";

const PATH = "/dashboard/products/names";

export function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, PATH);
  return orPageError(app, request, async () => {
    const search = new URL(request.url).searchParams;
    const productId = search.has("product") ? idIn(search, "product") : null;
    const [counts, { items, product: like = null }, said] = await Promise.all([
      waitingFor(app, member),
      namesFor(app, member, productId),
      saidSpellings(app.database, member, { page: pageIn(search) }),
    ]);
    const names = items.map((of) => ({ id: idOfSpelling(of), of }));
    const asked = search.get("id");
    const askedId = asked === null ? null : encodeURIComponent(asked);
    const chosen = names.find(({ id }) => id === askedId) ?? names[0];
    const chosenId = chosen?.id ?? null;
    return {
      head: dashboardHead(app.i18n, PATH, app.i18n._(NAMES_TITLE)),
      counts,
      names,
      lines: chosen ? await orEmpty(app, linesSpelled(app.database, member, chosen.of), []) : [],
      said,
      like,
      path: like ? `${PATH}?product=${like.id}` : PATH,
      chosenId,
      missingId: askedId === chosenId ? null : askedId,
    };
  });
}

function namesFor(
  { database }: AppContext,
  member: Member,
  productId: number | null,
): Promise<{ items: WaitingSpelling[]; product?: { id: string; name: string } }> {
  return productId === null
    ? waitingSpellings(database, member, { q: "", page: 1 })
    : spellingsLike(database, member, { productId });
}

/** The names on menus that no product carries, those of most shops first, and what was said of others; the chosen one is `?id=`; or only those that may be the product of `?product=` (product.md section 13). */
export default function DashboardProductNames({
  loaderData: { head, counts, names, lines, said, like, path, chosenId, missingId },
}: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <NameRoom {...{ names, lines, said, like, path, chosenId, missingId }} />
    </AdminFrame>
  );
}
