import { expect, test } from "vitest";
import { grantRole, revokeRole } from "#features/accounts/server/account-roles.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addBrand, inDays, NOW, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { moveJobOffer } from "#features/jobs/server/move-job-offer.ts";
import { addJob } from "#features/jobs/server/small-jobs.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { notificationsOf } from "./notifications-of.ts";
import { tellOfExpiringJobs } from "./tell-of-expiring-jobs.ts";

let owner: Member;
let andersom: number;
const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  andersom = await shopId(database, "andersom");
  owner = await addMember(database);
  await grantRole(database, ofAndersom());
});

const ofAndersom = () => ({ accountId: owner.accountId, role: "shopAdmin" as const, item: "andersom" });

/** Work in Andersom that ends in so many days. */
const offer = (daysLeft: number) => addJob(database, { shopId: andersom, validThrough: inDays(daysLeft) });

const told = () => notificationsOf(database, owner);
const tell = (now = NOW) => tellOfExpiringJobs(database, { now });

test("whoever speaks for a shop hears once that its job ends within a week, and where it is", async () => {
  const job = await offer(6);
  expect(await tell()).toBe(1);
  expect(await tell()).toBe(0);
  expect(await told()).toMatchObject([
    {
      type: "jobExpiring",
      redirect: `/jobs/${job.slug}`,
      shop: { url: "andersom" },
      endsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      seen: false,
    },
  ]);
});

test("nobody hears of one that goes on for longer, is over, or is not shown", async () => {
  await offer(8);
  await offer(2);
  const filled = await offer(5);
  await moveJobOffer(database, { jobId: filled.id, step: "fill", now: NOW });
  expect(await tell(inDays(3))).toBe(1);
  expect(await told()).toHaveLength(1);
});

test("nobody hears of the job of a brand or a shop for which they do not speak", async () => {
  await addJob(database, { brandId: await addBrand(database), validThrough: inDays(3) });
  expect(await tell()).toBe(0);
  await revokeRole(database, ofAndersom());
  await offer(3);
  expect(await tell()).toBe(0);
});
