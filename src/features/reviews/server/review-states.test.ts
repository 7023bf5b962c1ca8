import fc from "fast-check";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { kindOf } from "#platform/errors/errors.ts";
import { testDatabase } from "#tests/support/database.ts";
import { runs } from "#tests/support/thorough.ts";
import { type ReviewState, type ReviewTarget } from "../review.ts";
import { editReview } from "./edit-review.ts";
import { reviewsOf } from "./reviews-of.ts";
import { setReviewState } from "./set-review-state.ts";
import { addTrusted, saidOf, settleReviewed, write } from "./small-reviews.test-support.ts";
import { withdrawReview } from "./withdraw-review.ts";

const database = testDatabase();

/** What the author and the admins may do, and what becomes of the review; null where it is refused. */
const MOVES = {
  write: { none: "pending", withdrawn: "pending" },
  changeWords: { pending: "pending", approved: "pending" },
  changeStars: { pending: "pending", approved: "approved" },
  withdraw: { pending: "withdrawn", approved: "withdrawn", withdrawn: "withdrawn" },
  approve: { pending: "approved" },
  reject: { pending: "removed" },
  remove: { approved: "removed" },
  restore: { removed: "approved" },
} as const satisfies Record<string, Partial<Record<ReviewState | "none", ReviewState>>>;

type Move = keyof typeof MOVES;

interface Model {
  state: ReviewState | "none";
  reviewId: number;
  rev: number;
  text: string;
}

async function isDone(
  tx: Database,
  author: Member,
  target: ReviewTarget,
  move: Move,
  model: Model,
  n: number,
) {
  const { reviewId, rev } = model;
  const words = `Woorden die nog niemand zei, nummer ${n}`;
  const edit = (text: string) =>
    editReview(tx, author, { reviewId, rev, said: saidOf({ text, overall: 3 }), photoIds: [] });
  const decide = (from: ReviewState, to: ReviewState) => setReviewState(tx, { reviewId, from, to });
  try {
    switch (move) {
      case "write":
        Object.assign(model, await write(tx, author, { target, said: { text: words } }), { text: words });
        return true;
      case "changeWords":
        Object.assign(model, await edit(words), { text: words });
        return true;
      case "changeStars":
        Object.assign(model, await edit(model.text));
        return true;
      case "withdraw":
        await withdrawReview(tx, author, { reviewId });
        return true;
      case "approve":
        return (await decide("pending", "approved")) !== null;
      case "reject":
        return (await decide("pending", "removed")) !== null;
      case "remove":
        return (await decide("approved", "removed")) !== null;
      case "restore":
        return (await decide("removed", "approved")) !== null;
    }
  } catch (error) {
    expect(["conflict", "notFound"]).toContain(kindOf(error));
    return false;
  }
}

test("a review goes from state to state as its author and the admins may, and others see it approved only", async () => {
  const { shop } = await settleReviewed(database);
  const stranger = await addTrusted(database);
  let n = 0;
  const moves = fc.array(fc.constantFrom(...(Object.keys(MOVES) as Move[])), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(moves, async (steps) => {
      const undo = new Error("undo");
      const walk = database.transaction(async (tx) => {
        const author = await addMember(tx);
        const model: Model = { state: "none", reviewId: 0, rev: 0, text: "" };
        for (const move of steps) {
          n += 1;
          const next = (MOVES[move] as Partial<Record<ReviewState | "none", ReviewState>>)[model.state];
          expect([move, model.state, await isDone(tx, author, shop, move, model, n)]).toEqual([
            move,
            expect.anything(),
            next !== undefined,
          ]);
          model.state = next ?? model.state;
          const query = { sort: "newest", lang: null, stars: null, page: 1 } as const;
          const seen = async ({ accountId }: Member) =>
            reviewsOf(tx, { target: shop, viewerId: accountId, query });
          expect((await seen(author)).mine?.state ?? "none").toBe(model.state);
          expect((await seen(stranger)).total).toBe(model.state === "approved" ? 1 : 0);
        }
        throw undo;
      });
      await expect(walk).rejects.toBe(undo);
    }),
    { numRuns: runs(60) },
  );
});
