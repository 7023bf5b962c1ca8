import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";

const UTRECHT = { latitude: 52.0907, longitude: 5.1214 };
const NEAR_ME = "**/en/map?nearme=true&open=now";

test("whoever says where they are gets the shops around them, and the position stays out of the address", async () => {
  const { page, context, open, requests } = await withConsent();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(UTRECHT);
  await open("/en");
  await page.getByRole("combobox", { name: "Coffeeshop, town, product or brand" }).click();
  await page.getByRole("option", { name: "Near me, open now" }).click();
  await page.waitForURL(NEAR_ME);
  const withPosition = () => requests.filter((request) => request.url().includes(String(UTRECHT.latitude)));
  await expect.poll(() => withPosition().length).toBeGreaterThan(0);
  expect(withPosition().every((request) => new URL(request.url()).pathname === "/api/getshops")).toBe(true);
  // Without an account it is told to nobody else.
  expect(requests.some((request) => request.url().includes("/api/currentlocation"))).toBe(false);
  expect(page.url()).not.toContain(String(UTRECHT.latitude));
  // Any other picture's address would reveal the part of the map, and so the visitor's position.
  const pictures = requests
    .map((request) => new URL(request.url()))
    .filter(({ pathname }) => pathname === "/map-picture.svg");
  expect(new Set(pictures.map(({ searchParams }) => searchParams.get("view")))).toEqual(
    new Set(["3.2,50.7,7.3,53.7"]),
  );
  expect(await page.getByRole("alertdialog").count()).toBe(0);
});

test("whoever does not is told what that may be, and picks a station to start from instead", async () => {
  const { page, context, open, requests } = await withConsent();
  await context.clearPermissions();
  await context.grantPermissions([]);
  await open("/en/about");
  await page.getByRole("banner").getByRole("link", { name: "Near me" }).click();
  await page.waitForURL(NEAR_ME);
  const alert = page.getByRole("alertdialog", { name: "Error getting your location" });
  await alert.waitFor();
  expect(await alert.innerText()).toContain("privacy settings block it");
  expect(await alert.innerText()).toContain("Search for your town instead");
  await page.keyboard.press("Enter");
  await alert.waitFor({ state: "detached" });
  expect(requests.some((request) => request.url().includes("latitude="))).toBe(false);
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "Near what?" }).waitFor();
  await main
    .getByRole("link", { name: /within 1 km/ })
    .first()
    .click();
  await page.waitForURL(/\/en\/coffeeshops\/[^/]+\?open=now&from=/);
  await main.locator("li:has(h2), li:has(h3)").first().waitFor();
});

test("near what is asked with a field, and the place that is found keeps to what is open", async () => {
  const { page, context, open } = await withConsent({ viewport: { width: 360, height: 740 } });
  await context.grantPermissions([]);
  await open("/en/map?nearme=true");
  await page.getByRole("alertdialog", { name: "Error getting your location" }).waitFor();
  await page.keyboard.press("Enter");
  const field = page.getByRole("main").getByRole("combobox");
  await field.click();
  await field.pressSequentially("damrak");
  await page
    .getByRole("option", { name: /^Damrak/ })
    .first()
    .click();
  await page.waitForURL("**/en/coffeeshops/amsterdam?open=now&from=damrak");
  await open("/en/map?nearme=true");
  await page.getByRole("alertdialog").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("main").getByRole("combobox").fill("damrak");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/en/coffeeshops/amsterdam?open=now&from=damrak");
});

test("a position that takes too long is called that, and the stations are there", async () => {
  const { page, open } = await withConsent();
  await page.addInitScript(() => {
    const tooLong = { code: 3, message: "" } as GeolocationPositionError;
    navigator.geolocation.getCurrentPosition = (_found, failed) => failed?.(tooLong);
  });
  await open("/en/map?nearme=true");
  const alert = page.getByRole("alertdialog", { name: "Error getting your location" });
  await alert.waitFor();
  expect(await alert.innerText()).toContain("It took too long");
  await page.keyboard.press("Enter");
  const main = page.getByRole("main");
  await main
    .getByRole("link", { name: /within 1 km/ })
    .first()
    .waitFor();
  expect(await main.innerText()).not.toContain("won’t say");
});

test("opened directly it finds them too, in words, and asks for nothing of it on a map without", async () => {
  const { page, context, open, requests } = await withConsent();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(UTRECHT);
  const partsOfIt = () => requests.filter((request) => request.url().includes("/assets/shops-near-me"));
  await open("/en/map/utrecht");
  await page.waitForLoadState("networkidle");
  expect(partsOfIt()).toEqual([]);
  await open("/en/map?nearme=true");
  const main = page.getByRole("main");
  await main
    .locator("li:has(h3)")
    .filter({ hasText: /\sk?m from where you are/ })
    .first()
    .waitFor();
  expect(partsOfIt().length).toBe(1);
  const words = await main.innerText();
  expect(words).toContain("From where you are, ±");
  expect(words).not.toMatch(/\b(near-me|map|list)\.[a-z-]+/);
  expect(requests.some((request) => request.url().includes("/map-picture.svg?bbox"))).toBe(false);
  await main.getByRole("button", { name: "Change" }).click();
  await main.getByRole("heading", { name: "Near what?" }).waitFor();
});

test("the news around a place where nothing was written has all its words, and all news is a press away", async () => {
  const { page, context, open } = await withConsent();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(UTRECHT);
  await open("/en/discover?tab=near");
  const main = page.getByRole("main");
  await main.getByText("Nothing has been written about this").waitFor();
  // Without their catalogue messages are rendered as their ids.
  expect(await main.innerText()).not.toMatch(/\b(news|discover|notices)\.[a-z-]+/);
  await context.clearPermissions();
  await page.reload();
  await page.getByRole("alertdialog", { name: "Error getting your location" }).waitFor();
  await page.keyboard.press("Enter");
  await main.getByRole("link", { name: "All posts" }).click();
  await page.waitForURL("**/en/discover");
});

test("while somebody is looked for every section has a heading", async () => {
  // As the server draws it, before anybody can be found.
  const { page } = await withConsent({ javaScriptEnabled: false });
  await page.goto("/en/map?nearme=true");
  await page.getByText("We ask your browser where you are.").waitFor();
  expect(await page.locator("section:not(:has(h1, h2, h3))").count()).toBe(0);
});
