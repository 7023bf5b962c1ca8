import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";

/** The code of what a shop's page and a card only show. */
const DRAWING = /\/assets\/(?:shop|cards)-[\w-]{8}\.js$/;

/** Wider ones see the map beside the list, which brings some of that code for its pins. */
const PHONE = { viewport: { width: 360, height: 640 } };

test("what the server drew needs no code, and its links open pages without a new document", async () => {
  const { page, open, requests } = await withConsent(PHONE);
  const fetched = () => requests.filter((request) => DRAWING.test(request.url())).length;
  const documents = () => requests.filter((request) => request.isNavigationRequest()).length;
  await open("/en/coffeeshop/barraka");
  expect(fetched()).toBe(0);

  const nearby = page.getByRole("region", { name: "Nearby" }).getByRole("link").first();
  const name = await nearby.innerText();
  await nearby.click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  expect(documents()).toBe(1);
  expect(fetched()).toBeGreaterThan(0);
  await page.getByRole("heading", { name: "Opening hours" }).waitFor();
  await page.getByText("Where these facts come from").waitFor();

  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Barraka" }).waitFor();
  expect(await page.getByRole("table", { name: "Opening hours" }).count()).toBeLessThanOrEqual(1);
  expect(documents()).toBe(1);
});

test("a kept link that is pointed at prepares its page", async () => {
  const { page, open } = await withConsent();
  await open("/en/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Coffeeshops" }).hover();
  await page.locator(`link[rel="modulepreload"][href*="/coffeeshops-"]`).waitFor({ state: "attached" });
});

test("a missing part of a page makes it load as a whole", async () => {
  const { page, open, requests } = await withConsent({
    expected: [/net::ERR_FAILED/, /Failed to fetch dynamically imported module/],
  });
  await page.route(DRAWING, (route) => route.abort());
  await open("/en/about");
  const loaded = page.waitForEvent("load");
  await page.getByRole("contentinfo").getByRole("link", { name: "Coffeeshops" }).click();
  await loaded;
  await page.getByRole("heading", { level: 1, name: "Coffeeshops in the Netherlands" }).waitFor();
  expect(await page.locator("main ul li:has(h2) a").count()).toBe(24);
  expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(2);
});
