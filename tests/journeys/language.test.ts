import { expect, inject, test } from "vitest";
import { withConsent } from "../support/journey.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

test.each([
  ["Deutsch", "de", "de"],
  ["Čeština", "cz", "cs"],
])("who chooses %s sees the same page in it and is remembered", async (name, locale, tag) => {
  const { page, context, open } = await withConsent();
  await open("/en/coffeeshops/amsterdam?sort=name&utm_source=elsewhere");
  await page.getByRole("button", { name: "Language" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose your language" });
  expect(await dialog.getByRole("link").count()).toBe(9);
  expect(await dialog.getByRole("link", { name: "English" }).getAttribute("aria-current")).toBe("true");
  await dialog.getByRole("link", { name }).click();

  await page.waitForURL(`**/${locale}/coffeeshops/amsterdam?sort=name`);
  expect(await page.locator("html").getAttribute("lang")).toBe(tag);
  const cookie = (await context.cookies()).find((one) => one.name === "locale");
  expect(cookie).toMatchObject({ value: locale, path: "/" });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(YEAR_SECONDS - 86_400);
});

test("Dutch has no prefix, and an address with one leads to the address without", async () => {
  const { page, open } = await withConsent();
  await open("/de/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Nederlands" }).click();
  await page.waitForURL(/^http:\/\/[^/]+\/about$/);
  expect(await page.locator("html").getAttribute("lang")).toBe("nl");
  await page.goto("/nl/coffeeshops/amsterdam");
  expect(new URL(page.url()).pathname).toBe("/coffeeshops/amsterdam");
});

test("the language dialog closes by Esc and by its cross, and gives the focus back", async () => {
  const { page, open } = await withConsent();
  await open("/en");
  const button = page.getByRole("button", { name: "Language" });
  const dialog = page.getByRole("dialog");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
  ]) {
    await button.click();
    await dialog.waitFor();
    await close();
    await dialog.waitFor({ state: "detached" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test("what the browser prefers does not choose the language", async () => {
  const { page } = await withConsent({ locale: "fr-FR" });
  await page.goto("/coffeeshops");
  expect(await page.locator("html").getAttribute("lang")).toBe("nl");
});

test("on its own host a language needs no prefix, and its links lead to the others' hosts", async () => {
  const { port } = new URL(inject("journeys").origin);
  const { page, open } = await withConsent({ baseURL: `http://en.localhost:${port}` });
  await open("/coffeeshops/amsterdam");
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Čeština" }).click();
  await page.waitForURL(`http://cz.localhost:${port}/coffeeshops/amsterdam`);
  expect(await page.locator("html").getAttribute("lang")).toBe("cs");

  await page.goto(`http://en.localhost:${port}/de/about`);
  expect(page.url()).toBe(`http://de.localhost:${port}/about`);
});
