import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { found, withAxe } from "../support/axe.ts";
import { type JourneyOptions, withConsent } from "../support/journey.ts";
import { member } from "../support/journey-of-member.ts";
import { type RunningSite, startSite } from "../support/journeys-site.ts";
import { sticksOut } from "../support/sticks-out.ts";

const SHOP = "/coffeeshop/sample-het-zoute-uur";
const ROOM = "/dashboard/surveys";

let site: RunningSite;

beforeAll(async () => {
  const dataDir = join(inject("testServer").folder, "surveys");
  site = await startSite({ dataDir, settings: { SURVEYS: "visit" } });
});

afterAll(() => site.stop());

/** Somebody who has been on the page of a shop for a moment. */
async function onShop(options: JourneyOptions = {}, path = SHOP) {
  const journey = await withAxe({ reducedMotion: "reduce", site, ...options }, withConsent);
  await journey.page.clock.install();
  await journey.open(path);
  await journey.page.clock.runFor(31_000);
  return journey;
}

/** Fetched, and then shown with the next look. */
async function offered(page: Page, name: string) {
  const card = page.getByRole("region", { name });
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return card.count();
    })
    .toBe(1);
  return card;
}

test("a guest is asked at the end of the page, answers with the keyboard, and is not asked again", async () => {
  const { page, open } = await onShop({}, `/en${SHOP}`);
  const card = await offered(page, "A few questions about your visit");
  await card.getByRole("button", { name: "Answer" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  expect(await card.getByLabel("Today").isChecked()).toBe(true);
  await card.getByLabel("What could this site do better?").fill("=A line for tests");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await card.getByText("Thank you! We read every answer.").waitFor();
  await open(`/en${SHOP}`);
  await page.clock.runFor(60_000);
  expect(await card.count()).toBe(0);
});

test("axe finds nothing in the questions in Dutch, nor does 320 px", async () => {
  const { page } = await onShop();
  const card = await offered(page, "Een paar vragen over je bezoek");
  await card.getByRole("button", { name: "Antwoorden" }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await found(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
});

test("an admin reads the answers, and a persona of the demo removes no real words", async () => {
  const { page } = await member("Eva", ROOM, { site, expected: [/status of 403/] });
  await page.getByText("=A line for tests").waitFor();
  const file = await page.request.get(
    String(await page.getByRole("link", { name: "Download CSV" }).getAttribute("href")),
  );
  expect(await file.text()).toContain("visit,gmFeedback,'=A line for tests,,,,");
  await page.getByRole("button", { name: "Remove: =A line for tests" }).click();
  await page.getByText("People of the demo remove no words that real people wrote.").waitFor();
  await page.getByRole("link", { name: "Pre-rolled cones" }).click();
  await page.getByText("Nobody is asked this survey at the moment").waitFor();
});

test("axe finds nothing in the dashboard in Dutch, nor does 320 px", async () => {
  const { page, open } = await withAxe({ reducedMotion: "reduce", site }, (options) =>
    member("Eva", ROOM, { ...options, locale: "nl" }),
  );
  await open(ROOM);
  expect(await found(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sticksOut(page)).toEqual([]);
});
