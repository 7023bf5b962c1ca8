import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { EmbeddedServer } from "#platform/database/embedded/embedded-server.ts";
import { startEmbedded } from "#platform/database/embedded/start-embedded.ts";
import { withConsent } from "../support/journey.ts";
import { type RunningSite, startSite } from "../support/journeys-site.ts";

const RECOVERY = { timeout: 60_000 };

/** What Chromium writes by itself when a page answers 503. */
const AWAY = [/status of 503/];

const SENTENCE =
  "Our database isn’t answering right now. Don't worry, our HIGHly skilled devs are looking into it.";

let site: RunningSite;
let database: EmbeddedServer | undefined;

/** Starts the database unless it runs, always at the same address. */
async function bringBack(): Promise<string> {
  const dataDir = join(inject("testServer").folder, "away");
  await mkdir(dataDir, { recursive: true });
  database ??= await startEmbedded({ dataDir, isDurable: false });
  return database.url;
}

async function takeAway(): Promise<void> {
  await database?.stop();
  database = undefined;
}

beforeAll(async () => {
  const url = await bringBack();
  await takeAway();
  const dataDir = join(inject("testServer").folder, "away-site");
  // It starts while its database is down, as after a power cut.
  site = await startSite({ dataDir, settings: { DATABASE_URL: url }, until: "/health/live" });
});

afterAll(async () => {
  await site.stop();
  await takeAway();
});

async function statusOf(path: string): Promise<number> {
  const response = await fetch(site.origin + path);
  return response.status;
}

async function expectSentence(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Error", exact: true }).waitFor();
  expect(await page.getByRole("main").innerText()).toContain(SENTENCE);
}

test("a site whose database is away shows a 503 page, lives, and comes up by itself with it", async () => {
  const { page, open } = await withConsent({ site, expected: AWAY });
  expect((await open("/en")).status()).toBe(503);
  await expectSentence(page);
  expect(await statusOf("/health/live")).toBe(200);
  expect(await statusOf("/health/ready")).toBe(503);

  await bringBack();
  await expect.poll(() => statusOf("/health/ready"), RECOVERY).toBe(200);
  await page.getByRole("main").getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "The coffeeshop around the corner." }).waitFor();
});

test("a database that goes and comes back takes no page with it for good", async () => {
  await bringBack();
  await expect.poll(() => statusOf("/health/ready"), RECOVERY).toBe(200);
  const { page, open } = await withConsent({ site, expected: AWAY });
  await open("/en/coffeeshops/utrecht");
  await takeAway();
  await expect.poll(() => statusOf("/health/ready"), RECOVERY).toBe(503);

  await page.locator("main ul li:has(h2) a").first().click();
  await expectSentence(page);
  expect(await statusOf("/en/coffeeshops/leiden")).toBe(503);
  expect(await statusOf("/api/getshops")).toBe(503);
  expect(await statusOf("/en/about")).toBe(200);

  await bringBack();
  await expect.poll(() => statusOf("/en/coffeeshops/leiden"), RECOVERY).toBe(200);
  await page.reload();
  await page.getByRole("main").getByRole("link", { name: "Utrecht", exact: true }).first().waitFor();
});

test("a list seen just before the database went can still be read", async () => {
  await bringBack();
  await expect.poll(() => statusOf("/en/coffeeshops/haarlem"), RECOVERY).toBe(200);
  await takeAway();
  await expect.poll(() => statusOf("/health/ready"), RECOVERY).toBe(503);
  expect(await statusOf("/en/coffeeshops/haarlem")).toBe(200);
});
