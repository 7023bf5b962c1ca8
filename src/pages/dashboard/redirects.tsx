import { plainSearch } from "#features/seo/redirect.ts";
import { redirectsIn } from "#features/seo/server/redirects-in.ts";
import { RedirectRoom } from "#features/seo/ui/redirects/redirect-room.tsx";
import { pageIn } from "#platform/read-query.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/redirects.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openForAdmin, waitingFor } from "./open-dashboard.server.ts";

const PATH = "/dashboard/redirects";

export function loader({ context, request }: Route.LoaderArgs) {
  const { app, admin } = openForAdmin(context, PATH);
  const search = new URL(request.url).searchParams;
  const q = plainSearch(search.get("q") ?? "");
  return orPageError(app, request, async () => ({
    head: dashboardHead(app.i18n, PATH),
    counts: await waitingFor(app, admin),
    q,
    page: await redirectsIn(app.database, { q, page: pageIn(search) }),
  }));
}

/** Old addresses and where they lead (product.md section 3), for admins. */
export default function DashboardRedirects({ loaderData: { head, counts, q, page } }: Route.ComponentProps) {
  function addressOf(number: number): string {
    const words = new URLSearchParams({ ...(q && { q }), ...(number > 1 && { page: String(number) }) });
    return words.size > 0 ? `${PATH}?${words}` : PATH;
  }
  return (
    <AdminFrame head={head} counts={counts}>
      <RedirectRoom title={head.title} q={q} page={page} addressOf={addressOf} />
    </AdminFrame>
  );
}
