import fc from "fast-check";
import { expect, test } from "vitest";
import { verifyAudit } from "#features/audit/server/verify-audit.ts";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { runs } from "#tests/support/thorough.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decideAppeal } from "./decide-appeal.ts";
import { decideReview } from "./decide-review.ts";
import { queuedAppeals } from "./queued-appeals.ts";
import { newReviews, reportedReviews } from "./queued-reviews.ts";
import {
  addAdmin,
  addReview,
  report,
  reviewState,
  settleSmallCase,
  told,
} from "./small-case.test-support.ts";

const database = testDatabase();

/** What should be so of one review, by the rules alone. */
interface Model {
  state: "pending" | "approved" | "removed";
  reporters: Set<number>;
  /** An admin decided about it, and nothing has been reported since. */
  isSettled: boolean;
  /** Which admin removed it last, and whether that was appealed. */
  removal: { by: number; isAppealed: boolean } | null;
  isAppealOpen: boolean;
  auditCount: number;
}

type Step =
  | { does: "report"; who: number }
  | { does: "approve" | "remove"; admin: number; isAboutReport: boolean }
  | { does: "appeal"; isAuthor: boolean }
  | { does: "restore" | "uphold"; admin: number };

const who = fc.nat({ max: 2 });
const admin = fc.nat({ max: 1 });
const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant("report" as const), who }),
    fc.record({
      does: fc.constantFrom("approve" as const, "remove" as const),
      admin,
      isAboutReport: fc.boolean(),
    }),
    fc.record({ does: fc.constant("appeal" as const), isAuthor: fc.boolean() }),
    fc.record({ does: fc.constantFrom("restore" as const, "uphold" as const), admin }),
  ),
  { minLength: 1, maxLength: 12 },
);

/** Whether the rules let it happen; then the model has changed. */
function follow(model: Model, step: Step): boolean {
  switch (step.does) {
    case "report":
      if (model.state !== "approved") return false;
      model.reporters.add(step.who);
      model.isSettled = false;
      return true;
    case "approve": {
      const isReported = model.reporters.size > 0;
      if (model.state !== "pending" && !(model.state === "approved" && isReported)) return false;
      return settle(model, "approved");
    }
    case "remove":
      if (model.state === "removed" || (model.state === "approved" && model.isSettled)) return false;
      model.removal = { by: step.admin, isAppealed: false };
      return settle(model, "removed");
    case "appeal":
      if (!step.isAuthor || !model.removal || model.removal.isAppealed) return false;
      model.removal.isAppealed = true;
      model.isAppealOpen = true;
      return true;
    case "restore":
    case "uphold":
      if (!model.isAppealOpen || model.removal?.by === step.admin) return false;
      model.isAppealOpen = false;
      model.auditCount += 1;
      if (step.does === "restore") model.state = "approved";
      return true;
  }
}

function settle(model: Model, state: "approved" | "removed"): boolean {
  model.state = state;
  model.reporters.clear();
  model.isSettled = true;
  model.auditCount += 1;
  return true;
}

interface World {
  reviewId: number;
  author: Member;
  others: Member[];
  admins: Admin[];
}

async function take(tx: Database, { reviewId, author, others, admins }: World, step: Step): Promise<void> {
  const explanation = "For reasons of the model.";
  switch (step.does) {
    case "report":
      await report(tx, others[step.who] as Member, { id: reviewId, reason: "offTopic" });
      return;
    case "approve":
    case "remove":
      await decideReview(tx, admins[step.admin] as Admin, {
        reviewId,
        ...(step.isAboutReport && { userId: author.accountId }),
        ...(step.does === "approve"
          ? { approve: true }
          : { approve: false, reason: "fake" as const, explanation }),
      });
      return;
    case "appeal": {
      const notice = (await told(tx)).findLast(({ details }) => details.decisionId !== undefined);
      const decisionId = notice?.details.decisionId ?? 987_654;
      await appealDecision(tx, step.isAuthor ? author : (others[0] as Member), {
        decisionId,
        text: explanation,
      });
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
          changes: { decision: step.does === "restore" ? "restored" : "removed", explanation },
        },
        { now: new Date() },
      );
    }
  }
}

test("whatever people and admins do in whatever order, what is there is what the rules say", async () => {
  const { ada } = await settleSmallCase(database);
  const admins = [ada, await addAdmin(database, "Eva")];
  const others = [await addMember(database), await addMember(database), await addMember(database)];
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (taken, isPending) => {
      const author = await addMember(database);
      const state = isPending ? "pending" : "approved";
      const world = { reviewId: await addReview(database, author, { state }), author, others, admins };
      const model: Model = {
        state,
        reporters: new Set(),
        isSettled: false,
        removal: null,
        isAppealOpen: false,
        auditCount: 0,
      };
      const before = (await verifyAudit(database)).entryCount;
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
        expect(await reviewState(database, world.reviewId)).toBe(model.state);
      }
      const { entryCount, brokenSeq } = await verifyAudit(database);
      expect([entryCount - before, brokenSeq]).toEqual([model.auditCount, null]);
      const isThere = (list: { id: string }[]) => list.some(({ id }) => id === String(world.reviewId));
      expect(isThere(await newReviews(database))).toBe(model.state === "pending");
      expect(isThere(await reportedReviews(database))).toBe(
        model.state === "approved" && model.reporters.size > 0,
      );
      // The next run looks at the first appeal of the list.
      const open = (await queuedAppeals(database, ada)).items;
      expect(open).toHaveLength(model.isAppealOpen ? 1 : 0);
      const decider = admins.find(
        ({ accountId }) => model.isAppealOpen && accountId !== admins[model.removal?.by ?? 0]?.accountId,
      );
      if (decider) await take(database, world, { does: "uphold", admin: admins.indexOf(decider) });
    }),
    { numRuns: runs(60) },
  );
});
