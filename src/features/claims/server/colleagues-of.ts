import { sql } from "kysely";
import { livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { personAnswer } from "#features/accounts/person.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Colleagues } from "../colleague.ts";
import { isOpen } from "./invitation-sql.ts";

/** Of `account` by this id; null for nobody, and for whoever is about to leave. */
const person = (id: ReturnType<typeof sql>) => sql`(
  select to_json(person) from (
    select ${personColumns} from account ${personJoins} where account.id = ${id} and account.erase_at is null
  ) as person)`;

const ownShop = statement(
  "shop-of-colleagues",
  (_, p: Params<{ shopId: number; shopIds: readonly number[] | null; statuses: readonly string[] }>) => sql`
    select id from shop
    where id = ${p.shopId} and status = any(${p.statuses}::text[])
      and (${p.shopIds}::bigint[] is null or id = any(${p.shopIds}::bigint[]))`,
  { isRead: true },
);

const people = statement(
  "colleagues-of-shop",
  (_, p: Params<{ shopId: number }>) => sql<{
    person: PersonRow;
    since: string;
    invitedBy: PersonRow | null;
  }>`
    select ${person(sql`role.account_id`)} as person, to_json(role.granted_at) #>> '{}' as since,
      ${person(sql`role.granted_by`)} as "invitedBy"
    from ${livingRoles} as role
    where role.shop_id = ${p.shopId} order by role.granted_at, role.account_id`,
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
  "open-invitations-of-shop",
  (_, p: Params<{ shopId: number; now: Date }>) => sql<InvitationRow>`
    select invitation.id::text as "_id", invitation.email, to_json(invitation.invited_at) #>> '{}' as "invitedAt",
      to_json(invitation.until) #>> '{}' as until, ${person(sql`invitation.inviter_id`)} as "invitedBy"
    from shop_invitation as invitation
    where invitation.shop_id = ${p.shopId} and ${isOpen} and invitation.until > ${p.now}::timestamptz
    order by invitation.id`,
  { isRead: true },
);

const answered = (row: PersonRow) => personAnswer(personOf(row));

/** Who speaks for a shop, for whoever does or is an admin; undefined for a shop of others, and for none. */
export async function colleaguesOf(
  database: Database,
  { permissions }: Member,
  { shopId, now }: { shopId: number; now: Date },
): Promise<Colleagues | undefined> {
  const shopIds = permissions.admin ? null : permissions.shopAdmin;
  const shop = await ownShop.first(database, { shopId, shopIds, statuses: PUBLIC_STATUSES });
  if (!shop) return undefined;
  const [theirs, open] = await Promise.all([
    people.all(database, { shopId }),
    invitations.all(database, { shopId, now }),
  ]);
  return {
    shop: String(shopId),
    people: theirs.map((one) => ({
      person: answered(one.person),
      since: one.since,
      invitedBy: one.invitedBy && answered(one.invitedBy),
    })),
    invitations: open.map((one) => ({ ...one, invitedBy: answered(one.invitedBy) })),
  };
}
