import { sql } from "kysely";
import { DEMO_CASES, type DemoCase } from "#db/demo/cases.ts";
import { subjectOfPersona } from "#db/demo/personas.ts";
import { memberCalled } from "#features/accounts/server/member-called.ts";
import { type Admin, asAdmin } from "#features/accounts/server/members.ts";
import { holdSampleTown } from "#features/places/server/settle-sample-town.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decideAppeal } from "./decide-appeal.ts";
import { decideReview } from "./decide-review.ts";
import { reportContent } from "./report-content.ts";

const areThere = statement(
  "are-demo-cases-there",
  () => sql<{ areThere: boolean }>`
    select exists (select from decision where is_sample)
      or exists (select from report join review on review.is_sample and report.target_type in ('review', 'reply')
        and review.id = report.target_id) as "areThere"`,
);

const reviewOf = statement(
  "review-of-demo-case",
  (_, p: Params<{ subject: string; type: string; item: string }>) => sql<{ id: number }>`
    select review.id
    from review
    join identity on identity.account_id = review.author_id and identity.subject = ${p.subject}
    left join shop on shop.id = review.shop_id
    left join product on product.id = review.product_id
    left join brand on brand.id = review.brand_id
    where review.is_sample and review.state = 'approved' and review.target_type = ${p.type}
      and coalesce(shop.is_sample, product.is_sample, brand.is_sample)
      and (shop.source_key = 'sample-' || ${p.item} or product.slug = ${p.item} or brand.slug = ${p.item})`,
);

const latest = statement(
  "latest-of-demo-case",
  (_, p: Params<{ reviewId: number }>) => sql<{ decisionId: number; appealId: number | null }>`
    select decision.id as "decisionId", appeal.id as "appealId"
    from decision left join appeal on appeal.decision_id = decision.id
    where target_type = 'review' and target_id = ${p.reviewId}
    order by decision.id desc limit 1`,
);

type Aging = Params<{ reviewId: number; days: number }>;
const before = (at: string, p: Aging) => sql`${sql.ref(at)} - make_interval(days => ${p.days}::int)`;

// What the cases above do is done now. The log of a real site is not of one day.
const ageDecisions = statement(
  "age-demo-decisions",
  (_, p: Aging) => sql`
    update decision set decided_at = ${before("decided_at", p)}, appeal_until = ${before("appeal_until", p)}
    where target_type = 'review' and target_id = ${p.reviewId}`,
);
const ageReports = statement(
  "age-demo-reports",
  (_, p: Aging) => sql`
    update report set reported_at = ${before("reported_at", p)}, closed_at = ${before("closed_at", p)}
    where target_type = 'review' and target_id = ${p.reviewId}`,
);
const ageAppeals = statement(
  "age-demo-appeals",
  (_, p: Aging) => sql`
    update appeal set appealed_at = ${before("appealed_at", p)}, decided_at = ${before("appeal.decided_at", p)}
    from decision
    where decision.id = appeal.decision_id and target_type = 'review' and target_id = ${p.reviewId}`,
);

/**
 * Lets the people of db/demo report what others of them wrote, decide and appeal; nothing where somebody has done so already. They
 * use the same doors as everybody: whoever is told by a notice is told of these as well.
 */
export async function loadDemoCases(
  database: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await holdSampleTown(tx)) || (await areThere.first(tx))?.areThere) return;
    const ada = await memberCalled(tx, "ada", { admin: true });
    const eva = await memberCalled(tx, "eva", { admin: true });
    if (!ada || !eva) return;
    for (const one of DEMO_CASES) {
      const { author, type, item } = one;
      const review = await reviewOf.first(tx, { subject: subjectOfPersona(author), type, item });
      if (review) await runCase(tx, one, { reviewId: review.id, ada: asAdmin(ada), eva: asAdmin(eva), now });
    }
  });
}

interface Court {
  reviewId: number;
  ada: Admin;
  eva: Admin;
  now: Date;
}

async function runCase(
  tx: Database,
  { author, isReply = false, report, decision, appeal }: DemoCase,
  { reviewId, ada, eva, now }: Court,
): Promise<void> {
  if (report) {
    const reporter = report.by === null ? undefined : await memberCalled(tx, report.by);
    await reportContent(
      tx,
      {
        targetType: isReply ? "reply" : "review",
        targetId: reviewId,
        reason: report.reason,
        text: report.text,
        email: undefined,
        name: undefined,
        goodFaith: true,
        locale: "nl",
        fax: "",
        captcha: undefined,
      },
      { accountId: reporter?.accountId ?? null, captcha: null, isLimited: false },
    );
  }
  if (!decision) return;
  const { reason, explanation, daysAgo } = decision;
  await decideReview(
    tx,
    ada,
    reason === null
      ? { reviewId, approve: true, explanation }
      : { reviewId, approve: false, reason, explanation },
  );
  if (appeal) await hearAppeal(tx, { author, appeal, reviewId, eva, now });
  await ageDecisions.run(tx, { reviewId, days: daysAgo });
  await ageReports.run(tx, { reviewId, days: daysAgo });
  await ageAppeals.run(tx, { reviewId, days: daysAgo });
}

type Hearing = Pick<Court, "reviewId" | "eva" | "now"> &
  Pick<DemoCase, "author"> & { appeal: NonNullable<DemoCase["appeal"]> };

async function hearAppeal(
  tx: Database,
  { author, appeal: { text, restored }, reviewId, eva, now }: Hearing,
): Promise<void> {
  const writer = await memberCalled(tx, author);
  const removed = await latest.first(tx, { reviewId });
  if (!writer || !removed) return;
  await appealDecision(tx, writer, { decisionId: removed.decisionId, text });
  const { appealId } = (await latest.first(tx, { reviewId })) ?? {};
  if (restored === null || !appealId) return;
  await decideAppeal(
    tx,
    eva,
    { _id: appealId, rev: 1, changes: { decision: "restored", explanation: restored } },
    { now },
  );
}
