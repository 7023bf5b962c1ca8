import { sql } from "kysely";
import { hashOfSecret } from "#features/accounts/server/secret.ts";
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
import type { Invitation, InvitationState } from "../colleague.ts";
import { isOpen } from "./invitation-sql.ts";

interface Row extends PersonRow {
  state: InvitationState;
  shop: Invitation["shop"];
}

const ofToken = statement(
  "invitation-of-token",
  (_, p: Params<{ tokenHash: Uint8Array; now: Date; statuses: readonly string[] }>) => sql<Row>`
    select case when invitation.taken_at is not null then 'taken' when not ${isOpen} then 'withdrawn'
        when invitation.until <= ${p.now}::timestamptz then 'old' else 'open' end as state,
      json_build_object('id', shop.id, 'name', shop.name, 'slug', shop.slug) as shop, ${personColumns}
    from shop_invitation as invitation
    join shop on shop.id = invitation.shop_id and shop.status = any(${p.statuses}::text[])
    join account on account.id = invitation.inviter_id
    ${personJoins}
    where invitation.token_hash = ${p.tokenHash}`,
  { isRead: true },
);

/** What the link of a letter is about, and whether it still counts; undefined for a token that is none, or forgotten by now. */
export async function invitationOf(
  database: Database,
  { token, now }: { token: string; now: Date },
): Promise<Invitation | undefined> {
  const asked = { tokenHash: hashOfSecret(token), now, statuses: PUBLIC_STATUSES };
  const row = await ofToken.first(database, asked);
  return row && { state: row.state, shop: row.shop, inviter: personAnswer(personOf(row)) };
}
