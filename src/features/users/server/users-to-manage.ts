import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";
import { openSessions } from "#features/accounts/server/sessions.ts";
import { currentSuspension, isSuspended } from "#features/accounts/server/suspension-sql.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Suspension } from "#platform/viewer.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type {
  AdminProposal,
  Doings,
  RoleOfUser,
  USER_LIST,
  UserDetails,
  UserToManage,
} from "../user-fields.ts";
import { canAnotherAgree, proposalAbout, standingProposals } from "./admin-proposals.ts";

/** Somebody who joined so many days ago is new. */
const NEW_DAYS = 7;

type UserSort = (typeof USER_LIST.sorts)[number];
type UserFilter = keyof typeof USER_LIST.filters;

export type UserListQuery = ListQuery<UserSort, UserFilter>;

interface UserRow {
  id: number;
  name: string;
  url: string;
  joinedAt: Date;
  isSample: boolean;
  roles: RoleOfUser[];
  suspension: Suspension | null;
  proposal: AdminProposal | null;
}

const usersOfIds = statement(
  "users-to-manage",
  (_, p: Params<{ ids: readonly number[] }>) => sql<UserRow>`
    select account.id, account.name, account.url, account.created_at as "joinedAt", account.is_sample as "isSample",
      coalesce(held.roles, '[]') as roles,
      ${currentSuspension} as suspension, ${proposalAbout("account.id")} as proposal
    from account
    left join lateral (
      select json_agg(json_build_object(
          'role', role.role, 'item', coalesce(shop.slug, brand.slug), 'itemName', coalesce(shop.name, brand.name))
        order by role.granted_at, role.role, coalesce(shop.slug, brand.slug)) as roles
      from ${heldRoles} as role
      left join shop on shop.id = role.shop_id
      left join brand on brand.id = role.brand_id
      where role.account_id = account.id
    ) as held on true
    where account.id = any (${p.ids}::bigint[]) and account.erase_at is null`,
  { isRead: true },
);

function userOf({ id, name, url, joinedAt, isSample, roles, suspension, proposal }: UserRow): UserToManage {
  return {
    id,
    rev: revOf({ id, roles, suspension, proposal }),
    values: { name, url, joinedAt: joinedAt.toISOString() },
    shown: { roles, isSample, suspension, proposal },
  };
}

const doingsOf = statement(
  "doings-of-user",
  (_, p: Params<{ id: number }>) => sql<Doings>`
    select (select count(*)::int from review where author_id = ${p.id} and state = 'approved') as reviews,
      (select count(*)::int from user_change where author_id = ${p.id})
        + (select count(*)::int from menu_image where author_id = ${p.id}) as suggestions,
      count(report.id)::int as reports, count(report.id) filter (where report.closed_at is null)::int as "openReports"
    from (select) as one left join report
      on report.target_type = 'user' and report.target_id = ${p.id} and not report.is_by_rule`,
  { isRead: true },
);

const NO_DOINGS: Doings = { reviews: 0, suggestions: 0, reports: 0, openReports: 0 };

/** Somebody with their roles and open sessions, and how much they did; undefined for nobody, and for whoever is about to leave. */
export async function userToManage(
  database: Database,
  { accountId: adminId }: Member,
  { id }: { id: number },
): Promise<UserDetails | undefined> {
  const row = await usersOfIds.first(database, { ids: [id] });
  if (!row) return undefined;
  const user = userOf(row);
  const sessions = (await openSessions(database, id)).map(({ id: sessionId, ...session }) => ({
    _id: String(sessionId),
    ...session,
  }));
  const doings = (await doingsOf.first(database, { id })) ?? NO_DOINGS;
  const hasSecondAdmin = await canAnotherAgree(database, { accountId: id, adminId });
  return { ...user, shown: { ...user.shown, sessions, doings, hasSecondAdmin } };
}

interface Asked {
  q: string;
  role: string | null;
  state: string | null;
}

const userList = editedList<UserSort, Asked>({
  things: "users",
  from: sql`account`,
  id: sql`account.id`,
  isTheirs: () => sql`account.erase_at is null`,
  isAsked: (p) => sql`
    (${p.q} = '' or strpos(lower(account.name), lower(${p.q})) > 0 or strpos(account.url, lower(${p.q})) > 0)
    and (${p.role}::text is null or exists (
      select from ${heldRoles} as held where held.account_id = account.id and held.role = ${p.role}))
    and case ${p.state}::text
      when 'suspended' then ${isSuspended("account")}
      when 'new' then account.created_at > now() - make_interval(days => ${sql.lit(NEW_DAYS)})
      when 'proposed' then exists (select from ${standingProposals} as standing where standing.account_id = account.id)
      else true end`,
  orders: { joined: sql`account.created_at`, name: sql`lower(account.name)` },
});

/** A page of everybody who has an account. Who may read it is said by the access table (`accounts/access.ts`): admins alone. */
export function usersToManage(database: Database, _: Member, query: UserListQuery & { size?: number }) {
  const { role = null, state = null } = query.filters;
  return userList.page(database, { q: query.q, role, state }, query, async (ids) =>
    (await usersOfIds.all(database, { ids })).map(userOf),
  );
}
