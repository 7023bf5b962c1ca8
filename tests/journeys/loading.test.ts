import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";

/** The bar decorates, so it has neither name nor role. */
const barOf = (page: Page) => page.locator("body > div > div[aria-hidden=true]").first();

const isBarShown = (page: Page) => barOf(page).evaluate((bar) => bar.style.opacity === "1");
const isBusy = (page: Page) => page.locator("[aria-busy=true]").count();

/** For a poll: advances the page's clock by 20 ms each time, 400 ms at most, so that a slow machine changes nothing. */
function soon<Seen>(page: Page, look: (page: Page) => Promise<Seen>): () => Promise<Seen> {
  let stepsLeft = 20;
  return async () => {
    if (stepsLeft-- > 0) await page.clock.runFor(20);
    return look(page);
  };
}

/** Delays the data of shops until they are released. */
async function holdShops(page: Page): Promise<{ letGo(): Promise<void> }> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route("**/coffeeshop/*.data*", async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return {
    async letGo() {
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

test("a slow page shows the bar after 200 ms, fills it when it arrives and takes it away", async () => {
  const { page, open } = await withConsent();
  await page.clock.install();
  const shops = await holdShops(page);
  await open("/en/coffeeshops/amsterdam");
  await page.clock.pauseAt(Date.now() + 3_600_000);

  await page.getByRole("link", { name: "Barraka" }).first().click();
  await expect.poll(() => isBusy(page)).toBe(1);
  await page.clock.runFor(199);
  expect(await isBarShown(page)).toBe(false);
  await expect.poll(soon(page, isBarShown)).toBe(true);

  await shops.letGo();
  await page.getByRole("heading", { level: 1, name: "Barraka" }).waitFor();
  await expect.poll(() => barOf(page).evaluate((bar) => bar.style.transform)).toBe("scaleX(1)");
  await page.clock.runFor(499);
  expect(await isBarShown(page)).toBe(true);
  await expect.poll(soon(page, isBarShown)).toBe(false);
});

test("a loading state that was shown stays 200 ms, and the page is not held back for it", async () => {
  const { page, open } = await withConsent();
  await page.clock.install();
  const shops = await holdShops(page);
  await open("/en/coffeeshops/amsterdam");
  await page.clock.pauseAt(Date.now() + 3_600_000);

  await page.getByRole("link", { name: "Barraka" }).first().click();
  await expect.poll(() => isBusy(page)).toBe(1);
  await shops.letGo();
  await page.getByRole("heading", { level: 1, name: "Barraka" }).waitFor();
  expect(await isBusy(page)).toBe(1);
  await page.clock.runFor(199);
  expect(await isBusy(page)).toBe(1);
  await expect.poll(soon(page, isBusy)).toBe(0);
  expect(await isBarShown(page)).toBe(false);
});
