import { sql } from "kysely";
import { hashOfSecret, newSecret } from "#features/accounts/server/secret.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { isOpen } from "./invitation-sql.ts";
import { nameOf } from "./item-of.ts";

interface Drawn {
  email: string;
  locale: Locale;
  name: string;
  type: SpokenFor["type"];
  inviter: string;
}

const keep = statement(
  "keep-invitation-token",
  (_, p: Params<{ id: number; tokenHash: Uint8Array; now: Date }>) => sql<Drawn>`
    update shop_invitation as invitation set token_hash = ${p.tokenHash}
    from account
    where invitation.id = ${p.id} and ${isOpen} and invitation.until > ${p.now}::timestamptz
      and account.id = invitation.inviter_id
    returning invitation.email, invitation.locale, account.name as inviter,
      ${nameOf(sql`invitation`)} as name, case when invitation.brand_id is null then 'shop' else 'brand' end as type`,
);

/** The token of a letter that invites, in place of an earlier one. Undefined when it is not to be sent any more. */
export async function drawInvitation(
  database: Database,
  { invitationId, now }: { invitationId: number; now: Date },
): Promise<(Drawn & { token: string }) | undefined> {
  const token = newSecret();
  const drawn = await keep.first(database, { id: invitationId, tokenHash: hashOfSecret(token), now });
  return drawn && { ...drawn, token };
}
