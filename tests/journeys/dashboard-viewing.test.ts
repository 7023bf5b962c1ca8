import { expect, test } from "vitest";
import { foundOnScreens, withAxe } from "../support/axe.ts";
import { isHydrated } from "../support/journey.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

/** Chromium writes a refused call to the console by itself. */
const REFUSED = /status of 403/;

test("an admin sees the favourites of somebody, changes nothing and reads no letters, also in a window that was open before, and stops", async () => {
  const { page, open } = await withAxe({ reducedMotion: "reduce", expected: [REFUSED] }, (options) =>
    member("Ada", "/dashboard/users", options),
  );
  const other = await page.context().newPage();
  await other.goto(`${new URL(page.url()).origin}/en/dashboard`);
  await isHydrated(other);

  await open("/en/dashboard/users?q=sam+de+sample");
  await page
    .getByRole("link", { name: /^Sam de Sample/ })
    .first()
    .click();
  await page.waitForURL(/users\/user/);
  await page.getByLabel(/^Why/).fill("Question 12: their favourite is gone.");
  await page.getByRole("button", { name: "Look at the site as they do" }).click();
  await page.waitForURL((url) => url.pathname === "/en");
  await isHydrated(page);
  const bar = page.getByRole("complementary", { name: "You look as somebody else" });
  await bar.getByText("You see the site as Sam de Sample does").waitFor();
  expect(await foundOnScreens(page)).toEqual([]);

  await open("/en/profile");
  await page.getByText("De Slapende Reiger").first().waitFor();
  expect(await callAs(page, "followshop", { shopId: "1", follow: false })).toEqual({
    errors: [{ msg: "Nothing can be changed while looking as somebody else", param: "viewing" }],
  });
  expect(await callAs(page, "notifications")).toEqual({
    errors: [{ msg: "Is not shown while looking as somebody else", param: "viewing" }],
  });
  await open("/en/profile?tab=account");
  await page.getByRole("heading", { name: "This page stays closed" }).waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sticksOut(page)).toEqual([]);

  await other.getByRole("link", { name: "Users" }).first().click();
  await other.getByRole("heading", { name: "This page stays closed" }).waitFor();
  const otherBar = other.getByRole("complementary", { name: "You look as somebody else" });
  // From then on it listens.
  await otherBar.getByRole("button", { name: "Stop", disabled: false }).waitFor();

  await bar.getByRole("button", { name: "Stop" }).click();
  await page.waitForURL(/\/en\/dashboard\/users/);
  expect(await bar.count()).toBe(0);
  // It hears of it.
  await otherBar.waitFor({ state: "detached" });
});
