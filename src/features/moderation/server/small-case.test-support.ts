import { sql } from "kysely";
import { asAdmin, type Admin, type Member } from "#features/accounts/server/members.ts";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { ReviewState } from "#features/reviews/review.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { RemovalReason } from "../reason.ts";
import type { ReportedType } from "../report.ts";
import { reportContent } from "./report-content.ts";

export async function addAdmin(database: Database, name: string): Promise<Admin> {
  const member = await addMember(database, { name });
  await grantRole(database, { accountId: member.accountId, role: "admin", item: null });
  return asAdmin({ ...member, permissions: { ...member.permissions, admin: true } });
}

const insertReview = statement(
  "insert-review-in-test",
  (_, p: Params<{ authorId: number; slug: string; text: string; state: string; isSample: boolean }>) => sql<{
    id: number;
  }>`
    insert into review (author_id, target_type, target_id, overall_halves, text, locale, state, is_sample)
    select ${p.authorId}, 'shop', shop.id, 8, ${p.text}, 'en', ${p.state}, ${p.isSample} from shop where slug = ${p.slug}
    returning id`,
);

export async function addReview(
  database: Database,
  { accountId: authorId }: Member,
  {
    slug = "andersom",
    text = "Friendly people, good coffee.",
    state = "approved",
    isSample = false,
  }: { slug?: string; text?: string; state?: ReviewState; isSample?: boolean } = {},
): Promise<number> {
  const { id } = (await insertReview.first(database, { authorId, slug, text, state, isSample })) as {
    id: number;
  };
  return id;
}

/** A shop in Utrecht, Sam who reviewed it, and Ada, the only admin. */
export async function settleSmallCase(database: Database, state: ReviewState = "approved") {
  await settleSmallWorld(database);
  const sam = await addMember(database, { name: "Sam" });
  const ada = await addAdmin(database, "Ada");
  return { sam, ada, reviewId: await addReview(database, sam, { state }) };
}

interface TestReport {
  type?: ReportedType;
  id: number;
  reason?: RemovalReason;
  text?: string;
  email?: string;
  isLimited?: boolean;
}

/** Somebody reports it, a stranger without an account when it is nobody. Returns the number. */
export function report(
  database: Database,
  by: Member | null,
  {
    type: targetType = "review",
    id: targetId,
    reason = "fake",
    text = "",
    email,
    isLimited = false,
  }: TestReport,
): Promise<number> {
  return reportContent(
    database,
    {
      targetType,
      targetId,
      reason: reason as Exclude<RemovalReason, "legalOrder">,
      text,
      email,
      name: undefined,
      goodFaith: true,
      locale: "en",
      fax: "",
      captcha: undefined,
    },
    { accountId: by?.accountId ?? null, captcha: null, isLimited },
  );
}

const stateOf = statement(
  "state-of-review-in-test",
  (_, p: Params<{ id: number }>) => sql<{ state: ReviewState }>`select state from review where id = ${p.id}`,
);

export async function reviewState(database: Database, id: number): Promise<ReviewState | undefined> {
  return (await stateOf.first(database, { id }))?.state;
}

export interface ToldRow {
  recipientId: number;
  type: string;
  subject: string;
  details: { decisionId?: number; reason?: string; outcome?: string };
}

const toldRows = statement(
  "told-in-test",
  () => sql<ToldRow>`
    select recipient_id as "recipientId", type, subject, details from notice
    where withdrawn_at is null and subject is not null order by id`,
);

export function told(database: Database): Promise<ToldRow[]> {
  return toldRows.all(database);
}

const entries = statement(
  "entries-in-test",
  () => sql<{
    actorId: number | null;
    role: string;
    action: string;
    type: string;
    id: number;
    reason: string | null;
  }>`
    select actor_id as "actorId", actor_role as role, action, target_type as type, target_id as id, reason
    from audit_entry where action not in ('grantRole', 'revokeRole') order by seq`,
);

/** The entries of the log, besides those of roles. */
export const logged = (database: Database) => entries.all(database);
