import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import {
  addTrusted,
  type ReviewedWorld,
  settleReviewed,
  write,
} from "#features/reviews/server/small-reviews.test-support.ts";
import { withdrawReview } from "#features/reviews/server/withdraw-review.ts";
import { countryAtAGlance } from "#features/shops/server/country-at-a-glance.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import type { ReviewTarget } from "#features/reviews/review.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

/** The first render loads the modules of all pages. */
const FETCHING_MS = 30_000;

let world: ReviewedWorld;
let people: Member[];
const database = testWorld(async (database) => {
  world = await settleReviewed(database);
  people = [];
  for (const name of ["Noor", "Sanne", "Joris"]) people.push(await addTrusted(database, { name }));
});

const BEST = "Beste coffeeshops";
const NEWEST = "Nieuwste beoordelingen";

async function home() {
  const draw = await drawnPages({
    database,
    now: () => NOW,
    report: (error) => expect.unreachable(String(error)),
  });
  return (await draw("/")).text;
}

const bestRated = async () => {
  const { bestRated: shops } = await countryAtAGlance(database, { locale: "nl", now: NOW });
  return shops.map(({ name, reviewCount }) => [name, reviewCount]);
};

/** All three say the same of it. */
async function rate(target: ReviewTarget, overall: 2 | 3 | 5) {
  const written = [];
  for (const member of people) written.push(await write(database, member, { target, said: { overall } }));
  return written.map(({ reviewId }) => reviewId);
}

test(
  "home has neither heading while nobody has reviewed anything real",
  async () => {
    await loadDemo(database);
    const invented: ReviewTarget = { type: "shop", id: await shopId(database, "sample-maanvis") };
    for (const target of [invented, world.sampleBrand]) await rate(target, 5);
    const text = await home();
    expect(text).not.toContain(BEST);
    expect(text).not.toContain(NEWEST);
  },
  FETCHING_MS,
);

test("two rated coffeeshops make no best, three do, best first, and a withdrawn review ends it", async () => {
  await rate(world.shop, 2);
  await rate(world.farShop, 5);
  expect(await home()).not.toContain(BEST);
  const [lastId = 0] = await rate(world.neighbour, 3);
  expect(await bestRated()).toEqual([
    ["Zeelucht", 3],
    ["Café Zwart", 3],
    ["Andersom", 3],
  ]);
  expect(await home()).toContain(BEST);
  await withdrawReview(database, people[0] as Member, { reviewId: lastId });
  expect(await bestRated()).toEqual([]);
  expect(await home()).not.toContain(BEST);
});

test("a review stands on home with its beginning and its author, and is gone once it was withdrawn", async () => {
  const [author] = people as [Member];
  const said = { text: "Rustig, en ze leggen alles uit." };
  const { reviewId } = await write(database, author, { target: world.product, said });
  const text = await home();
  for (const shown of [NEWEST, said.text, "Red Tips", "/supplies/red-tips", "Noor"])
    expect(text).toContain(shown);
  await withdrawReview(database, author, { reviewId });
  const after = await home();
  for (const gone of [NEWEST, said.text, "Red Tips"]) expect(after).not.toContain(gone);
});
