import { sql } from "kysely";
import type { SearchItem } from "#features/search/search-item.ts";
import { indexItems } from "#features/search/server/index-items.ts";
import { removeItems } from "#features/search/server/remove-items.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { isGuestName } from "../guest-name.ts";
import { isSearchable, privacyOf } from "../privacy.ts";

interface AccountRow {
  id: number;
  url: string;
  name: string;
  isSample: boolean;
  privacy: object;
}

const accountsToFind = statement(
  "accounts-to-find",
  (_, p: Params<{ accountIds: readonly number[] }>) => sql<AccountRow>`
    select id, url, name, is_sample as "isSample", privacy
    from account where id = any(${p.accountIds}::bigint[]) and erase_at is null`,
  { isRead: true },
);

/**
 * Updates accounts in the search index, and removes those that do not want to be found, are called as the site named them, or are
 * gone. To be called in the transaction that changes name, url or privacy, or takes an account away.
 */
export async function indexAccounts(
  tx: Database,
  { accountIds }: { accountIds: readonly number[] },
): Promise<void> {
  const accounts = await accountsToFind.all(tx, { accountIds });
  const found = accounts.filter(
    ({ name, privacy }) => !isGuestName(name) && isSearchable(privacyOf(privacy)),
  );
  const foundIds = new Set(found.map(({ id }) => id));
  await removeItems(tx, { entity: "user", entityIds: accountIds.filter((id) => !foundIds.has(id)) });
  await indexItems(tx, found.map(userItem));
}

function userItem({ id, url, name, isSample }: AccountRow): SearchItem {
  // All weigh the same: how popular somebody is, is nobody's business.
  return { kind: "users", entity: "user", entityId: id, url, name, isSample, weight: 0 };
}
