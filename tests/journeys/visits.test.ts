import { expect, test } from "vitest";
import { isHydrated, type Journey, withConsent } from "../support/journey.ts";
import { chooseAtProvider, member, NEWCOMER } from "../support/journey-of-member.ts";
import { found, withAxe } from "../support/axe.ts";
import { sticksOut } from "../support/sticks-out.ts";
import type { Page } from "playwright-core";

/** What this page tells the site from now on. */
function toldBy(page: Page): object[] {
  const told: object[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/hit")) told.push(request.postDataJSON() as object);
  });
  return told;
}

/** A new visitor who has accepted everything. */
async function withAll(): Promise<Journey> {
  const started = await withConsent();
  const cookies = await started.context.cookies();
  await started.context.addCookies(cookies.map((cookie) => ({ ...cookie, value: "all" })));
  return started;
}

test("a visitor who accepted everything is counted page by page, takes it back in one tap, and is counted no more", async () => {
  const { page, open } = await withAll();
  const told = toldBy(page);
  await open("/about");
  await expect.poll(() => told).toEqual([{ path: "/about" }]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect.poll(() => told).toEqual([{ path: "/about" }, { path: "/privacypolicy" }]);
  await page.getByText("Je bezoeken worden geteld, zonder je naam.").waitFor();

  await page.getByRole("button", { name: "Tel mijn bezoeken niet" }).click();
  await page.getByText("Je bezoeken worden niet geteld.").waitFor();
  await isHydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Voorwaarden" }).click();
  await page.waitForURL("**/terms");
  await page.goto("/de/deals");
  await isHydrated(page);
  expect(told).toHaveLength(2);
});

test("whoever accepted only what is needed tells nothing", async () => {
  const { page, open } = await withConsent();
  const told = toldBy(page);
  await open("/coffeeshops");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await page.getByText("Je bezoeken worden niet geteld.").waitFor();
  expect(told).toEqual([]);
});

test("to log in and to save a shop are goals 7 and 5", async () => {
  const { page } = await withAll();
  const told = toldBy(page);
  const path = "/coffeeshop/sample-de-slapende-reiger";
  await page.goto(`/auth/google?${new URLSearchParams({ method: "login", locale: "de", path })}`);
  await chooseAtProvider(page, NEWCOMER, `/de${path}`);
  await expect.poll(() => told).toContainEqual({ path: "/de/login", goal: 7 });
  await page
    .getByRole("button", { name: /Merken/ })
    .first()
    .click();
  await expect.poll(() => told).toContainEqual({ path: `/de${path}`, goal: 5 });
});

test("an admin reads the counts in Dutch and German, also at 320 px", async () => {
  for (const locale of ["nl", "de"]) {
    const { page } = await withAxe({}, (options) => member("Ada", "/", { ...options, locale }));
    await page.goto(locale === "nl" ? "/dashboard/visits" : "/de/dashboard/visits");
    await page.getByRole("heading", { level: 1, name: locale === "nl" ? "Bezoek" : "Besuche" }).waitFor();
    expect(await found(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await sticksOut(page)).toEqual([]);
  }
});
