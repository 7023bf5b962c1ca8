import { sql } from "kysely";
import { columnsOf } from "#features/accounts/server/item-role.ts";
import type { FreshMember, Member } from "#features/accounts/server/members.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound, TooOften } from "#platform/errors/errors.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { INVITATION_DAYS, MOST_INVITATIONS_A_DAY } from "../colleague.ts";
import { holdOwnItem } from "./hold-own-item.ts";
import { isOpen } from "./invitation-sql.ts";
import { isOf } from "./is-of.ts";
import { itemOf } from "./item-of.ts";
import { SEND_INVITATION } from "./send-invitation.ts";

interface Letter {
  email: string;
  /** Of the letter. */
  locale: Locale;
}

type Invited = Letter & { item: SpokenFor };

type Columns = ReturnType<typeof columnsOf>;

const DAY_MS = 24 * 3_600_000;

const sentToday = statement(
  "invitations-sent-today",
  (_, p: Params<Columns & { email: string; since: Date }>) => sql<{
    ofItem: number;
    toAddress: number;
  }>`
    select (select count(*)::int from shop_invitation where ${isOf(p)} and invited_at > ${p.since}::timestamptz) as "ofItem",
      (select count(*)::int from shop_invitation
        where lower(email) = lower(${p.email}) and invited_at > ${p.since}::timestamptz) as "toAddress"`,
);

const withdrawEarlier = statement(
  "withdraw-earlier-invitation",
  (_, p: Params<Columns & { email: string; now: Date }>) => sql`
    update shop_invitation set withdrawn_at = ${p.now}::timestamptz
    where ${isOf(p)} and lower(email) = lower(${p.email}) and taken_at is null and withdrawn_at is null`,
);

const insert = statement(
  "invite-colleague",
  (_, p: Params<Columns & Letter & { inviterId: number; now: Date; until: Date }>) => sql<{
    invitationId: number;
  }>`
    insert into shop_invitation (shop_id, brand_id, inviter_id, email, locale, invited_at, until)
    values (${p.shopId}, ${p.brandId}, ${p.inviterId}, ${p.email}, ${p.locale}, ${p.now}::timestamptz, ${p.until}::timestamptz)
    returning id as "invitationId"`,
);

/**
 * Invites whoever reads mail at an address to speak for a shop or a brand. Whether there is an account is not told, and not known: whoever has the
 * letter and logs in may say yes. An earlier letter to the address counts no more.
 * @throws NotFound for one of others; TooOften
 */
export async function inviteColleague(
  database: Database,
  member: FreshMember,
  given: Invited & { now: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    await holdOwnItem(tx, member, given);
    await sendInvitation(tx, member, given);
  });
}

async function sendInvitation(
  tx: Database,
  { accountId }: Member,
  { item, email, locale, now }: Invited & { now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const columns = columnsOf(item);
  const { ofItem = 0, toAddress = 0 } = (await sentToday.first(tx, { ...columns, email, since })) ?? {};
  if (ofItem >= MOST_INVITATIONS_A_DAY.item || toAddress >= MOST_INVITATIONS_A_DAY.address)
    throw new TooOften("email", DAY_MS / 1000);
  await withdrawEarlier.run(tx, { ...columns, email, now });
  const until = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const sent = await insert.first(tx, { ...columns, email, locale, inviterId: accountId, now, until });
  await enqueue(tx, SEND_INVITATION, { ...sent });
}

const itemOfInvitation = statement(
  "item-of-invitation",
  (_, p: Params<{ id: number }>) => sql<{ item: SpokenFor }>`
    select ${itemOf(sql`invitation`)} as item from shop_invitation as invitation where id = ${p.id}`,
);

const holdOpen = statement(
  "hold-open-invitation",
  (_, p: Params<{ id: number }>) => sql<Invited>`
    select ${itemOf(sql`invitation`)} as item, invitation.email, invitation.locale
    from shop_invitation as invitation where invitation.id = ${p.id} and ${isOpen} for update of invitation`,
);

/** The item before the invitation, as whoever invites holds it; then nobody says yes in between. */
async function holdInvitation(tx: Database, member: Member, { id }: { id: number }): Promise<Invited> {
  const asked = await itemOfInvitation.first(tx, { id });
  if (!asked) throw new NotFound("_id");
  await holdOwnItem(tx, member, asked);
  const invitation = await holdOpen.first(tx, { id });
  if (!invitation) throw new NotFound("_id");
  return invitation;
}

/**
 * The same letter once more, with a link of its own: the earlier one counts no more.
 * @throws NotFound for one that is not open, and for one of others; TooOften
 */
export async function sendInvitationAgain(
  tx: Database,
  member: FreshMember,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  const invitation = await holdInvitation(tx, member, { id });
  await sendInvitation(tx, member, { ...invitation, now });
}

/** Takes an invitation back: its letter counts no more. @throws NotFound for one that is not open, and for one of others */
export async function withdrawInvitation(
  tx: Database,
  member: Member,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  const { item, email } = await holdInvitation(tx, member, { id });
  await withdrawEarlier.run(tx, { ...columnsOf(item), email, now });
}
