import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { hideMenu } from "#features/compliance/server/hide-menu.ts";
import { moveDeal } from "#features/deals/server/move-deal.ts";
import { addBrand, dealIn, paperDeal, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { NOW, setStatus } from "#features/shops/server/small-world.test-support.ts";
import { listenForChanges } from "#platform/database/listen-for-changes.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { openRecall, type Recall } from "#platform/recall.ts";
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
  await expect.poll(changes.stamp, { timeout: SOON_MS }).toBeTypeOf("number");
  const recall = openRecall({ changes });
  let readCount = 0;
  const counted: Recall = Object.assign(
    <Told extends object>(...[name, read, options]: Parameters<typeof recall<Told>>) =>
      recall(name, () => (readCount++, read()), options),
    { held: recall.held },
  );
  const report = (error: unknown) => expect.unreachable(String(error));
  const draw = await drawnPages({ database, now: () => NOW, recall: counted, report });
  return {
    database,
    page: async (path: string) => (await draw(path)).text,
    status: async (path: string) => (await draw(path)).status,
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
