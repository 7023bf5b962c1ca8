import { beforeEach, describe, expect, test } from "vitest";
import { moveDeal } from "#features/deals/server/move-deal.ts";
import {
  addBrand,
  dealIn,
  inDays,
  NOW as now,
  paperDeal,
  shopId,
} from "#features/deals/server/small-offers.test-support.ts";
import { addPost } from "#features/discover/server/add-post.ts";
import { movePost } from "#features/discover/server/move-post.ts";
import { addJobOffer } from "#features/jobs/server/add-job-offer.ts";
import { moveJobOffer } from "#features/jobs/server/move-job-offer.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { putBack, takeAway } from "./take-away.ts";

const database = testDatabase();
beforeEach(() => settleSmallWorld(database));

async function addLiveDeal(): Promise<number> {
  return (await dealIn(database, "live", paperDeal(await addBrand(database)))).id;
}

async function addLiveJob(): Promise<number> {
  const { id: jobId } = await addJobOffer(
    database,
    {
      shopId: await shopId(database, "andersom"),
      brandId: null,
      cityId: null,
      title: { nl: "Barista", source: "nl" },
      role: "bar",
      employment: "partTime",
      hours: { low: 12, high: 20 },
      salary: null,
      description: { nl: "Koffie, veel koffie.", source: "nl" },
      requirements: null,
      languages: ["nl"],
      apply: { way: "email", to: "werk@example.org" },
      validThrough: inDays(30),
      isSample: false,
    },
    { now },
  );
  for (const step of ["submit", "approve"] as const) await moveJobOffer(database, { jobId, step, now });
  return jobId;
}

async function addPublishedPost(): Promise<number> {
  const { id: postId } = await addPost(database, {
    kind: "article",
    title: { nl: "Nieuws", source: "nl" },
    lead: { nl: "Kort", source: "nl" },
    body: { nl: "Lang", source: "nl" },
    coverId: null,
    author: "editorial",
    brandId: null,
    shopId: null,
    cityIds: [],
    tags: [],
    isSponsored: false,
    publishedAt: inDays(-1),
    event: null,
    isSample: false,
  });
  await movePost(database, { postId, step: "publish", now });
  return postId;
}

const revise = (postId: number) => movePost(database, { postId, step: "revise", now });

/** How each is shown, hidden and shown again by whoever it belongs to. */
const NEWS = {
  deal: {
    add: addLiveDeal,
    hide: (dealId: number) => moveDeal(database, { dealId, step: "pause", now }),
    show: (dealId: number) => moveDeal(database, { dealId, step: "resume", now }),
    shown: "live",
  },
  job: {
    add: addLiveJob,
    hide: (jobId: number) => moveJobOffer(database, { jobId, step: "pause", now }),
    show: (jobId: number) => moveJobOffer(database, { jobId, step: "resume", now }),
    shown: "live",
  },
  post: {
    add: addPublishedPost,
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
});
