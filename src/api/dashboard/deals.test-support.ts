import { sql } from "kysely";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { NOW } from "#features/deals/server/small-offers.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { testApi } from "../api.test-support.ts";

export interface DealAnswer {
  _id: string;
  rev: string;
  state: string;
  title: Record<string, string>;
  [field: string]: unknown;
}

/** Somebody with a role, who calls `/api/dashboard/deals`. */
export async function callerWith(
  database: Database,
  role: "admin" | "brandAdmin",
  item: string | null = null,
) {
  const { api } = testApi(database, { now: () => NOW });
  const member = await addMember(database);
  await grantRole(database, { accountId: member.accountId, role, item });
  const headers = { ...(await signedIn(database, member)), "content-type": "application/json" };
  return async (method: string, query: string, body?: object) => {
    const answer = await api.request(`/dashboard/deals${query}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    return { status: answer.status, body: isJson ? (JSON.parse(text) as never) : (text as never) };
  };
}

export const logOfDeals = statement(
  "log-of-deals-in-test",
  () => sql<{ action: string; role: string; details: object }>`
    select action, actor_role as role, details from audit_entry where target_type = 'deal' order by seq`,
);
