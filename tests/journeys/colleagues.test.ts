import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { PHONE } from "../support/at-map.ts";
import { found, withAxe } from "../support/axe.ts";
import { isHydrated, type Journey, withConsent } from "../support/journey.ts";
import { callAs, chooseAtProvider, member, NEWCOMER } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

/** One that no other journey saves: two who save at once would be asked whose word counts. */
const BOAT = { slug: "sample-papieren-boot", name: "Papieren Boot" };
/** For which Sjaak speaks. */
const HERON = "sample-de-slapende-reiger";

async function shopId(page: Page, slug: string): Promise<string> {
  const { _id: id } = await callAs(page, `getshop?url=${slug}`);
  return String(id);
}

async function openPeople(page: Page, slug: string, prefix = "/en"): Promise<void> {
  await page.goto(`${prefix}/dashboard/shops/shop?id=${await shopId(page, slug)}&tab=people`);
  await isHydrated(page);
}

/** The path of the link in the letter to an address; where no mail is sent, letters are files. */
async function linkTo(email: string): Promise<string> {
  const folder = join(inject("journeys").dataDir, "mail");
  async function letter(): Promise<string | undefined> {
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.startsWith("invitation-")) continue;
      const text = (await readFile(join(folder, name), "utf8")).replaceAll("=\n", "").replaceAll("=3D", "=");
      if (text.includes(email)) return /\S+(\/colleague\?token=[\w-]+)/.exec(text)?.[1];
    }
    return undefined;
  }
  await expect.poll(letter, { timeout: 60_000 }).toBeTruthy();
  return (await letter()) ?? "";
}

/** Somebody new whom an admin invited to look after the boat and who has joined, on a page, with their welcome ended. */
async function keeper(email: string, options: object = {}): Promise<Journey & { name: string }> {
  const admin = await member("Ada", "/about");
  const shop = await shopId(admin.page, BOAT.slug);
  await callAs(admin.page, "dashboard/colleagues", { shop, email, locale: "en" });
  const started = await member(NEWCOMER, "/about", options);
  const { page } = started;
  await callAs(page, "editprofile", { onboardingStep: null });
  const token = new URL(await linkTo(email), "http://x").searchParams.get("token");
  expect(await callAs(page, "joinshop", { token })).toEqual({ shop });
  const { user } = (await callAs(page, "profile", {})) as { user: { name: string } };
  return { ...started, name: user.name };
}

/** In the editor of the shop. */
async function openFacts(page: Page, slug: string): Promise<void> {
  await page.goto(`/en/dashboard/shops/shop?id=${await shopId(page, slug)}`);
  await page.locator("form#editor").waitFor();
  await isHydrated(page);
}

const phone = (page: Page) => page.getByLabel("Phone (optional)");
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

test("an owner invites somebody on a phone, who follows the letter, logs in, says yes and saves for the first time", async () => {
  const { page: ofOwner, name: owner } = await withAxe(
    { viewport: PHONE, reducedMotion: "reduce" },
    (options) => keeper("owner@example.org", { ...options, expected: [/status of 400/] }),
  );
  await openPeople(ofOwner, BOAT.slug);
  const email = ofOwner.getByLabel("E-mail address of your colleague");
  await email.fill("nel");
  await ofOwner.getByRole("button", { name: "Send the email" }).click();
  await ofOwner.getByText("Write an e-mail address, such as name@example.org.").waitFor();
  expect(await email.inputValue()).toBe("nel");
  await email.fill("nel@example.org");
  await ofOwner.getByRole("button", { name: "Send the email" }).click();
  await ofOwner.getByText("An email is on its way to nel@example.org.").waitFor();
  await ofOwner.getByRole("button", { name: "Send again to nel@example.org" }).waitFor();
  expect(await found(ofOwner)).toEqual([]);

  const { page, open } = await withAxe({ viewport: PHONE }, withConsent);
  await open(`/en${await linkTo("nel@example.org")}`);
  await page.getByText(`invites you to look after ${BOAT.name}.`).waitFor();
  expect(await found(page)).toEqual([]);
  await page.getByRole("button", { name: "Log in to say yes" }).click();
  await page.waitForURL(/\/login\?path=%2Fcolleague$/);
  await page.getByRole("link", { name: /Continue with Google/ }).click();
  await chooseAtProvider(page, NEWCOMER, "/en/colleague");
  await page.waitForURL(/token=/);
  await callAs(page, "editprofile", { onboardingStep: null });
  await page.goto(page.url().replace(/newUser=1&?/, ""));
  await isHydrated(page);
  await page.getByText("You’re logged in as").waitFor();
  await page.getByRole("button", { name: "Yes, I’ll join" }).click();
  await page.getByRole("heading", { level: 1, name: BOAT.name }).waitFor();

  await phone(page).fill("+31300000017");
  await save(page).click();
  await page
    .getByRole("status")
    .getByText(/^Saved/)
    .waitFor();

  await open(`/en${await linkTo("nel@example.org")}`);
  await page.getByText(`You speak for ${BOAT.name}.`).waitFor();

  const { user } = (await callAs(page, "profile", {})) as { user: { name: string } };
  await ofOwner.reload();
  await isHydrated(ofOwner);
  await ofOwner.getByText(`invited by ${owner}`).first().waitFor();
  await ofOwner.getByRole("button", { name: `End access of ${user.name}` }).click();
  const question = ofOwner.getByRole("alertdialog");
  expect(await found(ofOwner)).toEqual([]);
  await question.getByRole("button", { name: "Yes, end it" }).click();
  await ofOwner.getByText(`${user.name} can’t change this page any more.`).waitFor();
  expect(await ofOwner.getByRole("link", { name: user.name }).count()).toBe(0);
});

test("a right that goes while somebody types is told, and nothing typed is lost", async () => {
  // Who was there first ends it.
  const { page: ofOwner } = await keeper("mies@example.org");
  const { page, name } = await keeper("kees@example.org", { expected: [/status of 403/] });
  await openFacts(page, BOAT.slug);
  await phone(page).fill("+31300000019");

  await openPeople(ofOwner, BOAT.slug);
  await ofOwner.getByRole("button", { name: `End access of ${name}` }).click();
  await ofOwner.getByRole("button", { name: "Yes, end it" }).click();
  await ofOwner.getByText(`${name} can’t change this page any more.`).waitFor();

  await save(page).click();
  await page.getByText(/^You’re no longer allowed to do this\./).waitFor();
  expect(await phone(page).inputValue()).toBe("+31300000019");
  await page.getByRole("heading", { level: 1, name: BOAT.name }).waitFor();
});

test("a session that ends while somebody types asks to log in over the page, and what was typed is there afterwards", async () => {
  const { page, context } = await withConsent({ expected: [/status of 401/] });
  await page.goto("/auth/google?method=login&locale=en&path=/dashboard");
  await chooseAtProvider(page, "Sjaak", "/en/dashboard");
  await openFacts(page, HERON);
  await phone(page).fill("+31300000021");
  await callAs(page, "logout", {});
  // The open page may have heard of it already, and says so over the button.
  await save(page).dispatchEvent("click");
  const dialog = page.getByRole("dialog");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    dialog.getByRole("link", { name: /Continue with Google/ }).click(),
  ]);
  await chooseAtProvider(tab, "Sjaak", "/en/login");
  // To close a browser in which a tab is still on its way waits for ever.
  await tab.getByText("You’re logged in as").waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(await phone(page).inputValue()).toBe("+31300000021");
});

test.each([
  ["nl", ""],
  ["pl", "/pl"],
] as const)("the people of a shop fit on the narrowest phone: %s", async (locale, prefix) => {
  const { page } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Sjaak", "/dashboard", { ...options, locale }),
  );
  const shop = await shopId(page, HERON);
  const email = `a-rather-long-address-of-somebody-${locale}@mail.example.org`;
  await callAs(page, "dashboard/colleagues", { shop, email, locale });
  await openPeople(page, HERON, prefix);
  await page.getByText(email, { exact: true }).waitFor();
  expect(await found(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await found(page, ["color-contrast"])).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
});
