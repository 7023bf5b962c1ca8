import { sql } from "kysely";
import { columnsOf } from "#features/accounts/server/item-role.ts";
import { livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { personAnswer } from "#features/accounts/person.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Colleagues } from "../colleague.ts";
import { LOOKED_AFTER } from "./hold-own-item.ts";
import { isOpen } from "./invitation-sql.ts";
import { isOf } from "./is-of.ts";

/** Of `account` by this id; null for nobody, and for whoever is about to leave. */
const person = (id: ReturnType<typeof sql>) => sql`(
  select to_json(person) from (
    select ${personColumns} from account ${personJoins} where account.id = ${id} and account.erase_at is null
  ) as person)`;

const ownOf = (type: SpokenFor["type"]) =>
  statement(
    `${type}-of-colleagues`,
    (_, p: Params<{ id: number; ids: readonly number[] | null; statuses: readonly string[] }>) => sql`
      select id from ${sql.table(type)}
      where id = ${p.id} and status = any(${p.statuses}::text[])
        and (${p.ids}::bigint[] is null or id = any(${p.ids}::bigint[]))`,
    { isRead: true },
  );

const own = { shop: ownOf("shop"), brand: ownOf("brand") };

const people = statement(
  "colleagues-of-item",
  (_, p: Params<ReturnType<typeof columnsOf>>) => sql<{
    person: PersonRow;
    since: string;
    invitedBy: PersonRow | null;
  }>`
    select ${person(sql`role.account_id`)} as person, to_json(role.granted_at) #>> '{}' as since,
      ${person(sql`role.granted_by`)} as "invitedBy"
    from ${livingRoles} as role
    where ${isOf(p)} order by role.granted_at, role.account_id`,
  { isRead: true },
);

interface InvitationRow {
  _id: string;
  email: string;
  invitedAt: string;
  until: string;
  invitedBy: PersonRow;
}

const invitations = statement(
  "open-invitations-of-item",
  (_, p: Params<ReturnType<typeof columnsOf> & { now: Date }>) => sql<InvitationRow>`
    select invitation.id::text as "_id", invitation.email, to_json(invitation.invited_at) #>> '{}' as "invitedAt",
      to_json(invitation.until) #>> '{}' as until, ${person(sql`invitation.inviter_id`)} as "invitedBy"
    from shop_invitation as invitation
    where ${isOf(p)} and ${isOpen} and invitation.until > ${p.now}::timestamptz
    order by invitation.id`,
  { isRead: true },
);

const answered = (row: PersonRow) => personAnswer(personOf(row));

/** Who speaks for a shop or a brand, for whoever does or is an admin; undefined for one of others, and for none. */
export async function colleaguesOf(
  database: Database,
  { permissions }: Member,
  { item, now }: { item: SpokenFor; now: Date },
): Promise<Colleagues | undefined> {
  const { type, id } = item;
  const ids = permissions.admin ? null : permissions[`${type}Admin`];
  if (!(await own[type].first(database, { id, ids, statuses: LOOKED_AFTER[type] }))) return undefined;
  const columns = columnsOf(item);
  const [theirs, open] = await Promise.all([
    people.all(database, columns),
    invitations.all(database, { ...columns, now }),
  ]);
  return {
    item: { type, _id: String(id) },
    people: theirs.map((one) => ({
      person: answered(one.person),
      since: one.since,
      invitedBy: one.invitedBy && answered(one.invitedBy),
    })),
    invitations: open.map((one) => ({ ...one, invitedBy: answered(one.invitedBy) })),
  };
}
