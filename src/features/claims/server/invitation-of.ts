import { sql } from "kysely";
import { hashOfSecret } from "#features/accounts/server/secret.ts";
import { personAnswer } from "#features/accounts/person.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Invitation, InvitationState } from "../colleague.ts";
import { LOOKED_AFTER } from "./hold-own-item.ts";
import { isOpen } from "./invitation-sql.ts";

interface Row extends PersonRow {
  state: InvitationState;
  item: Invitation["item"];
}

const ofToken = statement(
  "invitation-of-token",
  (
    _,
    p: Params<{
      tokenHash: Uint8Array;
      now: Date;
      shopStatuses: readonly string[];
      brandStatuses: readonly string[];
    }>,
  ) => sql<Row>`
    select case when invitation.taken_at is not null then 'taken' when not ${isOpen} then 'withdrawn'
        when invitation.until <= ${p.now}::timestamptz then 'old' else 'open' end as state,
      json_build_object('type', case when invitation.brand_id is null then 'shop' else 'brand' end,
        'id', coalesce(shop.id, brand.id), 'name', coalesce(shop.name, brand.name), 'url', coalesce(shop.slug, brand.slug)) as item,
      ${personColumns}
    from shop_invitation as invitation
    left join shop on shop.id = invitation.shop_id and shop.status = any(${p.shopStatuses}::text[])
    left join brand on brand.id = invitation.brand_id and brand.status = any(${p.brandStatuses}::text[])
    join account on account.id = invitation.inviter_id
    ${personJoins}
    where invitation.token_hash = ${p.tokenHash} and num_nonnulls(shop.id, brand.id) = 1`,
  { isRead: true },
);

/** What the link of a letter is about, and whether it still counts; undefined for a token that is none, or forgotten by now. */
export async function invitationOf(
  database: Database,
  { token, now }: { token: string; now: Date },
): Promise<Invitation | undefined> {
  const asked = {
    tokenHash: hashOfSecret(token),
    now,
    shopStatuses: LOOKED_AFTER.shop,
    brandStatuses: LOOKED_AFTER.brand,
  };
  const row = await ofToken.first(database, asked);
  return row && { state: row.state, item: row.item, inviter: personAnswer(personOf(row)) };
}
