import type { Role } from "#features/accounts/access.ts";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { NOW } from "#features/deals/server/small-offers.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { testApi } from "../api.test-support.ts";

interface Caller {
  role: Role;
  of?: string | null;
  name?: string;
  now?: () => Date;
}

/** Somebody with a role (of a shop or brand, by its slug), who calls `/api/dashboard/{list}`. */
export async function callerOf(
  database: Database,
  list: string,
  { role, of = null, name, now = () => NOW }: Caller,
) {
  const { api } = testApi(database, { now });
  const member = await addMember(database, { ...(name !== undefined && { name }) });
  await grantRole(database, { accountId: member.accountId, role, item: of });
  const headers = { ...(await signedIn(database, member)), "content-type": "application/json" };
  return async (method: string, query: string, body?: object) => {
    const answer = await api.request(`/dashboard/${list}${query}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    return { status: answer.status, body: isJson ? (JSON.parse(text) as never) : (text as never) };
  };
}
