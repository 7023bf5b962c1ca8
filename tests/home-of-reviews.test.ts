import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import {
  addTrusted,
  type ReviewedWorld,
  settleReviewed,
  write,
} from "#features/reviews/server/small-reviews.test-support.ts";
import { withdrawReview } from "#features/reviews/server/withdraw-review.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import type { ReviewTarget } from "#features/reviews/review.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

/** The first render loads the modules of all pages. */
const FETCHING_MS = 30_000;

let world: ReviewedWorld;
let author: Member;
const database = testWorld(async (database) => {
  world = await settleReviewed(database);
  author = await addTrusted(database, { name: "Noor" });
});

const NEWEST = "Nieuwste recensies";

async function home() {
  const draw = await drawnPages({
    database,
    now: () => NOW,
    report: (error) => expect.unreachable(String(error)),
  });
  return (await draw("/")).text;
}

test(
  "home has no heading of reviews while nobody has reviewed anything real",
  async () => {
    await loadDemo(database);
    const invented: ReviewTarget = { type: "shop", id: await shopId(database, "sample-maanvis") };
    for (const target of [invented, world.sampleBrand]) await write(database, author, { target });
    expect(await home()).not.toContain(NEWEST);
  },
  FETCHING_MS,
);

test("a review stands on home with its beginning and its author, and is gone once it was withdrawn", async () => {
  const said = { text: "Rustig, en ze leggen alles uit." };
  const { reviewId } = await write(database, author, { target: world.product, said });
  const text = await home();
  for (const shown of [NEWEST, said.text, "Red Tips", "/supplies/red-tips", "Noor"])
    expect(text).toContain(shown);
  await withdrawReview(database, author, { reviewId });
  const after = await home();
  for (const gone of [NEWEST, said.text, "Red Tips"]) expect(after).not.toContain(gone);
});
