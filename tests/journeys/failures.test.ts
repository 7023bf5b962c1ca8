import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";

const LOOKING_INTO_IT = ". Don't worry, our HIGHly skilled devs are looking into it.";

const words = (page: Page) => page.getByRole("main").innerText();

async function pressShop(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Barraka" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Error" }).waitFor();
}

test("a page whose data never arrive shows the error page inside the frame, and home works", async () => {
  const { page, open } = await withConsent({ expected: [/net::ERR_FAILED/] });
  await page.route("**/coffeeshop/*.data*", (route) => route.abort());
  await open("/en/coffeeshops/amsterdam");
  await pressShop(page);
  expect(await words(page)).toContain(LOOKING_INTO_IT);
  expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
  expect(await page.getByRole("combobox").isVisible()).toBe(true);

  await page.getByRole("main").getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "The coffeeshop around the corner." }).waitFor();
});

test("who tries again gets the page as a document, from where they are", async () => {
  const { page, open } = await withConsent({ expected: [/net::ERR_FAILED/] });
  await page.route("**/coffeeshop/*.data*", (route) => route.abort());
  await open("/en/coffeeshops/amsterdam");
  await pressShop(page);
  await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Barraka" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/en/coffeeshop/barraka");
});

test("what never arrived is told in the site's words, not in the browser's", async () => {
  const { page, open } = await withConsent({ expected: [/net::ERR_FAILED/] });
  await page.route("**/coffeeshop/*.data*", (route) => route.abort());
  await open("/en/coffeeshops/amsterdam");
  await pressShop(page);
  expect(await words(page)).toContain(`This page stumbled while loading${LOOKING_INTO_IT}`);
});

test("an answer without a word about what went wrong is told in the site's words too", async () => {
  const { page, open } = await withConsent({ expected: [/status of 502/] });
  await page.route("**/coffeeshop/*.data*", (route) => route.fulfill({ status: 502, body: "" }));
  await open("/en/coffeeshops/amsterdam");
  await pressShop(page);
  expect(await words(page)).toContain(`This page stumbled while loading${LOOKING_INTO_IT}`);
});

test("from an error page back leads to the list as it was", async () => {
  const { page, open } = await withConsent({ expected: [/net::ERR_FAILED/] });
  await page.route("**/coffeeshop/*.data*", (route) => route.abort());
  await open("/en/coffeeshops/amsterdam");
  const names = await page.locator("main ul li:has(h2) a").allInnerTexts();
  await pressShop(page);
  await page.goBack();
  await expect.poll(() => page.locator("main ul li:has(h2) a").allInnerTexts()).toEqual(names);
});

test("when the frame itself breaks, a sentence and a way home are left", async () => {
  const { page, open } = await withConsent({ expected: [/taken away/] });
  await open("/en");
  await page.evaluate(() => {
    // The frame calls this in every render, to detect the installed app.
    window.matchMedia = () => {
      throw new Error("taken away");
    };
    document.querySelector<HTMLAnchorElement>("footer a")?.click();
  });
  await page.getByText("An error occurred while showing the error page").waitFor();
  expect(await page.getByRole("link", { name: "Home" }).getAttribute("href")).toMatch(/^\/(en)?$/);
});
