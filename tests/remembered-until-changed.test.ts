import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { hideMenu } from "#features/compliance/server/hide-menu.ts";
import { moveDeal } from "#features/deals/server/move-deal.ts";
import { addBrand, dealIn, paperDeal, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { NOW, setStatus } from "#features/shops/server/small-world.test-support.ts";
import { listenForChanges } from "#platform/database/listen-for-changes.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { openRecall, type Reading, type Recall } from "#platform/recall.ts";
import { drawnPages } from "./support/drawn-pages.ts";
import { freshDatabase } from "./support/fresh-database.ts";

/** Far less than anything is remembered without a change. */
const SOON_MS = 3_000;

const renameBrand = statement(
  "test-rename-brand",
  (_, p: Slots<{ slug: string; name: string }>) =>
    sql`update brand set name = ${p.name} where slug = ${p.slug}`,
);

/** A site of the small world whose pages remember, and hear of changes. */
async function rememberingSite() {
  const database = await freshDatabase();
  await database.transaction(settleSmallCatalogue);
  const changes = listenForChanges({ connection: database.connection, caller: database });
  onTestFinished(() => changes.close());
  await expect.poll(() => changes.stamp([]), { timeout: SOON_MS }).toBeTypeOf("number");
  const recall = openRecall({ changes, now: () => NOW });
  let readCount = 0;
  const counted: Recall = Object.assign(
    <Told extends object>(name: string, reading: Reading<Told>) =>
      recall(name, { ...reading, read: (now) => (readCount++, reading.read(now)) }),
    { remembers: recall.remembers },
  );
  const report = (error: unknown) => expect.unreachable(String(error));
  const draw = await drawnPages({ database, now: () => NOW, recall: counted, report });
  return {
    database,
    page: async (path: string) => (await draw(path)).text,
    status: async (path: string) => (await draw(path)).status,
    readCount: () => readCount,
    /** How often something that is remembered was read for a page. */
    async readsFor(path: string) {
      const before = readCount;
      await draw(path);
      return readCount - before;
    },
  };
}

type Site = Awaited<ReturnType<typeof rememberingSite>>;

interface Seen {
  path: string;
  shown: string;
  change: (site: Site) => Promise<unknown>;
}

const CHANGES: Record<string, Seen> = {
  "a shop that has closed is gone from its city": {
    path: "/coffeeshops/utrecht",
    shown: "/coffeeshop/andersom",
    change: ({ database }) => setStatus(database, { slug: "andersom", status: "permanentlyClosed" }),
  },
  "a menu that was hidden is gone from what can be had in a city": {
    path: "/weed/utrecht",
    shown: "/weed/morning-fog",
    change: async ({ database }) =>
      hideMenu(database, { shopId: await shopId(database, "andersom"), now: NOW }),
  },
  "a brand goes by its new name on its page": {
    path: "/brand/dijkzaden",
    shown: "Dijkzaden",
    change: ({ database }) => renameBrand.run(database, { slug: "dijkzaden", name: "Duinzaden" }),
  },
};

test.each(Object.entries(CHANGES))("%s", async (_, { path, shown, change }) => {
  const site = await rememberingSite();
  expect(await site.page(path)).toContain(shown);
  expect(await site.readsFor(path)).toBe(0);
  await change(site);
  await expect.poll(() => site.page(path), { timeout: SOON_MS }).not.toContain(shown);
});

test("what a change has made untrue for all is read before the next visitor comes, and what is of one brand is not", async () => {
  const site = await rememberingSite();
  for (const path of ["/brand/dijkzaden", "/deals", "/coffeeshops"]) await site.page(path);
  const before = site.readCount();
  await renameBrand.run(site.database, { slug: "dijkzaden", name: "Duinzaden" });
  // All brands, the deals that run and the jobs that are open.
  await expect.poll(site.readCount, { timeout: SOON_MS }).toBe(before + 3);
  expect(await site.readsFor("/deals")).toBe(0);
  // What it makes, and where that is sold.
  expect(await site.readsFor("/brand/dijkzaden")).toBe(2);
  expect(await site.page("/brand/dijkzaden")).toContain("Duinzaden");
});

test("a deal that was paused is gone from the list of all, and has no page any more", async () => {
  const site = await rememberingSite();
  const { database } = site;
  const { id: dealId, slug } = await dealIn(database, "live", paperDeal(await addBrand(database)));
  await expect.poll(() => site.page("/deals"), { timeout: SOON_MS }).toContain(slug);
  expect(await site.status(`/deals/${slug}`)).toBe(200);
  expect(await site.readsFor(`/deals/${slug}`)).toBe(0);
  await moveDeal(database, { dealId, step: "pause", now: NOW });
  await expect.poll(() => site.page("/deals"), { timeout: SOON_MS }).not.toContain(slug);
  expect(await site.status(`/deals/${slug}`)).toBe(404);
});
