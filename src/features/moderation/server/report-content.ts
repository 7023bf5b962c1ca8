import { sql } from "kysely";
import { record } from "#features/audit/server/record.ts";
import type { Held } from "#features/holds/held.ts";
import { hideForNow } from "#features/holds/server/hold.ts";
import { NotFound, TooOften } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { spendCaptcha } from "#platform/database/spent-captchas.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { HIDDEN_HOURS, isHiddenBy, type RemovalReason } from "../reason.ts";
import { mayReportsHide, type Report, REPORTS_A_DAY, type ReportTarget } from "../report.ts";
import { holdReportedTarget } from "./reported-targets.ts";
import { SEND_REPORT_RECEIPT } from "./report-letters.ts";

interface ReportParams {
  type: string;
  id: number;
  reason: RemovalReason;
  text: string;
  reporterId: number | null;
  email: string | null;
  name: string | null;
  hasLetters: boolean;
  locale: string;
}

// A second one of the same person, or by the same address, is refused by a unique key, and the first is answered.
const insertReport = statement(
  "insert-report",
  (_, p: Params<ReportParams>) => sql<{ id: number }>`
    insert into report (target_type, target_id, reason, text, reporter_id, email, name, has_letters, locale)
    values (${p.type}, ${p.id}, ${p.reason}, ${p.text}, ${p.reporterId}, ${p.email}, ${p.name}, ${p.hasLetters}, ${p.locale})
    on conflict do nothing
    returning id`,
);

const openReportOf = statement(
  "open-report-of-person",
  (_, p: Params<{ type: string; id: number; reporterId: number | null; email: string | null }>) => sql<{
    id: number;
  }>`
    select id from report
    where target_type = ${p.type} and target_id = ${p.id}::bigint and closed_at is null
      and (reporter_id = ${p.reporterId}::bigint or lower(email) = lower(${p.email}::text))`,
);

const letterCount = statement(
  "report-letters-of-day",
  (_, p: Params<{ email: string }>) => sql<{ count: number }>`
    select count(*)::int as count from report
    where lower(email) = lower(${p.email}::text) and has_letters and reported_at > now() - interval '24 hours'`,
);

const reportCount = statement(
  "reports-of-day",
  (_, p: Params<{ accountId: number }>) => sql<{ count: number }>`
    select count(*)::int as count from report
    where reporter_id = ${p.accountId}::bigint and reported_at > now() - interval '24 hours'`,
);

// One account reports one thing after the other, or the quota would not count what is being written.
const holdReporter = statement(
  "hold-reporter",
  (_, p: Params<{ accountId: number }>) =>
    sql`select from account where id = ${p.accountId}::bigint for no key update`,
);

const openReports = statement(
  "open-reports-of-target",
  (_, p: Params<ReportTarget>) => sql<{ reason: RemovalReason; reporterId: number | null }>`
    select reason, reporter_id as "reporterId" from report
    where target_type = ${p.type} and target_id = ${p.id}::bigint and closed_at is null`,
);

/** The form sends letters to an address that nobody confirmed: it must not be used to flood a stranger's mailbox. */
const MOST_LETTERS_A_DAY = 3;

const DAY_SECONDS = 86_400;

interface Reporter {
  /** Null for somebody without an account. */
  accountId: number | null;
  /** The hash of a solved captcha (`check-captcha.ts`); null for somebody with an account, who needs none. */
  captcha: Uint8Array | null;
  /** The setting RATE_LIMIT. */
  isLimited: boolean;
}

/**
 * Keeps a report, and enqueues its receipt where an address was given. Who reports the same thing again while it is open gets the
 * number of the first. Returns the number.
 *
 * The lock order: what is reported (`for share`, or `for key share` of what has a page of its own), the account of the reporter, and
 * then rows that are inserted: the report, the hold, the audit entry. Whoever decides (`decide-report.ts`, `decide-review.ts`) locks
 * an open report, what it is about, and then only rows that are told or written. No deadlock comes of it: an open report is read here
 * without a lock, so that nobody who holds what is reported waits for a report that a decider holds; and whoever is told gets a row
 * whose foreign key takes `for key share` of their account, which the lock of a reporter lets through. Two reports of the same
 * thing share its lock; the second waits for the first only at a unique key, and the first asks for nothing that the second holds.
 * @throws NotFound when nobody can see such a thing; Invalid when the captcha was spent before; TooOften
 */
export async function reportContent(
  database: Database,
  { targetType: type, targetId: id, ...report }: Report,
  { accountId, captcha, isLimited }: Reporter,
): Promise<number> {
  return database.transaction(async (tx) => {
    if (captcha) await spendCaptcha(tx, captcha);
    // Somebody with an account hears of it by a notice.
    const email = accountId === null ? (report.email ?? null) : null;
    const kept = await openReportOf.first(tx, { type, id, reporterId: accountId, email });
    if (!kept && !(await holdReportedTarget(tx, { type, id }))) throw new NotFound("targetId");
    const reportId = kept?.id ?? (await keep());
    if (!kept && mayReportsHide(type)) await hideIfSevere(tx, { type, id });
    return reportId;

    async function keep(): Promise<number> {
      if (isLimited && accountId !== null) await refuseStorm(tx, accountId);
      const hasLetters =
        email !== null && ((await letterCount.first(tx, { email }))?.count ?? 0) < MOST_LETTERS_A_DAY;
      const { reason, text, locale } = report;
      const name = accountId === null ? (report.name ?? null) : null;
      const values = { type, id, reason, text, locale, reporterId: accountId, email, name, hasLetters };
      const inserted = await insertReport.first(tx, values);
      if (inserted && hasLetters) await enqueue(tx, SEND_REPORT_RECEIPT, { reportId: inserted.id });
      const { id: number } = inserted ?? (await openReportOf.first(tx, { ...values })) ?? {};
      if (number === undefined) throw new Error("The report was not kept");
      return number;
    }
  });
}

async function refuseStorm(tx: Database, accountId: number): Promise<void> {
  await holdReporter.run(tx, { accountId });
  const { count = 0 } = (await reportCount.first(tx, { accountId })) ?? {};
  if (count >= REPORTS_A_DAY) throw new TooOften("targetId", DAY_SECONDS);
}

/** At most once: what an admin looked at is not hidden again by numbers. */
async function hideIfSevere(tx: Database, { type, id }: Held): Promise<void> {
  if (!isHiddenBy(await openReports.all(tx, { type, id }))) return;
  if (!(await hideForNow(tx, { type, id }, { hours: HIDDEN_HOURS }))) return;
  await record(tx, {
    actorId: null,
    actorRole: "rule",
    action: "hideReported",
    targetType: type,
    targetId: id,
    details: { hours: HIDDEN_HOURS },
  });
}
