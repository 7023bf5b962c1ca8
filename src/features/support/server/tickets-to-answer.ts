import { sql } from "kysely";
import { personAnswer } from "#features/accounts/person.ts";
import type { Member } from "#features/accounts/server/members.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type {
  TICKET_LIST,
  TicketAssignment,
  TicketReply,
  TicketShown,
  TicketThread,
  TicketToAnswer,
  TicketValues,
} from "../ticket-fields.ts";

type TicketSort = (typeof TICKET_LIST.sorts)[number];
type TicketFilter = keyof typeof TICKET_LIST.filters;

export type TicketListQuery = ListQuery<TicketSort, TicketFilter>;

interface TicketRow {
  id: number;
  values: Omit<TicketValues, "openedAt" | "saidAt">;
  openedAt: Date;
  saidAt: Date;
  locale: Locale;
  replyCount: number;
  account: PersonRow | null;
  assignee: TicketShown["assignee"];
  shop: TicketShown["shop"];
}

/** Null for an admin, who answers all. */
interface Asker {
  askerId: number | null;
  isAdmin: boolean;
}

const askerOf = ({ permissions, accountId }: Member): Asker => ({
  askerId: permissions.admin ? null : accountId,
  isAdmin: permissions.admin,
});

const isTheirs = (p: Params<Asker>) =>
  sql`(${p.askerId}::bigint is null or ticket.account_id = ${p.askerId}::bigint)`;

const columns = (p: Params<Asker>) => sql`
  ticket.id, ticket.created_at as "openedAt", ticket.said_at as "saidAt", ticket.locale,
  (select count(*)::integer from ticket_reply where ticket_reply.ticket_id = ticket.id) as "replyCount",
  case when account.id is not null then (select to_json(person) from (select ${personColumns}) as person) end as account,
  case when shop.id is not null then json_build_object('_id', shop.id::text, 'url', shop.slug, 'name', shop.name) end as shop,
  (select json_build_object('_id', holder.id::text, 'name', holder.name) from account as holder
    where holder.id = ticket.assignee_id and holder.erase_at is null and ${p.isAdmin}::boolean) as assignee,
  json_build_object(
    'state', ticket.state, 'kind', ticket.kind, 'subject', ticket.subject, 'name', ticket.name, 'email', ticket.email,
    'about', ticket.about, 'shopName', ticket.shop_name, 'cityName', ticket.city_name, 'role', ticket.role,
    'proof', ticket.proof, 'website', ticket.website, 'message', ticket.message) as values`;

const ticketsOfIds = statement(
  "tickets-to-answer",
  (_, p: Params<Asker & { ids: readonly number[] }>) => sql<TicketRow>`
    select ${columns(p)} from ticket
    left join account on account.id = ticket.account_id and account.erase_at is null ${personJoins}
    left join shop on shop.id = ticket.shop_id
    where ticket.id = any (${p.ids}::bigint[]) and ${isTheirs(p)}`,
  { isRead: true },
);

const ticketOf =
  (member: Member) =>
  ({ id, values: sent, openedAt, saidAt, account, ...told }: TicketRow): TicketToAnswer => {
    const values = { openedAt: openedAt.toISOString(), saidAt: saidAt.toISOString(), ...sent };
    return {
      id,
      rev: revOf({ id, saidAt, state: sent.state, replyCount: told.replyCount, assignee: told.assignee }),
      values,
      shown: {
        ...told,
        isOwn: account?.id === member.accountId,
        account: account && personAnswer(personOf(account)),
      },
    };
  };

const repliesOf = statement(
  "replies-of-ticket",
  (_, p: Params<{ ticketId: number; isAdmin: boolean }>) => sql<TicketReply>`
    select reply.id::text as "_id", reply.is_staff as "isStaff", reply.text, to_json(reply.written_at) #>> '{}' as "writtenAt",
      case when ${p.isAdmin}::boolean and staff.erase_at is null then staff.name end as by
    from ticket_reply as reply left join account as staff on staff.id = reply.staff_id
    where reply.ticket_id = ${p.ticketId} order by reply.id`,
  { isRead: true },
);

const assignmentsOf = statement(
  "assignments-of-ticket",
  (_, p: Params<{ ticketId: number }>) => sql<TicketAssignment>`
    select assignment.id::text as "_id", assignment.is_nobody as "isNobody",
      to_json(assignment.assigned_at) #>> '{}' as "assignedAt", holder.name as to, giver.name as by
    from ticket_assignment as assignment
    left join account as holder on holder.id = assignment.assignee_id and holder.erase_at is null
    left join account as giver on giver.id = assignment.assigned_by and giver.erase_at is null
    where assignment.ticket_id = ${p.ticketId} order by assignment.id`,
  { isRead: true },
);

/** A ticket with all that was said; undefined for none, and for that of somebody else. */
export async function ticketToAnswer(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<TicketThread | undefined> {
  const row = await ticketsOfIds.first(database, { ids: [id], ...askerOf(member) });
  if (!row) return undefined;
  const ticket = ticketOf(member)(row);
  const replies = await repliesOf.all(database, { ticketId: id, isAdmin: member.permissions.admin });
  const assignments = member.permissions.admin ? await assignmentsOf.all(database, { ticketId: id }) : [];
  return { ...ticket, shown: { ...ticket.shown, replies, assignments } };
}

interface Asked extends Asker {
  q: string;
  state: string | null;
  kind: string | null;
  hand: string | null;
  readerId: number;
}

const has = (text: ReturnType<typeof sql>, p: Params<Asked>) =>
  sql`strpos(lower(${text}), lower(${p.q})) > 0`;

const saidSeconds = sql`extract(epoch from ticket.said_at)`;

const ticketList = editedList<TicketSort, Asked>({
  things: "tickets",
  from: sql`ticket`,
  id: sql`ticket.id`,
  isTheirs,
  isAsked: (p) => sql`
    (${p.state}::text is null or ticket.state = ${p.state}) and (${p.kind}::text is null or ticket.kind = ${p.kind})
    and (${p.hand}::text is null or ticket.assignee_id is not distinct from
      case when ${p.hand}::text = 'mine' then ${p.readerId}::bigint end)
    and (ticket.id::text = ltrim(${p.q}, '#') or ${has(sql`ticket.name`, p)} or ${has(sql`ticket.email`, p)}
      or ${has(sql`ticket.message`, p)} or ${has(sql`ticket.shop_name`, p)} or ${has(sql`ticket.about`, p)}
      or exists (
        select from ticket_reply as reply where reply.ticket_id = ticket.id and ${has(sql`reply.text`, p)}))`,
  orders: {
    waiting: [
      sql`ticket.state <> 'open'`,
      sql`case when ticket.state = 'open' then ${saidSeconds} else -${saidSeconds} end`,
    ],
    said: sql`ticket.said_at`,
    opened: sql`ticket.created_at`,
    name: sql`lower(ticket.name)`,
  },
});

/** A page of the tickets that somebody may read: an admin all of them, everybody else those they opened. */
export function ticketsToAnswer(
  database: Database,
  member: Member,
  query: TicketListQuery & { size?: number },
) {
  const asker = askerOf(member);
  const { state = null, kind = null, hand = null } = query.filters;
  // Who has it in hand is told to admins only, also by what is left out.
  const whose = { hand: asker.isAdmin ? hand : null, readerId: member.accountId };
  return ticketList.page(database, { ...asker, ...whose, q: query.q, state, kind }, query, async (ids) =>
    (await ticketsOfIds.all(database, { ids, ...asker })).map(ticketOf(member)),
  );
}
