import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { addRedirect } from "#features/seo/server/add-redirect.ts";
import { joinOrStartEmbedded } from "#platform/database/embedded/join-or-start-embedded.ts";
import { openDatabase, type OpenDatabase } from "#platform/database/open-database.ts";
import { STATEMENT_TIMEOUT_MS } from "#platform/database/statement-timeouts.ts";
import { withConsent } from "../support/journey.ts";
import { NOT_FOUND } from "../support/journeys-pages.ts";

let database: OpenDatabase;

beforeAll(async () => {
  const { url } = await joinOrStartEmbedded({ dataDir: inject("journeys").dataDir });
  database = openDatabase({
    connection: url,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS.tools,
    maxConnections: 1,
  });
});

afterAll(() => database.close());

const words = (page: Page) => page.getByRole("main").innerText();

test.each([
  ["an unknown path", "/en/tulip-mania", "This page could not be found"],
  ["an unknown path below a known one", "/en/about/tulips", "This page could not be found"],
  ["an unknown shop", "/en/coffeeshop/atlantis", "Page not found"],
  ["an unknown city", "/en/coffeeshops/atlantis", "Page not found"],
])("%s is not found, in the words of the specification and with a way home", async (_, path, cause) => {
  const { page, open } = await withConsent({ expected: [NOT_FOUND] });
  const response = await open(path);
  expect(response.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "Not found", exact: true }).waitFor();
  expect(await words(page)).toContain("Sorry, this page doesn't exist (anymore).");
  expect(await words(page)).toContain(cause);
  expect(await page.title()).toBe(`${cause} · Highstreet`);

  await page.getByRole("main").getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "The coffeeshop around the corner." }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/en");
});

test("a page that is not found is drawn whole without JavaScript too", async () => {
  const { page } = await withConsent({ expected: [NOT_FOUND], javaScriptEnabled: false });
  await page.goto("/en/coffeeshop/atlantis");
  expect(await words(page)).toContain("Sorry, this page doesn't exist (anymore).");
  expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
});

test("an old address answers 301 and shows the page at its new one, in the same language", async () => {
  await addRedirect(database, { from: "/coffeeshop/the-old-name", to: "/coffeeshop/sample-maanvis" });
  const { page, open } = await withConsent();
  const response = await open("/en/coffeeshop/the-old-name");
  const first = await response.request().redirectedFrom()?.response();
  expect(first?.status()).toBe(301);
  expect(new URL(page.url()).pathname).toBe("/en/coffeeshop/sample-maanvis");
  await page.getByRole("heading", { level: 1, name: "Maanvis" }).waitFor();
});

test("a city's other name leads to the city", async () => {
  const { page, open } = await withConsent();
  const response = await open("/en/coffeeshops/den-bosch");
  expect((await response.request().redirectedFrom()?.response())?.status()).toBe(301);
  expect(new URL(page.url()).pathname).toBe("/en/coffeeshops/s-hertogenbosch");
});
