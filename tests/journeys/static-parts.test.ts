import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Journey, withConsent } from "../support/journey.ts";

/** The code of a static part. */
const SHEET = /\/assets\/statistics-sheet-[\w-]{8}\.js$/;

const PHONE = { viewport: { width: 360, height: 640 } };

const COUNTRY = { level: 1, name: "The Netherlands" } as const;
const NUMBERS = { level: 1, name: "Coffeeshops in numbers" } as const;

test("a static part needs no code until a browser renders it, and links of one open pages without a new document", async () => {
  const { page, open, requests } = await withConsent(PHONE);
  const fetched = () => requests.filter((request) => SHEET.test(request.url())).length;
  const documents = () => requests.filter((request) => request.isNavigationRequest()).length;
  await open("/en/statistics");
  expect(fetched()).toBe(0);

  await page.getByRole("contentinfo").getByRole("link", { name: "Coffeeshops" }).click();
  await page.getByRole("heading", COUNTRY).waitFor();
  expect([documents(), fetched()]).toEqual([1, 0]);

  await page.goBack();
  await page.getByRole("heading", NUMBERS).waitFor();
  await page.locator("main svg").first().waitFor();
  expect(documents()).toBe(1);
  expect(fetched()).toBeGreaterThan(0);
});

test("a link of a static part that is pointed at prepares its page", async () => {
  const { page, open } = await withConsent();
  await open("/en/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Coffeeshops" }).hover();
  await page.locator(`link[rel="modulepreload"][href*="/coffeeshops-"]`).waitFor({ state: "attached" });
});

test("a missing part of a page makes it load as a whole", async () => {
  const { page, open, requests } = await withConsent({
    expected: [/net::ERR_FAILED/, /Failed to fetch dynamically imported module/],
  });
  await page.route(SHEET, (route) => route.abort());
  await open("/en/about");
  const loaded = page.waitForEvent("load");
  await page.getByRole("contentinfo").getByRole("link", { name: "Statistics" }).click();
  await loaded;
  await page.getByRole("heading", NUMBERS).waitFor();
  await page.locator("main svg").first().waitFor();
  expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(2);
});

/** The requests with which a browser renders a page by itself. */
const dataAsked = ({ requests }: Journey) =>
  requests.map((request) => new URL(request.url()).pathname).filter((path) => path.endsWith(".data"));

/** The page with its static parts; none of these pages has texts that depend on the time. */
const words = (page: Page) => page.locator("main").innerText();

describe.each([
  ["a long text", "/en/terms"],
  ["a brand", "/en/brand/bodhi-seeds"],
  ["a city without a shop", "/en/coffeeshops/edam"],
  ["a coffeeshop", "/en/coffeeshop/barraka"],
  ["the numbers of the country", "/en/statistics"],
  ["the experiment", "/en/wietproef"],
  ["a deal", "/en/deals/sample-kruimelkorting"],
  ["a job", "/en/jobs/sample-nachtlogistiek"],
  ["a post", "/en/discover/sample-waarom-de-reiger-slaapt"],
])("%s", (_what, path) => {
  test("hydrates without asking for anything more", async () => {
    const visit = await withConsent(PHONE);
    await visit.open(path);
    expect(dataAsked(visit)).toEqual([]);
  });

  test("is whole when one comes back to it", async () => {
    const { page, open } = await withConsent(PHONE);
    await open(path);
    const asSent = await words(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Coffeeshops" }).click();
    await page.getByRole("heading", { level: 1, name: "The Netherlands" }).waitFor();
    await page.goBack();
    await expect.poll(() => words(page)).toBe(asSent);
  });

  test("is whole again where something had changed it before it was hydrated", async () => {
    const visit = await withConsent({ ...PHONE, expected: [/Minified React error #418/] });
    const { page, open } = visit;
    await open(path);
    const asSent = await words(page);
    await changeBeforeHydration(page);
    await open(path);
    await page.getByText("An extension was here").waitFor({ state: "detached" });
    await expect.poll(() => words(page)).toBe(asSent);
    expect(dataAsked(visit)).toEqual([]);
  });
});

test("nothing that was sent of a page goes away while its lazy parts are hydrated", async () => {
  const { page, open } = await withConsent(PHONE);
  await page.addInitScript(() => {
    const gone: string[] = [];
    Object.assign(window, { gone });
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node.textContent && node.parentElement === null) gone.push(node.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  // The cards of its deals and jobs are lazy parts.
  await open("/en/coffeeshop/sample-de-slapende-reiger");
  await page.getByRole("button", { name: "Suggest a change" }).first().click();
  await page.getByRole("dialog").waitFor();
  const gone = await page.evaluate(() => (window as unknown as { gone: string[] }).gone);
  expect(gone.filter((text) => /^Deals|^Jobs/.test(text))).toEqual([]);
});

test("a list that something had changed before it was hydrated draws itself from what came with it", async () => {
  const visit = await withConsent({ ...PHONE, expected: [/Minified React error #418/] });
  const { page, open } = visit;
  await changeBeforeHydration(page);
  const complaint = page.waitForEvent("pageerror");
  await open("/en/coffeeshops");
  await complaint;
  await page.getByText("An extension was here").waitFor({ state: "detached" });
  expect(await page.locator("main ul li:has(h2) a").count()).toBe(24);
  expect(dataAsked(visit)).toEqual([]);
});

/** As a browser extension that changes the document before hydration. */
async function changeBeforeHydration(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<main[^>]*>/, "$&<p>An extension was here</p>");
    return route.fulfill({ response, body });
  });
}
