import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { pdf } from "#features/jobs/server/applications.test-support.ts";
import { found, withAxe } from "../support/axe.ts";
import { withConsent } from "../support/journey.ts";
import { member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const JOB = "/en/jobs/sample-baliemedewerker-met-geduld";
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

test("a guest applies for a job with a PDF on a phone, and its owner reads it, saves the PDF and erases it", async () => {
  const cv = pdf();
  const { page, open, requests } = await withAxe(
    { ...PHONE, reducedMotion: "reduce", expected: [/status of 400/] },
    withConsent,
  );
  await open(JOB);
  const isOfForm = () => requests.some((request) => /apply-form|\/apply\./.test(request.url()));
  expect(isOfForm()).toBe(false);
  await page.getByRole("button", { name: "Apply here" }).click();
  await page.getByText("This job is invented: nothing is sent to any employer.").waitFor();
  expect(isOfForm()).toBe(true);
  await page.getByLabel("Your name").fill("Mies van der Journey");
  await page.getByLabel("Your message").fill("I can fold napkins.\nIn the shape of herons.");
  await page
    .getByLabel(/^Your CV/)
    .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: cv });
  await page.getByRole("button", { name: "Send application" }).click();
  await page
    .getByRole("alert")
    .getByText(/^Enter your email address/)
    .waitFor();
  expect(await found(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.getByLabel("Your email address").fill("mies@example.org");
  await page
    .getByLabel(/^Your CV/)
    .setInputFiles({ name: "cv.pdf", mimeType: "image/png", buffer: Buffer.from("PNG") });
  await page.getByRole("button", { name: "Send application" }).click();
  await page.getByRole("alert").getByText("Choose a PDF of at most 5 MB.").waitFor();
  expect(await page.getByLabel("Your name").inputValue()).toBe("Mies van der Journey");
  await page
    .getByLabel(/^Your CV/)
    .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: cv });
  await page.getByRole("button", { name: "Send application" }).click();
  await page.getByText("Your application has arrived").waitFor();

  const { page: ofSjaak } = await withAxe({ ...PHONE, reducedMotion: "reduce" }, (options) =>
    member("Sjaak", "/dashboard/coffeejobs", options),
  );
  await ofSjaak.getByRole("link", { name: "Counter staff with patience" }).last().click();
  await ofSjaak.getByRole("link", { name: /^Applications/ }).click();
  await ofSjaak.waitForURL(/tab=applications/);
  // Axe comes with a document.
  await ofSjaak.reload();
  const sent = ofSjaak.getByRole("region", { name: "Mies van der Journey" });
  await sent.getByText("In the shape of herons.").waitFor();
  await sent.getByRole("link", { name: "mies@example.org" }).waitFor();
  expect(await found(ofSjaak)).toEqual([]);
  await ofSjaak.setViewportSize({ width: 320, height: 640 });
  expect(await sticksOut(ofSjaak)).toEqual([]);
  const [download] = await Promise.all([
    ofSjaak.waitForEvent("download"),
    sent.getByRole("button", { name: "Save the CV (PDF)" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^application-\d+\.pdf$/);
  expect(await buffer(await download.createReadStream())).toEqual(cv);
  await sent.getByRole("button", { name: "Erase" }).click();
  await ofSjaak.getByRole("dialog").getByRole("button", { name: "Erase it" }).click();
  await sent.waitFor({ state: "detached" });
  await ofSjaak.getByText("Nobody has applied here yet").waitFor();
  await ofSjaak.getByText("The application is erased.").waitFor();
});
