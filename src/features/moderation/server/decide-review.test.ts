import { newWord } from "#features/words/server/edit-word.ts";
import { beforeEach, describe, expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import type { ReviewDecision } from "../decision.ts";
import { decideReview } from "./decide-review.ts";
import { newReviews, reportedReviews } from "./queued-reviews.ts";
import { toDoCounts } from "./to-do-counts.ts";
import {
  addAdmin,
  addReview,
  logged,
  report,
  reviewState,
  settleSmallCase,
  told,
} from "./small-case.test-support.ts";

let sam: Member;
let ada: Admin;
let reviewId: number;
const database = testWorld(
  async (database) => void ({ sam, ada, reviewId } = await settleSmallCase(database, "pending")),
);

const REMOVE = { approve: false, reason: "fake", explanation: "Nobody of that name works there." } as const;
const decide = (admin: Admin, decision: Partial<ReviewDecision>) =>
  decideReview(database, admin, { reviewId, approve: true, ...decision });

describe("a review that waits", () => {
  test("is shown with the words in it that are watched", async () => {
    const [{ text = "" } = {}] = await newReviews(database);
    const [word = ""] = text.split(" ");
    expect(await newReviews(database)).toMatchObject([{ caught: [] }]);
    await newWord(database, ada, { word, locale: null, why: "To see it work" }, { now: new Date() });
    expect(await newReviews(database)).toMatchObject([{ caught: [{ word, why: "To see it work" }] }]);
  });

  test("is approved, and its author is told", async () => {
    expect(await newReviews(database)).toMatchObject([
      {
        id: String(reviewId),
        reason: null,
        user: { name: "Sam" },
        item: { path: "/coffeeshop/andersom" },
        overall: 4,
      },
    ]);
    await decide(ada, {});
    expect(await reviewState(database, reviewId)).toBe("approved");
    expect(await told(database)).toEqual([
      {
        recipientId: sam.accountId,
        type: "reviewApproved",
        subject: `review/${reviewId}`,
        details: { outcome: "approved" },
      },
    ]);
    expect(await logged(database)).toMatchObject([
      { actorId: ada.accountId, role: "admin", action: "approveReview" },
    ]);
    expect(await newReviews(database)).toEqual([]);
  });

  test("is removed with a reason, and its author is told which", async () => {
    await decide(ada, REMOVE);
    expect(await reviewState(database, reviewId)).toBe("removed");
    expect(await told(database)).toMatchObject([
      {
        recipientId: sam.accountId,
        type: "reportNotice",
        details: { reason: "fake", outcome: "removed", decisionId: expect.any(Number) },
      },
    ]);
    expect(await logged(database)).toMatchObject([{ action: "removeReview", reason: "fake", id: reviewId }]);
  });

  test("has an author whom the caller can't make up", async () => {
    const noor = await addMember(database);
    for (const decision of [{}, REMOVE])
      await expect(decide(ada, { ...decision, userId: noor.accountId })).rejects.toMatchObject({
        kind: "invalid",
        errors: [{ param: "userId" }],
      });
    expect(await reviewState(database, reviewId)).toBe("pending");
    expect(await logged(database)).toEqual([]);
  });

  test("is decided by nobody about themselves", async () => {
    const own = await addReview(database, ada, { state: "pending" });
    await expect(decide(ada, { reviewId: own })).rejects.toMatchObject({ kind: "notAllowed" });
    expect(await reviewState(database, own)).toBe("pending");
  });
});

test("what is not there is not found", async () => {
  await expect(decide(ada, { reviewId: 987_654 })).rejects.toMatchObject({ kind: "notFound" });
});

test("the second is told who was first", async () => {
  const eva = await addAdmin(database, "Eva");
  await decide(ada, REMOVE);
  for (const decision of [{}, REMOVE])
    await expect(decide(eva, decision)).rejects.toMatchObject({
      kind: "conflict",
      errors: [{ msg: "Was decided already", param: "reviewId", values: { name: "Ada" } }],
    });
});

describe("a review that was reported", () => {
  let noor: Member;
  beforeEach(async () => {
    noor = await addMember(database, { name: "Noor" });
    reviewId = await addReview(database, noor);
  });

  test("is listed with its reports, which name nobody, until it is decided", async () => {
    const numbers = [
      await report(database, sam, { id: reviewId, reason: "offTopic", text: "About a bakery" }),
      await report(database, null, { id: reviewId, reason: "hate", email: "mies@example.org" }),
    ];
    const [listed, ...others] = await reportedReviews(database);
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      reason: "offTopic",
      user: { name: "Noor" },
      reports: [
        { id: String(numbers[0]), reason: "offTopic", text: "About a bakery", isByMember: true },
        { reason: "hate", isByMember: false },
      ],
    });
    expect(JSON.stringify(listed)).not.toMatch(/"Sam"|mies/);
    expect(await toDoCounts(database)).toEqual({
      claims: 0,
      tickets: 0,
      deals: 0,
      jobs: 0,
      doubles: 0,
      newReviews: 1,
      reportedReviews: 1,
      reports: 0,
      appeals: 0,
      userChanges: 0,
      ownerChanges: 0,
      menuImages: 0,
    });
  });

  test("stays when it is kept; whoever reported it is told, and its author is not", async () => {
    const number = await report(database, sam, { id: reviewId });
    await decide(ada, { userId: noor.accountId });
    expect(await reviewState(database, reviewId)).toBe("approved");
    expect(await told(database)).toMatchObject([
      {
        recipientId: sam.accountId,
        type: "reportDecided",
        subject: `report/${number}`,
        details: { outcome: "kept", targetType: "review" },
      },
    ]);
    expect(await logged(database)).toMatchObject([{ action: "keepReported", reason: "fake" }]);
    expect(await reportedReviews(database)).toEqual([]);
  });

  test("is removed for all who reported it at once", async () => {
    const eva = await addMember(database, { name: "Eva" });
    for (const person of [sam, eva]) await report(database, person, { id: reviewId });
    await decide(ada, { ...REMOVE, userId: noor.accountId });
    const rows = await told(database);
    expect(rows.map(({ type, recipientId }) => [type, recipientId])).toEqual([
      ["reportDecided", sam.accountId],
      ["reportDecided", eva.accountId],
      ["reportNotice", noor.accountId],
    ]);
    await expect(report(database, eva, { id: reviewId })).rejects.toMatchObject({ kind: "notFound" });
  });

  test("is not removed by whoever comes after somebody who kept it", async () => {
    const eva = await addAdmin(database, "Eva");
    await report(database, sam, { id: reviewId });
    await decide(ada, { userId: noor.accountId });
    await expect(decide(eva, { ...REMOVE, userId: noor.accountId })).rejects.toMatchObject({
      kind: "conflict",
      errors: [{ msg: "Was decided already", values: { name: "Ada" } }],
    });
    expect(await reviewState(database, reviewId)).toBe("approved");
    await expect(decide(eva, { userId: noor.accountId })).rejects.toMatchObject({ kind: "conflict" });
  });
});

test("of many who decide at once one wins, and everything that follows is told once", async () => {
  const fresh = await freshDatabase();
  for (const state of ["pending", "approved"] as const) {
    const author = await addMember(fresh, { name: `Author of ${state}` });
    if (state === "pending") await settleSmallCase(fresh);
    const id = await addReview(fresh, author, { state });
    if (state === "approved") await report(fresh, await addMember(fresh, { name: "Reporter" }), { id });
    const admins = await Promise.all(
      Array.from({ length: 6 }, (_, number) => addAdmin(fresh, `${state} admin ${number}`)),
    );
    const done = await Promise.allSettled(
      admins.map((admin, number) =>
        decideReview(fresh, admin, {
          reviewId: id,
          userId: author.accountId,
          ...(number % 2 === 0 ? { approve: true } : REMOVE),
        }),
      ),
    );
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of done)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ kind: "conflict" });
    const entries = (await logged(fresh)).filter((entry) => entry.id === id);
    expect(entries).toHaveLength(1);
  }
});
