import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { found, foundOnScreens, withAxe } from "../support/axe.ts";
import { PHONE } from "../support/at-map.ts";
import { isHydrated } from "../support/journey.ts";
import { member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const SHOPS = "/dashboard/shops";

/** A day so many days from now, as a field for it has it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const saved = (page: Page) =>
  page
    .getByRole("status")
    .getByText(/^Saved/)
    .waitFor();

/** Whoever speaks for one shop lands on it. */
async function toShop(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Shops", exact: true }).click();
  await page.locator("form#editor").waitFor();
}

test("an owner closes a day on a phone, reads it in the fourteen days, and visitors read it too", async () => {
  const { page } = await member("Sjaak", "/dashboard", { viewport: PHONE });
  // In the bar within reach of the thumb.
  await page.getByRole("link", { name: "Hours", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "De Slapende Reiger" }).waitFor();
  // After the fourteen days come those further ahead that differ.
  const days = page.getByRole("status").locator("dl").first().locator("dd");
  await expect.poll(() => days.count()).toBe(14);
  await page.getByLabel("Another day").fill(day(3));
  await page.getByRole("button", { name: "Add this day" }).click();
  await expect.poll(() => days.filter({ hasText: "Closed" }).count()).toBe(1);
  await page
    .getByRole("group", { name: /^Christmas Day/ })
    .getByRole("button", { name: "Closed" })
    .click();
  await page.getByRole("button", { name: "Save" }).click();
  await saved(page);
  await page.getByRole("link", { name: "View its page" }).click();
  await page.waitForURL(/coffeeshop\/sample-de-slapende-reiger/);
  // On a phone the week is folded.
  await page
    .locator("table")
    .filter({ hasText: "Opening hours" })
    .getByText("Closed")
    .first()
    .waitFor({ state: "attached" });
});

test("an owner closes for today from the overview with one press, and takes it back", async () => {
  const { page } = await member("Sjaak", "/dashboard", { viewport: PHONE });
  await page.getByRole("button", { name: "Closed today" }).click();
  await page.getByRole("button", { name: "Open today after all" }).click();
  await page.getByRole("button", { name: "Closed today" }).waitFor();
});

test("an owner closes early today from the overview, is told what is no earlier, and takes it back", async () => {
  const { page } = await member("Sjaak", "/dashboard", { viewport: PHONE });
  await page.getByRole("button", { name: "Close early" }).click();
  const at = page.getByLabel("Closes today at");
  await at.fill("9");
  await at.press("Enter");
  await page.getByText(/^Enter a time between opening/).waitFor();
  await at.fill("10.30");
  await at.press("Enter");
  await page.getByRole("button", { name: "Today as usual" }).click();
  await page.getByRole("button", { name: "Today as usual" }).waitFor({ state: "detached" });
});

test("what an owner says of the shop is so at once, its name waits for an admin, and another shop is not there", async () => {
  const { page } = await member("Sjaak", "/dashboard", { expected: [/status of 4(00|04)/] });
  await toShop(page);
  await page.getByLabel("Phone (optional)").fill("nobody");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").getByText("Phone: Enter a number such as 020 123 4567.").waitFor();
  await page.getByLabel("Phone (optional)").fill("+31300000013");
  await page.getByLabel("Name on the door").fill("De Wakkere Reiger");
  await page.getByRole("button", { name: "Save" }).click();
  await saved(page);
  await page.getByText("Name on the door: De Wakkere Reiger").waitFor();
  await page.getByRole("heading", { level: 1, name: "De Slapende Reiger" }).waitFor();

  const id = Number(new URL(page.url()).searchParams.get("id"));
  await page.goto(`/en${SHOPS}/shop?id=${id + 1}`);
  await page.getByRole("heading", { level: 1, name: /not found|doesn’t exist/i }).waitFor();
});

test.each(["nl", "pl"])("axe finds nothing where an owner works, nor does 320 px: %s", async (locale) => {
  const { page, context } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Sjaak", "/dashboard", { ...options, locale }),
  );
  const prefix = locale === "nl" ? "" : `/${locale}`;
  await page.goto(`${prefix}${SHOPS}`);
  await page.locator("form#editor").waitFor();
  const editor = `${prefix}${SHOPS}/shop${new URL(page.url()).search}`;
  for (const path of [`${prefix}/dashboard`, editor, `${editor}&tab=hours`]) {
    await page.goto(path);
    await isHydrated(page);
    if (path.endsWith("hours")) await page.getByRole("definition").first().waitFor();
    expect(await foundOnScreens(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await found(page, ["color-contrast"])).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
  }
  await context.close();
});
