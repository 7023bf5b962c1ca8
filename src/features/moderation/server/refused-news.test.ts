import { beforeEach, describe, expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { dealToEdit } from "#features/deals/server/deals-to-edit.ts";
import { moveDeal } from "#features/deals/server/move-deal.ts";
import {
  addBrand,
  dealIn,
  inDays,
  NOW,
  paperDeal,
  shopId,
} from "#features/deals/server/small-offers.test-support.ts";
import { jobToEdit } from "#features/jobs/server/jobs-to-edit.ts";
import { moveJobOffer } from "#features/jobs/server/move-job-offer.ts";
import { addJob } from "#features/jobs/server/small-jobs.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import type { ReviewTarget } from "#features/reviews/review.ts";
import { addOwner } from "#features/reviews/server/small-reviews.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decideAppeal } from "./decide-appeal.ts";
import { decisionPage } from "./decision-page.ts";
import { latestDecisions, moderationLog } from "./moderation-log.ts";
import { queuedAppeals } from "./queued-appeals.ts";
import { refusedNewsOf } from "./refused-news-of.ts";
import { saveOrRefuseDeal, saveOrRefuseJob } from "./refuse-news.ts";
import { decide, removalOf } from "./reported-parts.test-support.ts";
import { addAdmin, report } from "./small-case.test-support.ts";
import { newsState } from "./small-news.test-support.ts";

const WHY = "The price is on the pack, see the picture.";
const REASON = "The old price was never asked.";
const ANSWER = "The picture shows the price, so it may stand.";

let ada: Admin;
let eva: Admin;
const database = testWorld(async (world) => {
  await settleSmallWorld(world);
  ada = await addAdmin(world, "Ada");
  eva = await addAdmin(world, "Eva");
});

let papers: ReviewTarget;
let owner: Member;
let stranger: Member;

beforeEach(async () => {
  papers = { type: "brand", id: await addBrand(database) };
  owner = await addOwner(database, papers);
  stranger = await addOwner(database, {
    type: "brand",
    id: await addBrand(database, { name: "Aanstekers van Annie" }),
  });
});

const reject = { step: "reject", reason: REASON } as const;

async function refuseDeal(id: number): Promise<void> {
  const { rev } = (await dealToEdit(database, ada, { id }))!;
  await saveOrRefuseDeal(database, ada, { id, rev, changes: reject }, { now: NOW });
}

async function refusedDeal(deal = paperDeal(papers.id)): Promise<number> {
  const { id } = await dealIn(database, "pending", deal);
  await refuseDeal(id);
  return id;
}

async function refusedJob(employer: { shopId: number } | { brandId: number }): Promise<number> {
  const { id } = await addJob(database, employer, { steps: ["submit"] });
  const { rev } = (await jobToEdit(database, ada, { id }))!;
  await saveOrRefuseJob(database, ada, { id, rev, changes: reject }, { now: NOW });
  return id;
}

const first = async (member: Member = owner) => (await refusedNewsOf(database, member))[0];

async function appeal(member: Member = owner): Promise<number> {
  const decisionId = (await first())?.decisionId ?? 0;
  return Number((await appealDecision(database, member, { decisionId, text: WHY })).appealId);
}

function answer(admin: Admin, appealId: number, decision: "restored" | "removed"): Promise<void> {
  const changes = { decision, reason: undefined, explanation: ANSWER };
  return decideAppeal(database, admin, { _id: appealId, rev: 1, changes }, { now: NOW });
}

const KINDS = {
  deal: { refuse: () => refusedDeal(), editor: "/dashboard/deals/deal" },
  job: { refuse: () => refusedJob({ brandId: papers.id }), editor: "/dashboard/coffeejobs/joboffer" },
};

describe.each(["deal", "job"] as const)("a %s that is refused", (type) => {
  test("is told to whoever speaks for it, with why and that it can be appealed, and to nobody else", async () => {
    const id = await KINDS[type].refuse();
    expect(await refusedNewsOf(database, owner)).toMatchObject([
      {
        type,
        id,
        of: "Vloeipapier & Zonen",
        state: "refused",
        reason: REASON,
        decisionId: expect.any(Number),
        appeal: null,
        mayAppeal: true,
      },
    ]);
    expect(await refusedNewsOf(database, stranger)).toEqual([]);
    expect(await refusedNewsOf(database, ada)).toEqual([]);
    expect(await notificationsOf(database, owner)).toMatchObject([
      { type: `${type}Decided`, outcome: "rejected", redirect: `${KINDS[type].editor}?id=${id}` },
    ]);
    expect(await notificationsOf(database, stranger)).toEqual([]);
  });

  test("is in no public log, no feed, and has no page there", async () => {
    await KINDS[type].refuse();
    const decisionId = (await first())?.decisionId ?? 0;
    expect(await moderationLog(database, { page: 1 })).toMatchObject({ items: [], total: 0, counts: [] });
    expect(await latestDecisions(database, 10)).toEqual([]);
    for (const viewerId of [owner.accountId, null])
      await expect(decisionPage(database, { decisionId, viewerId })).rejects.toMatchObject({
        kind: "notFound",
      });
  });

  test("is appealed once, by somebody who speaks for it and nobody else", async () => {
    await KINDS[type].refuse();
    await expect(appeal(stranger)).rejects.toMatchObject({ kind: "notFound" });
    await appeal();
    await expect(appeal()).rejects.toMatchObject({ errors: [{ msg: "Was appealed already" }] });
    expect(await first()).toMatchObject({ appeal: { state: "open", isWaiting: false }, mayAppeal: false });
  });

  test("is approved where another admin finds it was right, which is told with their sentence", async () => {
    const id = await KINDS[type].refuse();
    const appealId = await appeal();
    expect((await queuedAppeals(database, ada)).items).toMatchObject([{ mayDecide: false }]);
    expect((await queuedAppeals(database, eva)).items).toMatchObject([
      {
        targetType: type,
        isRefusal: true,
        explanation: REASON,
        text: WHY,
        decidedBy: "Ada",
        mayDecide: true,
      },
    ]);
    await expect(answer(ada, appealId, "restored")).rejects.toMatchObject({ kind: "notAllowed" });
    await answer(eva, appealId, "restored");
    expect(await newsState(database, { type, id })).toBe("live");
    expect(await first()).toMatchObject({
      state: "approved",
      appeal: { state: "overturned", explanation: ANSWER },
      mayAppeal: false,
    });
    expect((await notificationsOf(database, owner))[0]).toMatchObject({
      type: "appealDecided",
      outcome: "approved",
      redirect: "/dashboard",
    });
    expect((await moderationLog(database, { page: 1 })).items).toEqual([]);
  });

  test("stays refused where they find it was not, and can still be mended", async () => {
    const id = await KINDS[type].refuse();
    await answer(eva, await appeal(), "removed");
    expect(await newsState(database, { type, id })).toBe("rejected");
    expect(await first()).toMatchObject({
      state: "refused",
      appeal: { state: "upheld", explanation: ANSWER },
      mayAppeal: false,
    });
    expect((await notificationsOf(database, owner))[0]).toMatchObject({
      type: "appealDecided",
      outcome: "rejected",
    });
  });
});

test.each([{ step: "approve" as const }, reject])(
  "an admin who speaks for the brand decides about none of its deals and jobs, and nothing of it stays: %o",
  async (changes) => {
    const speaker = { ...ada, permissions: { ...ada.permissions, brandAdmin: [papers.id] } };
    const refused = {
      kind: "notAllowed",
      errors: [{ msg: "Somebody else decides about this", param: "step" }],
    };
    const { id: dealId } = await dealIn(database, "pending", paperDeal(papers.id));
    const deal = (await dealToEdit(database, speaker, { id: dealId }))!;
    const savedDeal = { id: dealId, rev: deal.rev, changes };
    await expect(
      database.transaction((tx) => saveOrRefuseDeal(tx, speaker, savedDeal, { now: NOW })),
    ).rejects.toMatchObject(refused);
    expect(await newsState(database, { type: "deal", id: dealId })).toBe("pending");
    const { id: jobId } = await addJob(database, { brandId: papers.id }, { steps: ["submit"] });
    const job = (await jobToEdit(database, speaker, { id: jobId }))!;
    const savedJob = { id: jobId, rev: job.rev, changes };
    await expect(
      database.transaction((tx) => saveOrRefuseJob(tx, speaker, savedJob, { now: NOW })),
    ).rejects.toMatchObject(refused);
    expect(await newsState(database, { type: "job", id: jobId })).toBe("pending");
    expect(await notificationsOf(database, owner)).toEqual([]);
  },
);

test("what is mended after it was refused is told no more, and the refusal is not appealed any more", async () => {
  const id = await refusedDeal();
  const decisionId = (await first())?.decisionId ?? 0;
  await moveDeal(database, { dealId: id, step: "withdraw", now: NOW });
  expect(await refusedNewsOf(database, owner)).toEqual([]);
  await expect(appealDecision(database, owner, { decisionId, text: WHY })).rejects.toMatchObject({
    kind: "conflict",
    errors: [{ msg: "Is not refused any more" }],
  });
});

test("refused again after it was mended, it is another refusal with an appeal of its own", async () => {
  const id = await refusedDeal();
  await answer(eva, await appeal(), "removed");
  for (const step of ["withdraw", "submit"] as const)
    await moveDeal(database, { dealId: id, step, now: NOW });
  await refuseDeal(id);
  expect(await refusedNewsOf(database, owner)).toMatchObject([{ appeal: null, mayAppeal: true }]);
});

test("what its owner has mended and sent again before the appeal was decided is left as it is", async () => {
  const id = await refusedDeal();
  const appealId = await appeal();
  for (const step of ["withdraw", "submit"] as const)
    await moveDeal(database, { dealId: id, step, now: NOW });
  await answer(eva, appealId, "restored");
  expect(await newsState(database, { type: "deal", id })).toBe("pending");
});

test("what cannot be approved any more because its time is over is a draft again", async () => {
  const id = await refusedDeal(paperDeal(papers.id, { validFrom: inDays(-9), validTo: inDays(-2) }));
  await answer(eva, await appeal(), "restored");
  expect(await newsState(database, { type: "deal", id })).toBe("draft");
});

test("a job of a shop is told to whoever speaks for the shop", async () => {
  const shop: ReviewTarget = { type: "shop", id: await shopId(database, "andersom") };
  const keeper = await addOwner(database, shop);
  const id = await refusedJob({ shopId: shop.id });
  expect(await refusedNewsOf(database, keeper)).toMatchObject([{ type: "job", id, state: "refused" }]);
  expect(await refusedNewsOf(database, owner)).toEqual([]);
});

test("what a moderator took away is told with the decision that leads to its appeal", async () => {
  const { id } = await dealIn(database, "live", paperDeal(papers.id));
  await decide(database, ada, await report(database, null, { type: "deal", id, reason: "illegal" }));
  expect(await refusedNewsOf(database, owner)).toMatchObject([
    { type: "deal", id, state: "removed", decisionId: await removalOf(database), mayAppeal: true },
  ]);
});

test("what was refused before refusals were kept is told without an appeal", async () => {
  const moved = await addJob(database, { brandId: papers.id }, { steps: ["submit"] });
  await moveJobOffer(database, { jobId: moved.id, step: "reject", now: NOW, reason: REASON });
  expect(await refusedNewsOf(database, owner)).toMatchObject([
    { reason: REASON, decisionId: null, mayAppeal: false },
  ]);
});
