import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { moveDeal } from "#features/deals/server/move-deal.ts";
import { addBrand, NOW } from "#features/deals/server/small-offers.test-support.ts";
import { addOwner } from "#features/reviews/server/small-reviews.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { runs } from "#tests/support/thorough.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decideAppeal } from "./decide-appeal.ts";
import { decideReport } from "./decide-report.ts";
import { decisionPage } from "./decision-page.ts";
import { queuedAppeals } from "./queued-appeals.ts";
import { queuedReports } from "./queued-reports.ts";
import { addAdmin, report } from "./small-case.test-support.ts";
import { addLiveDeal, newsState } from "./small-news.test-support.ts";

const database = testDatabase();

/** What should be so of one deal, by the rules alone. */
interface Model {
  state: "live" | "paused";
  isReported: boolean;
  /** Taken away by a decision, with what it was before. */
  before: "live" | "paused" | null;
  /** Which admin removed it last, and whether that was appealed. */
  removal: { by: number; isAppealed: boolean } | null;
  isAppealOpen: boolean;
  /** Which of two people speak for the brand. */
  speaks: boolean[];
}

type Step =
  | { does: "report" | "pause" | "resume" }
  | { does: "remove" | "keep" | "restore" | "uphold"; admin: number }
  | { does: "appeal" | "leaveBrand" | "joinBrand"; who: number };

const one = fc.nat({ max: 1 });
const by = <Does extends Extract<Step, { admin: number }>["does"]>(does: Does) =>
  fc.record({ does: fc.constant(does), admin: one });
const of = <Does extends Extract<Step, { who: number }>["does"]>(does: Does) =>
  fc.record({ does: fc.constant(does), who: one });

// What a case is made of comes more often: otherwise few are appealed.
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant({ does: "report" as const }) },
    { weight: 2, arbitrary: fc.constant({ does: "pause" as const }) },
    { weight: 1, arbitrary: fc.constant({ does: "resume" as const }) },
    { weight: 4, arbitrary: by("remove") },
    { weight: 1, arbitrary: by("keep") },
    { weight: 4, arbitrary: of("appeal") },
    { weight: 4, arbitrary: by("restore") },
    { weight: 1, arbitrary: by("uphold") },
    { weight: 1, arbitrary: of("leaveBrand") },
    { weight: 1, arbitrary: of("joinBrand") },
  ),
  { minLength: 8, maxLength: 30, size: "max" },
);

/** Whether the rules let it happen; then the model has changed. */
function follow(model: Model, step: Step): boolean {
  switch (step.does) {
    case "report":
      if (model.state !== "live") return false;
      return change(model, { isReported: true });
    case "pause":
      return model.state === "live" && change(model, { state: "paused" });
    case "resume":
      return model.state === "paused" && model.before === null && change(model, { state: "live" });
    case "keep":
      return model.isReported && change(model, { isReported: false });
    case "remove":
      return (
        model.isReported &&
        change(model, {
          isReported: false,
          before: model.state,
          state: "paused",
          removal: { by: step.admin, isAppealed: false },
        })
      );
    case "appeal":
      if (!model.speaks[step.who] || !model.removal || model.removal.isAppealed) return false;
      return change(model, { isAppealOpen: true, removal: { ...model.removal, isAppealed: true } });
    case "restore":
      if (!model.isAppealOpen || model.removal?.by === step.admin) return false;
      return change(model, { isAppealOpen: false, state: model.before ?? model.state, before: null });
    case "uphold":
      if (!model.isAppealOpen || model.removal?.by === step.admin) return false;
      return change(model, { isAppealOpen: false });
    case "leaveBrand":
    case "joinBrand":
      model.speaks[step.who] = step.does === "joinBrand";
      return true;
  }
}

function change(model: Model, to: Partial<Model>): true {
  Object.assign(model, to);
  return true;
}

interface World {
  dealId: number;
  brandId: number;
  owners: Member[];
  admins: Admin[];
}

type Speaker = Params<{ accountId: number; brandId: number }>;
const leaveBrand = statement(
  "leave-brand-in-test",
  (_, p: Speaker) =>
    sql`delete from account_role where account_id = ${p.accountId} and brand_id = ${p.brandId}`,
);
const joinBrand = statement(
  "join-brand-in-test",
  (_, p: Speaker) => sql`
    insert into account_role (account_id, role, brand_id) values (${p.accountId}, 'brandAdmin', ${p.brandId})
    on conflict do nothing`,
);

const lastRemoval = statement(
  "last-removal-of-deal-in-test",
  (_, p: Params<{ dealId: number }>) => sql<{ id: number }>`
    select id from decision where target_type = 'deal' and target_id = ${p.dealId} and outcome = 'removed'
    order by id desc limit 1`,
);

async function take(tx: Database, world: World, step: Step): Promise<void> {
  const { dealId, brandId, owners, admins } = world;
  const explanation = "For reasons of the model.";
  const accountOf = (who: number) => (owners[who] as Member).accountId;
  switch (step.does) {
    case "report":
      await report(tx, null, { type: "deal", id: dealId, reason: "promotion" });
      return;
    case "pause":
    case "resume":
      await moveDeal(tx, { dealId, step: step.does, now: NOW });
      return;
    case "leaveBrand":
      await leaveBrand.run(tx, { accountId: accountOf(step.who), brandId });
      return;
    case "joinBrand":
      await joinBrand.run(tx, { accountId: accountOf(step.who), brandId });
      return;
    case "remove":
    case "keep": {
      const { items } = await queuedReports(tx);
      const asked = items.find(({ targetId }) => targetId === String(dealId));
      const decision = step.does === "remove" ? ("removed" as const) : ("kept" as const);
      await decideReport(
        tx,
        admins[step.admin] as Admin,
        {
          _id: Number(asked?.id ?? 987_654),
          rev: 1,
          changes: { decision, reason: "promotion", explanation },
        },
        { now: NOW },
      );
      return;
    }
    case "appeal": {
      const decisionId = (await lastRemoval.first(tx, { dealId }))?.id ?? 987_654;
      await appealDecision(tx, owners[step.who] as Member, { decisionId, text: explanation });
      return;
    }
    case "restore":
    case "uphold": {
      const decider = admins[step.admin] as Admin;
      const { items } = await queuedAppeals(tx, decider);
      await decideAppeal(
        tx,
        decider,
        {
          _id: Number(items[0]?.id ?? 0),
          rev: items[0]?.rev ?? 1,
          changes: {
            decision: step.does === "restore" ? "restored" : "removed",
            reason: undefined,
            explanation,
          },
        },
        { now: NOW },
      );
    }
  }
}

test("whatever owners and admins do with a deal in whatever order, it is what the rules say, and read by whoever speaks for it", async () => {
  await settleSmallWorld(database);
  const admins = [await addAdmin(database, "Ada"), await addAdmin(database, "Eva")];
  let brandCount = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      brandCount += 1;
      const brandId = await addBrand(database, { name: `Brand ${brandCount}` });
      const brand = { type: "brand" as const, id: brandId };
      const owners = [await addOwner(database, brand), await addOwner(database, brand)];
      const world = { dealId: await addLiveDeal(database, brandId), brandId, owners, admins };
      const model: Model = {
        state: "live",
        isReported: false,
        before: null,
        removal: null,
        isAppealOpen: false,
        speaks: [true, true],
      };
      for (const step of taken) {
        const isExpected = follow(model, step);
        const done = await database
          .transaction((tx) => take(tx, world, step))
          .then(
            () => true,
            (error: { kind?: string }) => {
              if (error.kind === undefined) throw error;
              return false;
            },
          );
        expect([step, done]).toEqual([step, isExpected]);
        expect(await newsState(database, { type: "deal", id: world.dealId })).toBe(model.state);
      }
      const decisionId = (await lastRemoval.first(database, { dealId: world.dealId }))?.id;
      if (decisionId !== undefined)
        for (const [who, { accountId: viewerId }] of owners.entries())
          expect((await decisionPage(database, { decisionId, viewerId })).statement !== null).toBe(
            model.speaks[who],
          );
      // The next run looks at the first appeal of the list.
      expect((await queuedAppeals(database, admins[0] as Admin)).total).toBe(model.isAppealOpen ? 1 : 0);
      if (model.isAppealOpen)
        await take(database, world, { does: "uphold", admin: model.removal?.by === 0 ? 1 : 0 });
    }),
    { numRuns: runs(100) },
  );
});
