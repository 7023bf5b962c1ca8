import { followedShopsOf } from "#features/social/server/followed-shops-of.ts";
import type { Database } from "#platform/database/database.ts";
import type { Viewer } from "#platform/viewer.ts";

/** The follow flag of a shop (specification section 2): only a caller with an account has one. */
export async function followFlags(
  database: Database,
  { accountId }: Viewer,
): Promise<(shop: { id: number }) => { followUser?: boolean }> {
  if (accountId === null) return () => ({});
  const followed = await followedShopsOf(database, accountId);
  const ids = new Set(followed.map(({ id }) => id));
  return ({ id }) => ({ followUser: ids.has(id) });
}
