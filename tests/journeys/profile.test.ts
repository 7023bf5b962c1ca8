import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { isHydrated, type Journey, pressUntilAnswered, withConsent } from "../support/journey.ts";
import { callAs } from "../support/journey-of-member.ts";

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

/** What Chromium writes by itself when a page is not found, and when a name is taken. */
const EXPECTED = [/status of 404/, /status of 409/];

interface SignedIn extends Journey {
  /** The path of their own page. */
  own: string;
}

/** A browser of its own in which a persona is logged in. */
async function browserOf(persona: string, prefix: string, options: object): Promise<SignedIn> {
  const visitor = await withConsent({ ...options, expected: EXPECTED });
  const { page } = visitor;
  const query = new URLSearchParams({ method: "login", locale: prefix.slice(1) || "nl", path: "/profile" });
  await page.goto(`/auth/google?${query}`);
  await page.getByRole("link", { name: persona }).click();
  await page.waitForURL(/\/profile$/);
  const own = await ownPath(page, prefix);
  await page.goto(own);
  return { ...visitor, own };
}

/** Where others see who is logged in there. */
async function ownPath(page: Page, prefix: string): Promise<string> {
  const { user } = (await callAs(page, "profile", {})) as { user: { url: string } };
  return `${prefix}/user/${user.url}`;
}

/** What the site says in a language, by the id of the message. */
async function wordsOf(locale: Locale) {
  const i18n = await loadMessages(locale, ["frame", "accounts", "profile", "friends"]);
  return (id: string, values = {}) => i18n._(id, values);
}

const nameOn = (page: Page) => page.locator("main h1").innerText();
const saved = (page: Page, word: string) => page.locator("main [aria-live]").getByText(word, { exact: true });

test.each([
  ["nl", ""],
  ["pl", "/pl"],
] as const)("in %s two people make their profiles, meet and part", async (locale, prefix) => {
  const say = await wordsOf(locale);
  const sjaak = await browserOf("Sjaak Sample", prefix, DESK);
  const mo = await browserOf("Mo Sample", prefix, PHONE);
  const takenName = await nameOn(mo.page);

  // A name: taken, then free. What was typed stays.
  await sjaak.open(`${prefix}/profile`);
  const nameField = sjaak.page.locator("#your-name-name");
  const saveName = sjaak.page.locator("form").filter({ has: nameField }).getByRole("button");
  await nameField.fill(takenName);
  await saveName.click();
  await sjaak.page
    .locator("#your-name-name-error")
    .filter({ hasText: say("error.name-taken").trim() })
    .waitFor();
  expect(await nameField.inputValue()).toBe(takenName);
  const newName = `Sjaak ${locale} Sample`;
  await nameField.fill(newName);
  await saveName.click();
  await saved(sjaak.page, say("profile.saved")).waitFor();
  await sjaak.page.getByRole("heading", { level: 1, name: newName }).waitFor();

  // A photo of a camera that was held upright: turned, made small, without a word about where it was taken.
  const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#b4472e" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const upload = sjaak.page.waitForRequest(/\/api\/editprofilepic/);
  await sjaak.page
    .locator('input[type="file"]')
    .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: photo });
  await sjaak.page.getByRole("button", { name: say("profile.picture.save") }).click();
  await upload;
  const portrait = sjaak.page.locator("main img").first();
  await expect.poll(() => portrait.getAttribute("src")).toMatch(/^\/img\//);
  await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(192);

  // Hidden from everybody, and back.
  await sjaak.page.getByRole("link", { name: say("profile.tab.privacy"), exact: true }).click();
  const who = sjaak.page.locator("#privacy-profile");
  await who.selectOption("nobody");
  await saved(sjaak.page, say("profile.saved")).waitFor();
  const own = await ownPath(sjaak.page, prefix);
  expect((await mo.open(own)).status()).toBe(404);
  await sjaak.open(`${prefix}/profile?tab=privacy`);
  expect(await who.inputValue()).toBe("nobody");
  const isSaved = sjaak.page.waitForResponse(/\/api\/editprofile$/);
  await who.selectOption("everyone");
  await isSaved;

  // One asks, the other accepts.
  expect((await mo.open(own)).status()).toBe(200);
  await pressUntilAnswered(mo.page.getByRole("button", { name: say("friends.add") }), "befrienduser");
  await mo.page.getByRole("button", { name: say("friends.take-back") }).waitFor();
  await sjaak.open(`${prefix}/profile?tab=friends`);
  const accept = say("friends.accept-named", { name: takenName });
  await pressUntilAnswered(sjaak.page.getByRole("button", { name: accept, exact: true }), "befrienduser");
  await sjaak.page.getByRole("heading", { name: say("friends.title"), exact: true }).waitFor();
  await mo.page.reload();
  await isHydrated(mo.page);
  await mo.page.getByRole("button", { name: say("friends.are"), exact: true }).waitFor();
  const overflow = await mo.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  // A block ends it for both, and can be lifted.
  await mo.page.locator("main summary").click();
  await mo.page.getByRole("button", { name: say("person.block", { name: newName }) }).click();
  const block = mo.page.getByRole("button", { name: say("person.block.yes"), exact: true });
  await pressUntilAnswered(block, "block");
  await mo.page.getByRole("button", { name: say("friends.unblock") }).waitFor();
  expect((await sjaak.open(mo.own)).status()).toBe(404);
  await mo.open(`${prefix}/profile?tab=privacy`);
  const unblock = mo.page.getByRole("button", { name: say("friends.unblock-named", { name: newName }) });
  await pressUntilAnswered(unblock, "block");
  await mo.page.getByText(say("friends.blocked.none")).waitFor();
  expect((await sjaak.open(mo.own)).status()).toBe(200);
  await sjaak.page.getByRole("button", { name: say("friends.add") }).waitFor();
});

test("a visitor is led to the login from every part of the profile, and sees a person's page without one", async () => {
  const { page, open } = await withConsent();
  await open("/en/profile?tab=account");
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    "/en/login?path=%2Fprofile%3Ftab%3Daccount",
  );
  const mo = await browserOf("Mo Sample", "/en", PHONE);
  const answer = await open(mo.own);
  expect(answer.status()).toBe(200);
  await page.getByRole("button", { name: "Add friend" }).click();
  await page.getByRole("dialog", { name: "Log in to continue" }).waitFor();
});
