import { listAddress } from "#features/dashboard/list-query.ts";
import { ListButtons } from "#features/dashboard/ui/list/list-buttons.tsx";
import { ListCount } from "#features/dashboard/ui/list/list-count.tsx";
import { adminsForTickets } from "#features/support/server/assign-ticket.ts";
import { ticketsToAnswer, ticketToAnswer } from "#features/support/server/tickets-to-answer.ts";
import { TICKET_LIST } from "#features/support/ticket-fields.ts";
import { NewTicket } from "#features/support/ui/new-ticket.tsx";
import { AllTickets, AskQuestion } from "#features/support/ui/dashboard/ticket-links.tsx";
import { TicketRoom } from "#features/support/ui/dashboard/ticket-room.tsx";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/support.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { idIn } from "./id-in.ts";
import { listData } from "./list-data.server.ts";
import { openDashboard } from "./open-dashboard.server.ts";

const PATH = "/dashboard/support";

export function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  // Where letters and notices lead to.
  const wayBack = search.has("id") ? `${PATH}?id=${idIn(search)}` : PATH;
  const { app, member } = openDashboard(context, PATH, wayBack);
  return orPageError(app, request, async () => {
    const [list, ticket, admins] = await Promise.all([
      listData(context, request, { path: PATH, spec: TICKET_LIST, page: ticketsToAnswer }),
      search.has("id") ? ticketToAnswer(app.database, member, { id: idIn(search) }) : undefined,
      search.has("id") && member.permissions.admin ? adminsForTickets(app.database) : [],
    ]);
    const isMissing = search.has("id") && !ticket;
    const isNew = search.has("new") && !search.has("id");
    return { ...list, ticket: ticket ?? null, isMissing, isNew, admins, accountId: member.accountId };
  });
}

/** What was asked: an admin answers all, whoever asked reads their own; the chosen one is `?id=`, a new one `?new` (product.md section 13). */
export default function DashboardSupport({
  loaderData: { head, counts, query, page, isNew, ...room },
}: Route.ComponentProps) {
  const list = { path: PATH, spec: TICKET_LIST, query };
  return (
    <AdminFrame
      head={head}
      counts={counts}
      subtitle={
        room.ticket || isNew ? (
          <AllTickets address={listAddress(PATH, TICKET_LIST, query)} />
        ) : (
          <ListCount total={page.total} all={page.all} />
        )
      }
      aside={
        <>
          <ListButtons list="support" itemPath={PATH} {...list} isAdmin={room.isAdmin} />
          {!room.isAdmin && !isNew && <AskQuestion path={PATH} />}
        </>
      }
    >
      {isNew ? (
        <NewTicket path={PATH} accountId={room.accountId} />
      ) : (
        <TicketRoom {...room} path={PATH} title={head.title} query={query} page={page} />
      )}
    </AdminFrame>
  );
}
