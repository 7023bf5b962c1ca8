import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const LIST = "/dashboard/coffeejobs";
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

/** A day so many days from now, as a field for it has it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function write(page: Page, group: RegExp, text: string): Promise<void> {
  const texts = page.getByRole("group", { name: group });
  await texts.getByLabel("Original language").selectOption({ label: "English" });
  await texts.getByLabel("English").fill(text);
}

test("an owner offers a job on a phone, an admin approves it, it has its page, and the owner closes it and offers it again", async () => {
  const { page: ofSjaak } = await member("Sjaak", LIST, { ...PHONE, expected: [/status of 4(00|22)/] });
  await ofSjaak.getByRole("link", { name: "New job offer" }).click();
  await write(ofSjaak, /^Title/, "Somebody who folds napkins");
  await write(ofSjaak, /^Description/, "In the shape of **herons**.");
  await ofSjaak.getByLabel("Kind of work").selectOption({ label: "Bar and coffee" });
  await ofSjaak.getByLabel("Kind of contract").selectOption({ label: "Part-time" });
  await ofSjaak.getByLabel(/^Hours a week, at least/).fill("8");
  await ofSjaak.getByLabel("People apply").selectOption({ label: "By e-mail" });
  await ofSjaak.getByLabel(/^E-mail address/).fill("napkins@example.org");
  await ofSjaak.getByLabel(/^Apply by/).fill(`${day(30)}T12:00`);
  await ofSjaak.getByRole("button", { name: "Save as a draft" }).click();
  // Half of a range is told beside its field, and nothing is lost.
  await ofSjaak
    .getByRole("alert")
    .getByText(/^Hours a week, at least: Enter both/)
    .waitFor();
  await ofSjaak.getByLabel(/^Hours a week, at most/).fill("12");
  await ofSjaak.getByRole("button", { name: "Save as a draft" }).click();
  await ofSjaak.getByRole("heading", { name: "Somebody who folds napkins" }).waitFor();
  expect(await sticksOut(ofSjaak)).toEqual([]);
  await ofSjaak.getByRole("button", { name: "Send for approval" }).click();
  await ofSjaak.getByText("Waiting for approval").waitFor();

  const { page: ofEva } = await member("Eva", LIST);
  await ofEva.getByRole("link", { name: "Waiting for approval" }).click();
  await ofEva.getByRole("checkbox", { name: "Select Somebody who folds napkins" }).click();
  await ofEva.getByRole("button", { name: "Approve" }).click();
  await ofEva.getByRole("button", { name: "Do it now" }).click();
  await ofEva.getByText(/^1 changed\./).waitFor();

  await ofSjaak.reload();
  await ofSjaak.getByText(/approved as it stands/).waitFor();
  await ofSjaak.getByRole("link", { name: "View its page" }).click();
  await ofSjaak.waitForURL(/\/en\/jobs\/sample-somebody-who-folds-napkins$/);
  await ofSjaak.getByText("herons", { exact: true }).waitFor();
  await ofSjaak.goBack();
  await ofSjaak.getByText(/approved as it stands/).waitFor();
  await ofSjaak.getByRole("button", { name: "Filled: close it" }).click();
  await ofSjaak.getByRole("button", { name: "Offer it again" }).click();
  await ofSjaak.getByRole("button", { name: "Send for approval" }).waitFor();
});

test("an owner sees nothing of another employer's job offers", async () => {
  const { page: ofEva } = await member("Eva", LIST);
  const theirs = ofEva.getByRole("row").filter({ hasNotText: "Slapende Reiger" }).getByRole("link").last();
  const address = new URL(await theirs.evaluate((link) => (link as HTMLAnchorElement).href));
  const { page, open } = await member("Sjaak", LIST, { expected: [/status of 404/] });
  const rows = page.locator("tbody").getByRole("row");
  expect(await rows.filter({ hasText: "De Slapende Reiger" }).count()).toBeGreaterThan(0);
  expect(await rows.filter({ hasNotText: "De Slapende Reiger" }).allInnerTexts()).toEqual([]);
  await open(`/en${LIST}/joboffer${address.search}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.locator("form#editor").count()).toBe(0);
});
