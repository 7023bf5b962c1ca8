import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { callerOf } from "./callers.test-support.ts";

export interface DealAnswer {
  _id: string;
  rev: string;
  state: string;
  title: Record<string, string>;
  [field: string]: unknown;
}

/** Somebody with a role, who calls `/api/dashboard/deals`. */
export function callerWith(database: Database, role: "admin" | "brandAdmin", item: string | null = null) {
  return callerOf(database, "deals", { role, of: item });
}

export const logOfDeals = statement(
  "log-of-deals-in-test",
  () => sql<{ action: string; role: string; details: object }>`
    select action, actor_role as role, details from audit_entry where target_type = 'deal' order by seq`,
);
