import { expect, test } from "vitest";
import {
  addBrand,
  dealIn,
  inDays,
  NOW,
  paperDeal,
} from "#features/deals/server/small-offers.test-support.ts";
import { addPost } from "#features/discover/server/add-post.ts";
import { movePost } from "#features/discover/server/move-post.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { ANONYMOUS } from "#platform/viewer.ts";
import { newest } from "./newest.server.ts";

const database = testWorld(settleSmallWorld);

const shown = async () => {
  const { deals, posts } = await newest({ database, locale: "nl", now: () => NOW, viewer: ANONYMOUS });
  return { deals: deals.map(({ title }) => title.text), posts: posts.map(({ title }) => title.text) };
};

async function publish(title: string, days: number, isSample = false) {
  const { id: postId } = await addPost(database, {
    kind: "article",
    title: { nl: title, source: "nl" },
    lead: { nl: "Kort", source: "nl" },
    body: { nl: "Lang", source: "nl" },
    coverId: null,
    coverAlt: null,
    author: "editorial",
    brandId: null,
    shopId: null,
    cityIds: [],
    tags: [],
    isSponsored: false,
    publishedAt: inDays(days),
    event: null,
    isSample,
  });
  await movePost(database, { postId, step: "publish", now: NOW });
}

test("home has nothing new to show while all there is was invented", async () => {
  await publish("Verzonnen", -1, true);
  expect(await shown()).toEqual({ deals: [], posts: [] });
});

test("home shows the three newest posts and deals", async () => {
  for (const [place, title] of ["Vier", "Drie", "Twee", "Een"].entries()) await publish(title, place - 5);
  expect((await shown()).posts).toEqual(["Een", "Twee", "Drie"]);
  const brandId = await addBrand(database);
  const titles = ["Deal vier", "Deal drie", "Deal twee", "Deal een"];
  for (const [place, title] of titles.entries()) {
    const deal = paperDeal(brandId, { title: { nl: title, source: "nl" }, validFrom: inDays(place - 5) });
    await dealIn(database, "live", deal);
  }
  expect((await shown()).deals).toEqual(["Deal een", "Deal twee", "Deal drie"]);
});
