import { beforeEach, expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { dealToEdit } from "#features/deals/server/deals-to-edit.ts";
import { moveDeal } from "#features/deals/server/move-deal.ts";
import { addBrand, dealIn, NOW, paperDeal } from "#features/deals/server/small-offers.test-support.ts";
import { addJob } from "#features/jobs/server/small-jobs.test-support.ts";
import { addOwner } from "#features/reviews/server/small-reviews.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { saveOrRefuseDeal } from "./refuse-news.ts";
import { addAdmin } from "./small-case.test-support.ts";
import { waitingNews } from "./waiting-news.ts";

let ada: Admin;
let owner: Member;
let brandId: number;

const database = testWorld(async (world) => {
  await settleSmallWorld(world);
  ada = await addAdmin(world, "Ada");
});

beforeEach(async () => {
  brandId = await addBrand(database);
  owner = await addOwner(database, { type: "brand", id: brandId });
});

const REASON = "The old price was never asked.";

async function refuse(id: number): Promise<void> {
  const { rev } = (await dealToEdit(database, ada, { id }))!;
  await saveOrRefuseDeal(
    database,
    ada,
    { id, rev, changes: { step: "reject", reason: REASON } },
    { now: NOW },
  );
}

test("a deal that was mended and sent again comes with what it was refused for, and by whom", async () => {
  const { id } = await dealIn(database, "pending", paperDeal(brandId));
  expect(await waitingNews(database, ada, { type: "deal", id })).toMatchObject({ refusals: [] });
  await refuse(id);
  expect(await waitingNews(database, ada, { type: "deal", id })).toBeNull();
  for (const step of ["withdraw", "submit"] as const)
    await moveDeal(database, { dealId: id, step, now: NOW });
  expect(await waitingNews(database, ada, { type: "deal", id })).toMatchObject({
    type: "deal",
    item: { id, values: { brand: { name: "Vloeipapier & Zonen" } }, shown: { state: "pending" } },
    refusals: [{ explanation: REASON, by: "Ada" }],
  });
});

test("a job offer that waits is read as its editor has it, and one that is a draft is not", async () => {
  const { id } = await addJob(database, { brandId }, { steps: ["submit"] });
  expect(await waitingNews(database, ada, { type: "job", id })).toMatchObject({
    type: "job",
    item: { id, shown: { state: "pending" } },
    refusals: [],
  });
  const { id: draftId } = await addJob(database, { brandId });
  expect(await waitingNews(database, ada, { type: "job", id: draftId })).toBeNull();
});

test("nobody but an admin reads it so, whoever it is of", async () => {
  const { id } = await dealIn(database, "pending", paperDeal(brandId));
  await expect(waitingNews(database, owner, { type: "deal", id })).rejects.toMatchObject({
    kind: "notAllowed",
  });
});
