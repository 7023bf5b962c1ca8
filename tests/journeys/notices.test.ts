import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { isHydrated, type Journey, withConsent } from "../support/journey.ts";
import { callAs, member, NEWCOMER } from "../support/journey-of-member.ts";

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

/** Whatever it is called in the language. */
const bellOf = (page: Page) =>
  page.getByRole("banner").locator("button[aria-haspopup=dialog]:not([command])");
const panelOf = (page: Page) => page.locator("dialog:modal");
/** The number that the bell says; empty without one. */
const countIn = async (bell: Locator) => (await bell.getAttribute("aria-label"))?.replace(/\D/g, "");

/** Closes the panel in the way that every language has. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await panelOf(page).waitFor({ state: "detached" });
}

interface Newcomer extends Journey {
  bell: Locator;
  userId: string;
  name: string;
}

/**
 * Somebody who is nothing to anybody yet, with their welcome ended, on a page, with their event stream open and what the browser
 * tells everybody read.
 */
async function newcomer(locale: string, options: object): Promise<Newcomer> {
  const started = await member(NEWCOMER, "/about", { ...options, locale });
  const { page } = started;
  await callAs(page, "editprofile", { onboardingStep: null });
  const listening = page.waitForResponse((response) => response.url().endsWith("/api/events"));
  await page.goto(new URL(page.url()).pathname);
  await isHydrated(page);
  expect((await listening).status()).toBe(200);
  const bell = bellOf(page);
  await bell.click();
  // What the house tells everybody has no number.
  await panelOf(page).getByRole("listitem").first().waitFor();
  expect(await countIn(bell)).toBe("");
  await leave(page);
  const { user } = (await callAs(page, "profile", {})) as { user: { _id: string; name: string } };
  const { _id: userId, name } = user;
  return { ...started, bell, userId, name };
}

test.each(["nl", "pl"])(
  "in %s somebody asks another, who is told at once and accepts, which is told back",
  async (locale) => {
    const one = await newcomer(locale, DESK);
    const other = await newcomer(locale, PHONE);

    const answer = await callAs(one.page, "befrienduser", { userId: other.userId });
    expect(answer).toMatchObject({ state: "friendRequested" });
    await expect.poll(() => countIn(other.bell)).toBe("1");
    await other.page.getByRole("status").filter({ hasText: one.name }).waitFor({ state: "attached" });
    const portrait = other.page.getByRole("navigation").locator("button");
    // One number is enough, and the bell has it.
    expect(await portrait.textContent()).not.toMatch(/\d/);

    // The portrait leads to them too.
    await portrait.click();
    await panelOf(other.page)
      .getByRole("button", { name: (await other.bell.getAttribute("aria-label")) ?? "" })
      .click();
    const row = panelOf(other.page).getByRole("listitem").filter({ hasText: one.name });
    await row.getByRole("button").first().click();
    await row.getByRole("button").first().waitFor({ state: "detached" });
    await expect.poll(() => countIn(other.bell)).toBe("");
    expect(await row.getByRole("link").evaluate((link) => link === document.activeElement)).toBe(true);

    await expect.poll(() => countIn(one.bell)).toBe("1");
    await one.bell.click();
    await panelOf(one.page).getByRole("listitem").filter({ hasText: other.name }).waitFor();
    await expect.poll(() => countIn(one.bell)).toBe("");
    await leave(one.page);
    expect(await one.bell.evaluate((bell) => bell === document.activeElement)).toBe(true);

    await other.page.reload();
    await other.bell.click();
    await panelOf(other.page).getByRole("listitem").filter({ hasText: one.name }).waitFor();
    expect(await countIn(other.bell)).toBe("");
  },
);

test("a visitor without an account is told what the browser tells everybody, once", async () => {
  const { page, open, requests } = await withConsent(PHONE);
  await open("/en/coffeeshops");
  const bell = bellOf(page);
  expect(await bell.getAttribute("aria-label")).toBe("Notifications");
  await bell.click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await panel.getByRole("link", { name: "Take it easy" }).click();
  await page.waitForURL("**/en/responsible-use");
  await panel.waitFor({ state: "detached" });
  await page.reload();
  await bell.click();
  await panel.getByText("No new notifications, you're all caught up").waitFor();
  expect(await panel.getByRole("link").count()).toBe(1);
  expect(requests.filter((request) => /\/api\/(notifications|events)/.test(request.url()))).toEqual([]);
});
