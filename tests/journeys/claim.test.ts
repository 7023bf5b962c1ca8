import { expect, test } from "vitest";
import { isHydrated } from "../support/journey.ts";
import { found, withAxe } from "../support/axe.ts";
import { member } from "../support/journey-of-member.ts";

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

test("somebody claims a shop on a phone: an admin reads the digits out, says yes, and the open page leads to the shop’s desk", async () => {
  const { page } = await withAxe(PHONE, (options) =>
    member("Noor", "/getlisted", { ...options, expected: [/status of 400/] }),
  );
  await page.getByRole("link", { name: "Show that it’s yours" }).click();
  await page.getByRole("heading", { level: 1, name: "Show that a shop is yours" }).waitFor();
  await isHydrated(page);
  await page.getByLabel("Name of the shop").fill("Papieren Boot");
  await page.getByRole("link", { name: /^Papieren Boot/ }).click();
  await page.getByRole("radio", { name: /^We call the shop/ }).waitFor();
  await page.reload();
  await isHydrated(page);
  expect(await found(page)).toEqual([]);
  await page.getByRole("button", { name: "Ask for the digits" }).click();
  await page.getByLabel("Which six digits?").waitFor();

  const { page: ofAda } = await withAxe(PHONE, (options) => member("Ada", "/dashboard/claims", options));
  await ofAda.getByRole("link", { name: /^Papieren Boot \d/ }).click();
  await ofAda.getByText("Waits for a call, or for the digits to be typed").waitFor();
  await ofAda.getByRole("button", { name: "Draw the six digits for the call" }).click();
  const drawn = await ofAda
    .locator("strong")
    .filter({ hasText: /^\d{3} \d{3}$/ })
    .textContent();
  const digits = drawn ?? "";

  await page.getByLabel("Which six digits?").fill(digits.startsWith("000 00") ? "111111" : "000000");
  await page.getByRole("button", { name: "These are they" }).click();
  await page.getByText("4 tries are left.").waitFor();
  await page.getByLabel("Which six digits?").fill(digits);
  await page.getByRole("button", { name: "These are they" }).click();
  await page.getByText("The digits are right.").waitFor();

  await ofAda.reload();
  await ofAda.getByText("The six digits were typed").waitFor();
  expect(await found(ofAda)).toEqual([]);
  // The list is empty before the answer is there.
  const decided = ofAda.waitForResponse((answer) => answer.request().method() === "PATCH");
  await ofAda.getByRole("button", { name: "They speak for the shop" }).click();
  await ofAda.getByRole("button", { name: "Do it now" }).click();
  await decided;
  await ofAda.getByText("Nobody waits for an answer about their shop.").waitFor();

  await page.reload();
  await page.getByRole("link", { name: "Look after its page" }).click();
  await page.getByRole("heading", { level: 1, name: "Papieren Boot" }).waitFor();
});
