import { beforeEach, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addBrand, dealIn, paperDeal } from "#features/deals/server/small-offers.test-support.ts";
import { appealDecision } from "#features/moderation/server/appeal-decision.ts";
import { refusedNewsOf } from "#features/moderation/server/refused-news-of.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { businessesOf } from "#features/reviews/server/businesses-of.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";
import { callerWith, type DealAnswer } from "./deals.test-support.ts";

const database = testWorld(async (world) => {
  await settleSmallWorld(world);
});

let papers: number;
let mies: Member;
let stranger: Member;

beforeEach(async () => {
  papers = await addBrand(database);
  await addBrand(database, { name: "Aanstekers van Annie" });
  [mies, stranger] = [
    await addMember(database, { name: "Mies" }),
    await addMember(database, { name: "Lies" }),
  ];
  const role = "brandAdmin";
  await grantRole(database, { accountId: mies.accountId, role, item: "vloeipapier-zonen" });
  await grantRole(database, { accountId: stranger.accountId, role, item: "aanstekers-van-annie" });
});

async function decide(changes: object) {
  const { id } = await dealIn(database, "pending", paperDeal(papers));
  const call = await callerWith(database, "admin");
  const { rev } = (await call("GET", `?id=${id}`)).body as DealAnswer;
  return { id, ...(await call("PATCH", "", { _id: String(id), rev, changes })) };
}

test.each([
  [{ step: "approve" }, "approved"],
  [{ step: "reject", reason: "The picture is of another brand." }, "rejected"],
])("whoever speaks for the brand hears of %o, and nobody of another brand", async (changes, outcome) => {
  const { id, status } = await decide(changes);
  expect(status).toBe(200);
  expect(await notificationsOf(database, mies)).toMatchObject([
    {
      type: "dealDecided",
      outcome,
      redirect: `/dashboard/deals/deal?id=${id}`,
      brand: { url: "vloeipapier-zonen" },
    },
  ]);
  expect(await notificationsOf(database, stranger)).toEqual([]);
});

test("nobody hears of a deal whose words an admin only corrects, or of a refusal without a reason", async () => {
  expect(await decide({ code: "PAPER" })).toMatchObject({ status: 200 });
  expect(await decide({ step: "reject" })).toMatchObject({ status: 400 });
  expect(await notificationsOf(database, mies)).toEqual([]);
});

test("the way in of a brand says how many of its deals run, wait and were refused", async () => {
  await dealIn(database, "live", paperDeal(papers));
  await dealIn(database, "pending", paperDeal(papers));
  await dealIn(database, "rejected", paperDeal(papers));
  await dealIn(database, "rejected", paperDeal(papers));
  const permissions = { admin: false, mod: false, shopAdmin: [], brandAdmin: [papers] };
  expect(await businessesOf(database, { ...mies, permissions })).toMatchObject([
    {
      type: "brand",
      slug: "vloeipapier-zonen",
      brand: {
        liveDeals: 1,
        waitingDeals: 1,
        refusedDeals: 2,
        unansweredOfProducts: 0,
        bareProducts: 0,
        likes: 0,
      },
    },
  ]);
});

test("what is refused by the call can be appealed, and is decided in the queue by another admin", async () => {
  const { id } = await decide({ step: "reject", reason: "The picture is of another brand." });
  const [refused] = await refusedNewsOf(database, mies);
  expect(refused).toMatchObject({ type: "deal", id, mayAppeal: true });
  const text = "It is our own brand, see the register.";
  await appealDecision(database, mies, { decisionId: refused?.decisionId ?? 0, text });
  const call = await callerOf(database, "appeals", { role: "admin" });
  expect((await call("GET", "")).body).toMatchObject({
    items: [{ targetType: "deal", targetId: String(id), isRefusal: true, text }],
  });
});
