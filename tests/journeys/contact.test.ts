import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";

/** Chromium writes a refused call to the console by itself. */
const REFUSED = /status of 400/;

test("a message is sent by keyboard alone, and what was typed is in no address", async () => {
  const { page, open, requests } = await withConsent();
  await open("/en/contact");
  await page.getByLabel("What is it about?").focus();
  await page.keyboard.type("A mistake");
  await page.keyboard.press("Tab");
  await page.keyboard.type("/coffeeshops/amsterdam");
  await page.keyboard.press("Tab");
  await page.keyboard.type("The canal is missing.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Mies");
  await page.keyboard.press("Tab");
  await page.keyboard.type("mies@example.org");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const arrived = page.getByRole("status").filter({ hasText: "Your message has arrived" });
  await arrived.waitFor();
  expect(await arrived.evaluate((part) => part === document.activeElement)).toBe(true);
  expect(requests.map((request) => request.url()).join(" ")).not.toMatch(/mies|canal/i);
});

test("what is missing is listed, each line leads to its field, and the form fits a small phone", async () => {
  const { page, open } = await withConsent({ viewport: { width: 320, height: 640 } });
  await open("/en/contact");
  await page.getByLabel("Your message").fill("Half a message");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("alert").getByRole("link", { name: "Enter your name" }).click();
  expect(await page.getByLabel("Your name").evaluate((field) => field === document.activeElement)).toBe(true);
  // Below the bar at the top, and the address is what it was.
  const label = await page.locator("label").filter({ hasText: "Your name" }).boundingBox();
  const bar = await page.locator("header").boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(new URL(page.url()).hash).toBe("");
  expect(await page.getByLabel("Your message").inputValue()).toBe("Half a message");
  await page.getByLabel("Your message").fill("A line.\n".repeat(2000));
  const message = await page.getByLabel("Your message").boundingBox();
  expect(message?.height).toBeLessThanOrEqual(0.6 * 640);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("whoever runs a shop claims it, or tells of one that is missing, and is asked for a proof there alone", async () => {
  const { page, open } = await withConsent();
  await open("/en/getlisted");
  await page.getByRole("button", { name: "Tell us" }).waitFor();
  expect(await page.getByLabel("How you can show").isVisible()).toBe(false);
  await page.locator("main").getByRole("link", { name: "Show that a shop or a brand is yours" }).click();
  await page.waitForURL(/\/en\/login/);
});

test("without an account a shop asks to be listed, and a page that is no shop's is refused without losing anything", async () => {
  const { page, open } = await withConsent({ expected: [REFUSED] });
  await open("/en/getlisted");
  await page.getByText("Without an account", { exact: true }).click();
  await page.getByLabel("Name of the shop").fill("De Reiger");
  await page.locator("main").getByLabel("Town", { exact: true }).fill("Edam");
  await page.getByLabel("Its page here").fill("/coffeeshop/nobody");
  await page.getByLabel("Your role at the shop").selectOption("Owner");
  await page.getByLabel("How you can show").selectOption("A document");
  await page.getByLabel("Your name").fill("Mies");
  await page.getByLabel("Your email address").fill("mies@example.org");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("alert").getByRole("link", { name: "Enter the address of a shop" }).click();
  await page.getByLabel("Its page here").fill("");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("status").filter({ hasText: "Your message has arrived" }).waitFor();
});

test("without JavaScript the form is not shown, and the page says why", async () => {
  const { page } = await withConsent({ javaScriptEnabled: false });
  await page.goto("/en/contact");
  const instead = page.locator("noscript p");
  expect(await instead.innerText()).toContain("This form needs JavaScript.");
  expect(await instead.isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: "Send" }).count()).toBe(0);
});
