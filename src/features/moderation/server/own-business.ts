import type { Admin } from "#features/accounts/server/members.ts";
import type { ReviewedType } from "#features/reviews/review.ts";
import { speaksFor } from "#features/reviews/server/speaks-for.ts";
import type { Database } from "#platform/database/database.ts";
import { NotAllowed } from "#platform/errors/errors.ts";

/**
 * Whoever decides does so about nothing that they wrote, and nothing of a shop or brand they speak for.
 * @throws NotAllowed
 */
export async function refuseOwnBusiness(
  tx: Database,
  admin: Admin,
  {
    authorId,
    item,
    param,
  }: { authorId: number | null; item: { type: ReviewedType; id: number } | null; param: string },
): Promise<void> {
  if (authorId === admin.accountId || (item && (await speaksFor(tx, admin, item))))
    throw new NotAllowed(param, "Somebody else decides about this");
}
