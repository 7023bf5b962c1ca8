import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";

/** The console messages of browser and router about a lost network. */
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /^Failed to fetch manifest patches/];

test("a notice appears when the network goes and leaves when it is back; the page stays readable", async () => {
  const { page, context, open } = await withConsent({ expected: OFFLINE });
  await open("/en/coffeeshops/amsterdam");
  const notice = page.getByText("You’re offline.");
  expect(await notice.count()).toBe(0);

  await context.setOffline(true);
  await notice.waitFor();
  expect(await page.locator('[aria-live="polite"]', { has: notice }).count()).toBe(1);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Amsterdam");

  await context.setOffline(false);
  await notice.waitFor({ state: "detached" });
});

test("who comes back to a list while offline still gets it", async () => {
  const { page, context, open } = await withConsent({ expected: OFFLINE });
  await open("/en/coffeeshops/amsterdam");
  const cards = page.locator("main ul li:has(h2) a");
  const names = await cards.allInnerTexts();
  await cards.first().click();
  await page.waitForURL("**/en/coffeeshop/**");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByText("You’re offline.").waitFor();
  await page.goBack();
  await expect.poll(() => cards.allInnerTexts()).toEqual(names);
  await context.setOffline(false);
});
