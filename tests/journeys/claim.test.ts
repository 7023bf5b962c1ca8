import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { isHydrated } from "../support/journey.ts";
import { found, withAxe } from "../support/axe.ts";
import { member } from "../support/journey-of-member.ts";

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

test("somebody claims a shop on a phone: an admin reads the digits out, says yes, and the open page leads to the shop’s desk", async () => {
  const { page } = await withAxe(PHONE, (options) =>
    member("Noor", "/getlisted", { ...options, expected: [/status of 400/] }),
  );
  await page.locator("main").getByRole("link", { name: "Show that a shop or a brand is yours" }).click();
  await page.getByRole("heading", { level: 1, name: "Show that a shop or a brand is yours" }).waitFor();
  await isHydrated(page);
  await page.getByLabel("Name of the shop or brand").fill("Papieren Boot");
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
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("4 tries are left.").waitFor();
  await page.getByLabel("Which six digits?").fill(digits);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("The digits are right.").waitFor();

  await ofAda.reload();
  await ofAda.getByText("The six digits were typed").waitFor();
  expect(await found(ofAda)).toEqual([]);
  // The list is empty before the answer is there.
  const decided = ofAda.waitForResponse((answer) => answer.request().method() === "PATCH");
  await ofAda.getByRole("button", { name: "They speak for it" }).click();
  await ofAda.getByRole("button", { name: "Do it now" }).click();
  await decided;
  await ofAda.getByText("Nobody waits for an answer about a shop or a brand.").waitFor();

  // The page hears of it by itself.
  await page.getByRole("link", { name: "Look after its page" }).click();
  await page.getByRole("heading", { level: 1, name: "Papieren Boot" }).waitFor();
});

test("somebody claims another shop by a document: an admin saves it, says yes, and the claimant speaks for it", async () => {
  const document = Buffer.from("%PDF-1.7 an extract of a register %%EOF\n");
  const { page } = await withAxe(PHONE, (options) =>
    member("Noor", "/getlisted", { ...options, expected: [/status of 400/] }),
  );
  await page.locator("main").getByRole("link", { name: "Show that a shop or a brand is yours" }).click();
  await page.getByRole("heading", { level: 1, name: "Show that a shop or a brand is yours" }).waitFor();
  await isHydrated(page);
  await page.getByLabel("Name of the shop or brand").fill("Lichtwachter");
  await page.getByRole("link", { name: /^Lichtwachter/ }).click();
  await page.getByRole("radio", { name: "A document" }).waitFor();
  await page.reload();
  await isHydrated(page);
  await page.getByRole("radio", { name: "A document" }).check();
  await page.getByText(/^Black out what it is not about/).waitFor();
  expect(await found(page)).toEqual([]);
  const field = page.getByLabel("Your document");
  await field.setInputFiles({ name: "page.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") });
  await page.getByRole("button", { name: "Send the document" }).click();
  await page.getByText("This file is not a PDF, JPEG or PNG.").first().waitFor();
  await field.setInputFiles({ name: "extract.pdf", mimeType: "application/pdf", buffer: document });
  await page.getByRole("button", { name: "Send the document" }).click();
  await page.getByText("Your document has arrived.").waitFor();

  const { page: ofAda } = await withAxe(PHONE, (options) => member("Ada", "/dashboard/claims", options));
  await ofAda.getByRole("link", { name: /^Lichtwachter \d/ }).click();
  await ofAda.getByText("A document, which you have to read").waitFor();
  await ofAda.reload();
  await isHydrated(ofAda);
  expect(await found(ofAda)).toEqual([]);
  const [download] = await Promise.all([
    ofAda.waitForEvent("download"),
    ofAda.getByRole("button", { name: "Save the document" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^claim-\d+\.pdf$/);
  expect(await buffer(await download.createReadStream())).toEqual(document);
  const decided = ofAda.waitForResponse((answer) => answer.request().method() === "PATCH");
  await ofAda.getByRole("button", { name: "They speak for it" }).click();
  await ofAda.getByRole("button", { name: "Do it now" }).click();
  await decided;

  await page.reload();
  await page.getByRole("link", { name: "Look after its page" }).click();
  await page.getByRole("heading", { level: 1, name: "Lichtwachter" }).waitFor();
});

test("somebody claims a brand from its page: an admin says yes, and they look after it, and see no other one", async () => {
  const { page } = await withAxe(PHONE, (options) =>
    member("Noor", "/brand/sample-bakkerij-bijna", { ...options, expected: [/status of 404/] }),
  );
  await page.getByRole("link", { name: "Is this your brand? Look after its page yourself" }).click();
  await page.getByRole("radio", { name: "A document" }).waitFor();
  await page.reload();
  await isHydrated(page);
  await page.getByRole("radio", { name: "A document" }).check();
  expect(await page.getByRole("radio", { name: /^We call/ }).count()).toBe(0);
  expect(await found(page)).toEqual([]);
  const buffer = Buffer.from("%PDF-1.7 an extract of a register %%EOF\n");
  await page
    .getByLabel("Your document")
    .setInputFiles({ name: "extract.pdf", mimeType: "application/pdf", buffer });
  await page.getByRole("button", { name: "Send the document" }).click();
  await page.getByText("Your document has arrived.").waitFor();

  const { page: ofAda } = await member("Ada", "/dashboard/claims", PHONE);
  await ofAda.getByRole("link", { name: /^Bakkerij Bijna \d/ }).click();
  const decided = ofAda.waitForResponse((answer) => answer.request().method() === "PATCH");
  await ofAda.getByRole("button", { name: "They speak for it" }).click();
  await ofAda.getByRole("button", { name: "Do it now" }).click();
  await decided;

  await page.getByRole("link", { name: "Look after its page" }).click();
  await page.getByRole("heading", { level: 1, name: "Bakkerij Bijna" }).waitFor();
  await page.getByLabel("Name", { exact: true }).waitFor();
  const own = new URL(page.url()).searchParams.get("id");
  await page.goto(page.url().replace(`id=${own}`, `id=${Number(own) - 1}`));
  await page.getByRole("heading", { level: 1, name: "Not found" }).waitFor();
});
