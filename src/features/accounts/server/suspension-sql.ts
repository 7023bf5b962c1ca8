import { sql } from "kysely";
import type { Suspension } from "#platform/viewer.ts";

/** Of a row of `account`, by what it is called there: whether it is suspended now. The time is asked, so that no task has to end it. */
export const isSuspended = (account: string) =>
  sql<boolean>`coalesce(${sql.ref(`${account}.suspended_until`)} > now(), false)`;

/** Of `account`: what holds now; null for nearly everybody. */
export const currentSuspension = sql<Suspension | null>`case when ${isSuspended("account")} then json_build_object(
  'until', case when isfinite(account.suspended_until) then to_json(account.suspended_until) end,
  'decisionId', account.suspension_id,
  'reason', (select reason from decision where decision.id = account.suspension_id)) end`;
