import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { type Item, speaksFor } from "#features/accounts/server/speaks-for.ts";
import { heldRoles, isSpeakerFor, livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotAllowed } from "#platform/errors/errors.ts";
import { NO_OTHER_ADMIN, OWN_BUSINESS } from "../call-refusals.ts";

interface OwnBusiness {
  /** Whose it is; null for what nobody wrote, or who is gone. */
  authorId: number | null;
  item: Item | null;
  /** What the caller named it by. */
  param: string;
}

const otherAdmin = statement(
  "other-admin-to-decide",
  (
    _,
    p: Params<{ accountId: number; authorId: number | null; type: string | null; id: number | null }>,
  ) => sql<{
    isThere: boolean;
  }>`
    select exists (
      select from ${livingRoles} as role
      where role.role = 'admin' and role.account_id <> ${p.accountId}
        and role.account_id is distinct from ${p.authorId}::bigint
        and not exists (
          select from ${heldRoles} as speaker
          where speaker.account_id = role.account_id and ${isSpeakerFor(sql`${p.type}::text`, sql`${p.id}::bigint`)}
        )) as "isThere"`,
);

/**
 * Whoever decides does so about nothing that they wrote or sent, and nothing of a shop or brand they speak for (security.md M1). Where no
 * other admin is there to do it, it waits, and they are told that.
 * @throws NotAllowed
 */
export async function refuseOwnBusiness(
  tx: Database,
  admin: Admin,
  { authorId, item, param }: OwnBusiness,
): Promise<void> {
  const { accountId } = admin;
  if (authorId !== accountId && !(item && (await speaksFor(tx, admin, item)))) return;
  const asked = { accountId, authorId, type: item?.type ?? null, id: item?.id ?? null };
  const other = await otherAdmin.first(tx, asked);
  throw new NotAllowed(param, (other?.isThere ? OWN_BUSINESS : NO_OTHER_ADMIN).msg);
}
