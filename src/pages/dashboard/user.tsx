import { redirect } from "react-router";
import { removalsOf } from "#features/moderation/server/removals-to-undo.ts";
import { removalSentences } from "#features/moderation/server/removal-sentences.ts";
import { userToManage } from "#features/users/server/users-to-manage.ts";
import { writtenBy } from "#features/users/server/written-by.ts";
import { UserDesk } from "#features/users/ui/user-managing/user-desk.tsx";
import { asAdmin } from "#features/accounts/server/members.ts";
import { pageIn } from "#platform/read-query.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { useAppMode } from "../layouts/use-app-mode.ts";
import { useSite } from "../layouts/use-site.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/user.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { idIn } from "./id-in.ts";
import { openDashboard, waitingFor } from "./open-dashboard.server.ts";
import { sentencesFor } from "./sentences-for.server.ts";

const PATH = "/dashboard/users/user";

export function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const wayBack = search.has("id") ? `${PATH}?id=${idIn(search)}` : PATH;
  const { app, member } = openDashboard(context, PATH, wayBack);
  if (!search.has("id")) throw redirect("/dashboard/users");
  return orPageError(app, request, async () => {
    const user = await userToManage(app.database, member, { id: idIn(search) });
    if (!user) throw new NotFound("account");
    return {
      head: dashboardHead(app.i18n, PATH, user.values.name),
      counts: await waitingFor(app, member),
      user,
      accountId: member.accountId,
      resets: await removalsOf(app.database, asAdmin(member), { type: "user", id: user.id }),
      written: await writtenBy(app.database, asAdmin(member), { accountId: user.id, page: pageIn(search) }),
      sentences: await sentencesFor(app, user.id, removalSentences),
    };
  });
}

/** One person of `?id=`: roles and sessions. */
export default function DashboardUser({ loaderData }: Route.ComponentProps) {
  const { head, counts, user, accountId, sentences, written, resets } = loaderData;
  const { site } = useSite();
  const ways = { providers: site.providers, isApp: useAppMode(), path: `${PATH}?id=${user.id}` };
  return (
    <AdminFrame head={head} counts={counts}>
      <UserDesk
        key={user.id}
        user={user}
        accountId={accountId}
        ways={ways}
        sentences={sentences}
        written={written}
        resets={resets}
      />
    </AdminFrame>
  );
}
