import { expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { addJob } from "#features/jobs/server/small-jobs.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { notificationsOf } from "./notifications-of.ts";
import { tellOfApplication } from "./tell-of-application.ts";

const database = testWorld(settleSmallWorld);

async function ownerOf(item: string) {
  const owner = await addMember(database);
  await grantRole(database, { accountId: owner.accountId, role: "shopAdmin", item });
  return owner;
}

test("whoever speaks for the employer hears of the latest application of each job, and nobody else of any", async () => {
  const [owner, stranger] = [await ownerOf("andersom"), await ownerOf("mosa")];
  const of = { shopId: await shopId(database, "andersom"), apply: { way: "inApp", to: null } as const };
  const [one, other] = [await addJob(database, of), await addJob(database, of)];
  for (const { id } of [one, one, other]) await tellOfApplication(database, { jobId: id });
  const told = await notificationsOf(database, owner);
  expect(told).toHaveLength(2);
  expect(told).toMatchObject([
    {
      type: "generic",
      redirect: `/dashboard/coffeejobs/joboffer?id=${other.id}&tab=applications`,
      shop: { url: "andersom" },
      seen: false,
    },
    { redirect: `/dashboard/coffeejobs/joboffer?id=${one.id}&tab=applications` },
  ]);
  expect(await notificationsOf(database, stranger)).toEqual([]);
});
