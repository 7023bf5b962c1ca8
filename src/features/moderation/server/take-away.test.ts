import { describe, expect, test } from "vitest";
import { moveDeal } from "#features/deals/server/move-deal.ts";
import { dealBySlug } from "#features/deals/server/deal-by-slug.ts";
import {
  addBrand,
  dealIn,
  inDays,
  NOW as now,
  paperDeal,
} from "#features/deals/server/small-offers.test-support.ts";
import { movePost } from "#features/discover/server/move-post.ts";
import { jobBySlug } from "#features/jobs/server/job-by-slug.ts";
import { moveJobOffer } from "#features/jobs/server/move-job-offer.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { addLiveDeal, addLiveJob, addPublishedPost, newsState } from "./small-news.test-support.ts";
import { putBack, takeAway } from "./take-away.ts";

const database = testWorld(settleSmallWorld);

const revise = (postId: number) => movePost(database, { postId, step: "revise", now });

/** How each is shown, hidden and shown again by whoever it belongs to. */
const NEWS = {
  deal: {
    add: () => addLiveDeal(database),
    hide: (dealId: number) => moveDeal(database, { dealId, step: "pause", now }),
    show: (dealId: number) => moveDeal(database, { dealId, step: "resume", now }),
    shown: "live",
  },
  job: {
    add: () => addLiveJob(database),
    hide: (jobId: number) => moveJobOffer(database, { jobId, step: "pause", now }),
    show: (jobId: number) => moveJobOffer(database, { jobId, step: "resume", now }),
    shown: "live",
  },
  post: {
    add: () => addPublishedPost(database),
    hide: (postId: number) => movePost(database, { postId, step: "withdraw", now }),
    show: (postId: number) =>
      revise(postId)
        .catch(() => null)
        .then(() => movePost(database, { postId, step: "publish", now })),
    shown: "published",
  },
};

describe.each(["deal", "job", "post"] as const)("a %s", (type) => {
  const { add, hide, show, shown } = NEWS[type];
  const refused = { kind: "conflict", errors: [{ msg: "Was taken away by a moderator" }] };

  test("that its owner hid is shown again by its owner", async () => {
    const id = await add();
    await hide(id);
    expect(await show(id)).toBe(shown);
  });

  test("that a moderator took away is not shown again by its owner", async () => {
    const id = await add();
    await takeAway(database, { type, id }, now);
    await expect(show(id)).rejects.toMatchObject(refused);
    await expect(show(id)).rejects.toMatchObject(refused);
  });

  test("that its owner hid before a moderator took it away stays away as well", async () => {
    const id = await add();
    await hide(id);
    await takeAway(database, { type, id }, now);
    await expect(show(id)).rejects.toMatchObject(refused);
  });

  test("is shown once an appeal puts it back, and is its owner's again", async () => {
    const id = await add();
    await takeAway(database, { type, id }, now);
    await putBack(database, { type, id }, now);
    await hide(id);
    expect(await show(id)).toBe(shown);
  });

  test("that its owner hid before stays hidden when an appeal puts it back, and is its owner's to show", async () => {
    const id = await add();
    const hidden = await hide(id);
    await takeAway(database, { type, id }, now);
    await putBack(database, { type, id }, now);
    expect(await newsState(database, { type, id })).toBe(hidden);
    expect(await show(id)).toBe(shown);
  });

  test("taken away a second time is what it was the second time", async () => {
    const id = await add();
    await takeAway(database, { type, id }, now);
    await putBack(database, { type, id }, now);
    expect(await newsState(database, { type, id })).toBe(shown);
    const hidden = await hide(id);
    await takeAway(database, { type, id }, now);
    await putBack(database, { type, id }, now);
    expect(await newsState(database, { type, id })).toBe(hidden);
  });
});

test("the page of a deal or a job that is over is taken away as well, and comes back", async () => {
  const deal = await dealIn(
    database,
    "expired",
    paperDeal(await addBrand(database), { validFrom: inDays(-9), validTo: inDays(-1) }),
  );
  const job = await addLiveJob(database);
  await moveJobOffer(database, { jobId: job, step: "fill", now });
  const pages = () =>
    Promise.all([
      dealBySlug(database, { slug: deal.slug, locale: "nl", now }),
      jobBySlug(database, { slug: "barista", locale: "nl", now }),
    ]);
  expect(await pages()).toHaveLength(2);
  const targets = [
    { type: "deal", id: deal.id },
    { type: "job", id: job },
  ] as const;
  for (const target of targets) {
    await takeAway(database, target, now);
    await expect(pages()).rejects.toMatchObject({ kind: "notFound" });
    await putBack(database, target, now);
    expect(await pages()).toHaveLength(2);
  }
});
