import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { PageOf } from "#platform/page-of.ts";
import type { AuditRole } from "../audit.ts";
import type { AuditQuery, ToldEntry, ToldThing } from "../audit-query.ts";
import { type AskedThing, thingsOfAudit } from "./things-of-audit.ts";

export const AUDIT_PAGE = 50;

type Asked = Params<Omit<AuditQuery, "page"> & { accountId: number | null }>;

// The day ends where the next one begins, also on those of 23 and 25 hours.
const isAsked = (p: Asked) => sql`
  (${p.who} = '' or entry.actor_id = ${p.accountId}::bigint
    or exists (select from account where account.id = entry.actor_id and strpos(lower(account.name), lower(${p.who})) > 0))
  and (${p.what}::text is null or entry.action = ${p.what})
  and (${p.type}::text is null or entry.target_type = ${p.type})
  and (${p.id}::bigint is null or entry.target_id = ${p.id}::bigint)
  and (${p.from}::text is null or entry.at >= ${p.from}::date::timestamp at time zone 'Europe/Amsterdam')
  and (${p.to}::text is null or entry.at < (${p.to}::date + 1)::timestamp at time zone 'Europe/Amsterdam')`;

const countEntries = statement(
  "count-audit-entries",
  (_, p: Asked) => sql<{ total: number }>`
    select count(*)::integer as total from audit_entry as entry where ${isAsked(p)}`,
  { isRead: true },
);

interface EntryRow {
  seq: number;
  at: Date;
  role: AuditRole;
  actorId: number | null;
  action: string;
  type: string;
  id: number;
  reason: string | null;
  details: Record<string, unknown>;
}

const entriesOfPage = statement(
  "audit-entries",
  (_, p: Asked & Params<{ size: number; offset: number }>) => sql<EntryRow>`
    select seq, at, actor_role as role, actor_id as "actorId", action, target_type as type, target_id as id, reason, details
    from audit_entry as entry where ${isAsked(p)} order by seq desc limit ${p.size} offset ${p.offset}`,
  { isRead: true },
);

/** Of what kind the thing is whose number a detail holds; `same` as that of the entry. */
const MEANT: Readonly<Partial<Record<string, string>>> = {
  appealId: "appeal",
  assigneeId: "account",
  claimId: "claim",
  claimantId: "account",
  decisionId: "decision",
  jobId: "job",
  loserId: "same",
  mergeId: "merge",
  otherId: "same",
  productId: "product",
  shopId: "shop",
};

/** The thing that a detail means, where it is one. */
function thingMeant(word: string, { type, details }: EntryRow): AskedThing | undefined {
  const value = details[word];
  if (word === "item" && typeof value === "string")
    return { type: details.role === "brandAdmin" ? "brand" : "shop", slug: value };
  if (typeof value !== "number") return undefined;
  if (word === "targetId") return { type: String(details.targetType), id: value };
  const meant = MEANT[word];
  return meant === undefined ? undefined : { type: meant === "same" ? type : meant, id: value };
}

/** Ids, states and words. What is longer, such as the name of a file, is told nobody. */
const TOLD = /^[A-Za-z0-9-]{1,40}$/;

interface KeptDetail {
  word: string;
  value: string;
  meant: AskedThing | undefined;
}

function detailsOf(row: EntryRow): KeptDetail[] {
  const byWord = Object.entries(row.details).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return byWord.flatMap(([word, value]) => {
    const values = (Array.isArray(value) ? value : [value]).map(String);
    return value !== null && values.length > 0 && values.every((one) => TOLD.test(one))
      ? [{ word, value: values.join(", "), meant: thingMeant(word, row) }]
      : [];
  });
}

/** With all that the entries of a page name, looked up at once. */
async function toldEntries(database: Database, rows: EntryRow[], locale: Locale): Promise<ToldEntry[]> {
  const kept = rows.map((row) => ({ row, details: detailsOf(row) }));
  const asked = kept.flatMap(({ row: { type, id, actorId }, details }): AskedThing[] => [
    { type, id },
    ...(actorId === null ? [] : [{ type: "account", id: actorId }]),
    ...details.flatMap(({ meant }) => meant ?? []),
  ]);
  // In the order in which they were asked.
  const things = (await thingsOfAudit(database, { asked, locale })).values();
  const next = () => things.next().value as ToldThing;
  return kept.map(({ row, details }) => ({
    _id: String(row.seq),
    at: row.at.toISOString(),
    role: row.role,
    action: row.action,
    target: next(),
    actor: row.actorId === null ? null : next(),
    reason: row.reason,
    details: details.map(({ word, value, meant }) => ({ word, value, thing: meant ? next() : null })),
  }));
}

/** A page of the log, the newest entry first. That it was read is not logged: security.md asks for what was done. */
export async function auditEntries(
  database: Database,
  { page, ...query }: AuditQuery,
  locale: Locale,
): Promise<PageOf<ToldEntry>> {
  const accountId = /^[1-9]\d{0,14}$/.test(query.who) ? Number(query.who) : null;
  const asked = { ...query, accountId };
  const { total = 0 } = (await countEntries.first(database, asked)) ?? {};
  const pageCount = Math.max(1, Math.ceil(total / AUDIT_PAGE));
  const shown = Math.min(page, pageCount);
  const offset = (shown - 1) * AUDIT_PAGE;
  const rows = await entriesOfPage.all(database, { ...asked, size: AUDIT_PAGE, offset });
  return { items: await toldEntries(database, rows, locale), total, page: shown, pageCount };
}
