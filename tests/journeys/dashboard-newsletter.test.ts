import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { DEMO_READERS } from "#db/demo/readers.ts";
import { callAs, member, NEWCOMER } from "../support/journey-of-member.ts";

const LIST = "/dashboard/newsletter";
/** Those of the demo who read one of the two languages, and the two who subscribe here. */
const READERS = DEMO_READERS.filter(({ locale }) => locale === "en" || locale === "nl").length + 2;

/** The letters whose number begins so; where no mail is sent, letters are files. */
async function letters(beginning: string): Promise<string[]> {
  const folder = join(inject("journeys").dataDir, "mail");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(beginning));
  return Promise.all(
    names.map(async (name) =>
      (await readFile(join(folder, name), "utf8")).replaceAll("=\n", "").replaceAll("=3D", "="),
    ),
  );
}

/** Confirms an address of whoever is logged in on this page. */
async function subscribe(page: Page, newsletterEmail: string): Promise<void> {
  await callAs(page, "newsletter", { newsletterEmail, wantsNewsletter: true });
  const token = async () =>
    (await letters("newsletter-"))
      .filter((text) => text.includes(newsletterEmail))
      .flatMap((text) => /#confirm=([\w-]+)/.exec(text)?.[1] ?? [])[0];
  await expect.poll(token, { timeout: 60_000 }).toBeTruthy();
  await callAs(page, "newsletterconfirm", { token: await token() });
  // The dialog that says so would stand before the rest.
  await callAs(page, "editprofile", { isNewlyVerified: false });
}

/** In English first, and in Dutch. */
async function write(page: Page, field: RegExp, english: string, dutch: string): Promise<void> {
  const texts = page.getByRole("group", { name: field });
  await texts.getByLabel("English", { exact: true }).fill(english);
  await texts.getByLabel("Nederlands", { exact: true }).fill(dutch);
}

test("an admin writes an issue in two languages, tries it, sends it, and sees it arrive once with each subscriber", async () => {
  const { page } = await member("Ada", LIST);
  await subscribe(page, "ada@example.org");
  const reader = await member(NEWCOMER, "/about");
  await subscribe(reader.page, "lezer@example.org");

  await page.getByRole("link", { name: "New issue" }).click();
  await page.getByRole("heading", { name: "New issue" }).waitFor();
  await write(page, /^Subject/, "The quay in winter", "De kade in de winter");
  await write(page, /^Text/, "## Lamps\n\nThey **burn**.", "## Lampen\n\nZe **branden**.");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await page.getByRole("heading", { name: "The quay in winter" }).waitFor();

  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog");
  await preview.getByRole("heading", { name: "Lamps" }).waitFor();
  await preview.getByRole("button", { name: "Nederlands" }).click();
  await preview.getByRole("heading", { name: "Lampen" }).waitFor();
  await preview.locator("pre").getByText("Ze branden.").waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Send a try to me" }).click();
  await page.getByText(/on its way to your confirmed address/).waitFor();
  await expect.poll(async () => (await letters("newsletter-try-")).length, { timeout: 60_000 }).toBe(2);

  await page.getByRole("button", { name: `Send to ${READERS} subscribers` }).click();
  await page.getByRole("button", { name: "Do it now" }).click();
  await page.getByText(`${READERS} sent`, { exact: true }).waitFor();
  await page.getByText("Sent", { exact: true }).waitFor();
  const sent = await letters("newsletter-issue-");
  expect(sent).toHaveLength(READERS);
  for (const letter of sent) {
    expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
    expect(letter).toMatch(/^Content-Type: multipart\/alternative/m);
  }
  // What went out is read-only.
  await expect(page.getByRole("button", { name: "Save", exact: true }).count()).resolves.toBe(0);
});
