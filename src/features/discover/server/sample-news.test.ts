import { expect, test } from "vitest";
import { DEMO_DEALS } from "#db/demo/deals.ts";
import { DEMO_POSTS } from "#db/demo/discover.ts";
import { DEMO_JOBS } from "#db/demo/jobs.ts";
import { readDealFilters } from "#features/deals/deal-query.ts";
import { DEAL_STATES } from "#features/deals/deal-state.ts";
import { dealsIn } from "#features/deals/server/deals-in.ts";
import { readJobFilters } from "#features/jobs/job-query.ts";
import { jobsIn } from "#features/jobs/server/jobs-in.ts";
import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import { loadDemoCatalogue } from "#features/products/server/load-demo-catalogue.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { readMarkdown } from "#platform/markdown/read-markdown.ts";
import { testWorld } from "#tests/support/database.ts";
import { readPostFilters } from "../post-query.ts";
import { loadDemoNews } from "./load-demo-news.ts";
import { postsIn } from "./posts-in.ts";
import { removeDemoNews } from "./remove-demo-news.ts";

const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  await loadDemo(database, { now: NOW });
  await loadDemoCatalogue(database, { now: NOW });
});

async function shown(now: Date, town: string | null = SAMPLE_TOWN.slug) {
  const query = new URLSearchParams(town ? { city: town } : {});
  const asked = { locale: "en", now } as const;
  return {
    deals: await dealsIn(database, { filters: readDealFilters(query).filters, ...asked }),
    jobs: await jobsIn(database, { filters: readJobFilters(query).filters, ...asked }),
    posts: await postsIn(database, { filters: readPostFilters(query).filters, ...asked }),
  };
}

test("loading the samples again changes nothing, and removing takes all of them away", async () => {
  await loadDemoNews(database, { now: NOW });
  const first = await shown(NOW);
  expect(first.deals.items.map(({ slug }) => slug)).toContain("sample-tweede-pakje-vloei-halve-prijs");
  expect(first.jobs.total).toBeGreaterThan(0);
  expect(first.posts.total).toBeGreaterThan(3);
  expect(
    [...first.deals.items, ...first.jobs.items, ...first.posts.items].every(({ isSample }) => isSample),
  ).toBe(true);
  await loadDemoNews(database, { now: NOW });
  expect(await shown(NOW)).toEqual(first);
  const elsewhere = await shown(NOW, null);
  expect([elsewhere.deals.total, elsewhere.jobs.total, elsewhere.posts.total]).toEqual([0, 0, 0]);
  await removeDemoNews(database);
  const { deals, jobs, posts } = await shown(NOW);
  expect([deals.total, jobs.total, posts.total]).toEqual([0, 0, 0]);
});

test("loaded again after half a year they are of the day", async () => {
  await loadDemoNews(database, { now: NOW });
  const first = await shown(NOW);
  const later = new Date(NOW.getTime() + 180 * 86_400_000);
  expect((await shown(later)).deals.total).toBe(0);
  await loadDemoNews(database, { now: later });
  const { deals, jobs } = await shown(later);
  expect([deals.total, jobs.total]).toEqual([first.deals.total, first.jobs.total]);
});

test("there is a deal in every state but one that nobody has sent yet", () => {
  const states = new Set<string>(DEMO_DEALS.map(({ state }) => state));
  expect(DEAL_STATES.filter((state) => !states.has(state))).toEqual(["draft"]);
});

test("the texts of the samples lose nothing on the way to the reader", () => {
  const texts = [...DEMO_DEALS.map(({ body }) => body), ...DEMO_POSTS.map(({ body }) => body)]
    .concat(DEMO_JOBS.flatMap(({ description, requirements }) => [description, requirements ?? []].flat()))
    .flatMap(({ source, ...languages }) => (languages[source] ? Object.values(languages) : [""]));
  for (const text of texts) expect(readMarkdown(text).refused).toEqual([]);
});
