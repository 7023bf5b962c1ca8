import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";
import { member } from "../support/journey-of-member.ts";

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

/** What was pressed in vain was fetched ahead in vain, too; the browser remembers that, and the router loads the document once. */
const FETCHED_AHEAD = [/^Error loading route module/, /Failed to fetch dynamically imported module/];

test("a press that cannot load leaves the page open and says so, until the network is back", async () => {
  const { page, context, open } = await withConsent({ expected: [...OFFLINE, ...FETCHED_AHEAD] });
  await open("/en/coffeeshops/amsterdam");
  await context.setOffline(true);
  await page.getByText("You’re offline.").waitFor();
  const told = page.getByRole("alert").getByText("This page stays open");
  const address = page.url();

  for (const press of [
    () => page.locator("main ul li:has(h2) a").first().click(),
    () => page.getByRole("link", { name: "Open now" }).first().click(),
    () => page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click(),
  ]) {
    await press();
    await told.waitFor();
    expect(page.url()).toBe(address);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Amsterdam");
  }

  await context.setOffline(false);
  await told.waitFor({ state: "detached" });
  await page.locator("main ul li:has(h2) a").first().click();
  await page.waitForURL("**/en/coffeeshop/**");
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test.each(["Like", "Write the first one", "Suggest a change", "Report"])(
  "what %s opens cannot come without a network: the page stays as it is and says so",
  async (button) => {
    const { page, context, open } = await withConsent({ expected: [...OFFLINE, ...FETCHED_AHEAD] });
    await open("/en/coffeeshop/barraka");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByText("You’re offline.").waitFor();
    await page.getByRole("main").getByRole("button", { name: button }).first().click();
    await page.getByRole("alert").getByText("This page stays open").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Barraka");
    expect(await page.getByRole("dialog").count()).toBe(0);
  },
);

test("a member's forms open where the network has gone meanwhile, and what is told of a press goes with the next one", async () => {
  const { page, context } = await member("Noor", "/coffeeshop/barraka", {
    viewport: { width: 360, height: 780 },
    expected: [...OFFLINE, ...FETCHED_AHEAD],
  });
  // Without the stream of notices, which never ends, it is known when all has come that is fetched while the browser is idle.
  await page.route("**/api/events", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: "retry: 60000\n\n" }),
  );
  await page.reload();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByText("You’re offline.").waitFor();
  const main = page.getByRole("main");
  const told = page.getByRole("alert").getByText("This page stays open");
  for (const [button, sheet] of [
    ["Suggest a change", "What’s different?"],
    ["Write the first one", "Your review"],
  ] as const) {
    await main.getByRole("button", { name: button }).first().click();
    await page.getByRole("dialog", { name: sheet }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  expect(await told.count()).toBe(0);

  await main.getByRole("button", { name: "Report" }).first().press("Enter");
  await told.waitFor();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await told.waitFor({ state: "detached" });
  await main.getByRole("button", { name: "Report" }).first().press("Enter");
  await told.waitFor();
  await main.getByRole("button", { name: "Suggest a change" }).click();
  await page.getByRole("dialog", { name: "What’s different?" }).waitFor();
  expect(await told.count()).toBe(0);
});

test("who only points at a link while offline is told nothing, loses nothing, and gets there once the network is back", async () => {
  const { page, context, open, requests } = await withConsent({
    viewport: { width: 1280, height: 800 },
    expected: [...OFFLINE, ...FETCHED_AHEAD],
  });
  await open("/en/coffeeshop/barraka");
  await context.setOffline(true);
  await page.getByText("You’re offline.").waitFor();
  const fetched = () => requests.filter((request) => request.url().includes("/assets/map-")).length;
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Map" });
  await link.hover();
  await expect.poll(fetched).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Barraka");

  await link.click();
  const told = page.getByRole("alert").getByText("This page stays open");
  await told.waitFor();
  await context.setOffline(false);
  await told.waitFor({ state: "detached" });
  await link.click();
  await page.waitForURL("**/en/map");
});

test("back to a page that is not in memory waits as well", async () => {
  const { page, context, open } = await withConsent({ expected: OFFLINE });
  await open("/en/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.getByRole("heading", { level: 1, name: /terms/i }).waitFor();
  await context.setOffline(true);
  await page.getByText("You’re offline.").waitFor();
  await page.goBack();
  await page.getByRole("alert").getByText("This page stays open").waitFor();
  expect(page.url()).toMatch(/\/en\/terms$/);
  await context.setOffline(false);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: /^About/ }).waitFor();
});

test("where the site answers without a network, as on the computer that serves it, pages go on", async () => {
  const { page, open } = await withConsent();
  await open("/en/about");
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { value: false });
    window.dispatchEvent(new Event("offline"));
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.getByRole("heading", { level: 1, name: /terms/i }).waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL("**/de/terms");
});
