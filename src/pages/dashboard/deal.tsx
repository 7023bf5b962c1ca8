import { redirect } from "react-router";
import { revisionsOf } from "#features/dashboard/server/revisions.ts";
import { dealToEdit } from "#features/deals/server/deals-to-edit.ts";
import { DealEditor } from "#features/deals/ui/deal-editing/deal-editor.tsx";
import { brandsToAdvertise } from "#features/deals/server/brands-to-advertise.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/deal.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openDashboard, waitingFor } from "./open-dashboard.server.ts";

const PATH = "/dashboard/deals/deal";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, PATH);
  const { database, i18n } = app;
  const search = new URL(request.url).searchParams;
  const id = Number(search.get("id"));
  if (!search.has("id") && !search.has("new")) throw redirect("/dashboard/deals");
  return orPageError(app, request, async () => {
    const [counts, deal, revisions, brands] = await Promise.all([
      waitingFor(app, member),
      search.has("id") ? dealToEdit(database, member, { id: Number.isSafeInteger(id) ? id : 0 }) : null,
      search.has("id") && Number.isSafeInteger(id) ? revisionsOf(database, { type: "deal", id }) : [],
      brandsToAdvertise(database, member),
    ]);
    if (deal === undefined) throw new NotFound("deal");
    const { admin: isAdmin } = member.permissions;
    const name = deal && (textIn(deal.values.title, app.locale)?.text ?? null);
    const { accountId } = member;
    return { head: dashboardHead(i18n, PATH, name), counts, deal, revisions, brands, isAdmin, accountId };
  });
}

/** The editor of a deal (`?id=`), or of a new one (`?new`). */
export default function DashboardDeal({ loaderData }: Route.ComponentProps) {
  const { head, counts, deal, ...editor } = loaderData;
  return (
    <AdminFrame head={head} counts={counts}>
      <DealEditor key={deal?.id ?? "new"} deal={deal} {...editor} />
    </AdminFrame>
  );
}
