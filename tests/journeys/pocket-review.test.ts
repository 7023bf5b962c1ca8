import { expect, test } from "vitest";
import {
  card,
  formsAreHere,
  membersPartIsHere,
  newcomer,
  offlineAgain,
  sentBy,
  WORKER,
  wordsOf,
  write,
} from "../support/acting-offline.ts";
import { found, withAxe } from "../support/axe.ts";
import { isHydrated } from "../support/journey.ts";
import { kept } from "../support/with-worker.ts";
import { packOf, takeAlong } from "../support/pocket.ts";
import { sticksOut } from "../support/sticks-out.ts";

/** No other journey reads what is said of it. */
const SHOP = "coffeeshop-club-media";
const TEXT = "Die Treppe ist steil, der Tee ist gut.";

test("a review is written on the way, in a shop of the pocket, waits, and is sent once at the hotel: in German", async () => {
  const say = wordsOf("de");
  const options = {
    ...WORKER,
    locale: "de",
    viewport: { width: 360, height: 780 },
    reducedMotion: "reduce",
  } as const;
  const { page, context, open } = await withAxe(options, newcomer);
  await packOf("amsterdam");
  await open("/de/pocket/amsterdam");
  await takeAlong(page, /^Mitnehmen/);
  await open(`/de/pocket/amsterdam/${SHOP}`);
  await formsAreHere(page, "de");
  // The page of the pocket is as everybody sees it.
  const ofWorker = Object.entries(await kept(page)).find(([name]) => name.startsWith("worker-pocket"))?.[0];
  const shell = await page.evaluate(
    async (name) => (await caches.open(name)).match("/de/pocket").then((found) => found?.text()),
    ofWorker ?? "",
  );
  expect(shell).toContain("/de/login");

  await context.setOffline(true);
  await page.goto(`/de/pocket/amsterdam/${SHOP}`);
  await isHydrated(page);
  await membersPartIsHere(page);
  const sent = sentBy(page);
  await write(page, say, TEXT);
  expect(await found(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await offlineAgain(context);
  await context.setOffline(false);
  await expect
    .poll(() => sent.filter(({ name }) => name === "addreview").length, { timeout: 30_000 })
    .toBe(1);
  await card(page).waitFor({ state: "detached" });
  await page.reload();
  await isHydrated(page);
  await membersPartIsHere(page);
  expect(sent.filter(({ name }) => name === "addreview")).toHaveLength(1);
});
