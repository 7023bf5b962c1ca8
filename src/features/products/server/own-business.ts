import type { Admin } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { NotAllowed } from "#platform/errors/errors.ts";
import { type Item, speaksFor } from "./speaks-for.ts";

/**
 * Whoever decides does so about nothing that they wrote, and nothing of a shop or brand they speak for (security.md M1).
 * @throws NotAllowed
 */
export async function refuseOwnBusiness(
  tx: Database,
  admin: Admin,
  { authorId, item, param }: { authorId: number | null; item: Item | null; param: string },
): Promise<void> {
  if (authorId === admin.accountId || (item && (await speaksFor(tx, admin, item))))
    throw new NotAllowed(param, "Somebody else decides about this");
}
