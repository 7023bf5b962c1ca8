import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { OPEN_SECONDS } from "../open-case.ts";
import { readWaitingId } from "../waiting.ts";
import { kindsFor } from "./waiting-in.ts";

const keep = statement(
  "keep-open-case",
  (_, p: Params<{ accountId: number; caseId: string; now: Date }>) => sql`
    insert into open_case (account_id, case_id, seen_at) values (${p.accountId}, ${p.caseId}, ${p.now}::timestamptz)
    on conflict (account_id) do update set case_id = excluded.case_id, seen_at = excluded.seen_at`,
);

const forget = statement(
  "forget-open-cases",
  (_, p: Params<{ accountId: number; before: Date }>) => sql`
    delete from open_case where account_id = ${p.accountId} or seen_at < ${p.before}::timestamptz`,
);

// Who lost their role, or was told to leave, has nothing open here any more.
const others = statement(
  "cases-others-have-open",
  (_, p: Params<{ accountId: number; since: Date }>) => sql<{ caseId: string; names: string[] }>`
    select open_case.case_id as "caseId", array_agg(account.name order by account.name) as names
    from open_case join account on account.id = open_case.account_id and account.erase_at is null
    where open_case.account_id <> ${p.accountId} and open_case.seen_at >= ${p.since}::timestamptz
      and exists (
        select from ${livingRoles} as role where role.account_id = open_case.account_id and role.role in ('admin', 'mod'))
    group by open_case.case_id`,
  { isRead: true },
);

const longAgo = (now: Date) => new Date(now.getTime() - OPEN_SECONDS * 1_000);

/**
 * Tells the others who open the queue that somebody has a case open, for a while, or none any more. One a person: the last. It keeps
 * nobody from deciding.
 * @param id null for none
 * @throws NotAllowed; Invalid for what is no case of theirs
 */
export async function tellOpen(
  database: Database,
  member: Member,
  { id, now }: { id: string | null; now: Date },
): Promise<void> {
  const { accountId } = member;
  const kinds = kindsFor(member);
  if (id === null) {
    await forget.run(database, { accountId, before: longAgo(now) });
    return;
  }
  const { kind } = readWaitingId(id) ?? {};
  if (!kind || !kinds.includes(kind))
    throw new Invalid([{ msg: "Must be a case of the queue", param: "id" }]);
  await keep.run(database, { accountId, caseId: id, now });
}

/** Who else has a case open, by its id. @throws NotAllowed */
export async function openByOthers(
  database: Database,
  member: Member,
  { now }: { now: Date },
): Promise<(id: string) => readonly string[]> {
  kindsFor(member);
  const rows = await others.all(database, { accountId: member.accountId, since: longAgo(now) });
  const byCase = new Map(rows.map(({ caseId, names }) => [caseId, names]));
  return (id) => byCase.get(id) ?? [];
}
