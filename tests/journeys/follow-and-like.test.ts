import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { catalogues } from "../support/catalogues.ts";
import { isHydrated, pressUntilAnswered, withConsent } from "../support/journey.ts";
import { callAs, chooseAtProvider, member } from "../support/journey-of-member.ts";

/** Which nobody in the demo follows or likes. */
const MOONFISH = "/coffeeshop/sample-maanvis";
const FOLLOWING = "/discover?tab=following";
const texts = await catalogues();

/** The words of a message, by its id, as a page of this language says them. */
function wordsOf(tag: string): (id: string) => string {
  return (id) => {
    const text = texts.get(tag)?.get(id);
    if (!text) throw new Error(`${tag} has no ${id}`);
    return text;
  };
}

const DESK = { viewport: { width: 1280, height: 800 } };

async function profile(page: Page): Promise<{ name: string; url: string }> {
  return (await callAs(page, "profile", {})).user as { name: string; url: string };
}

/** Asks somebody to be friends, or accepts; nothing where that is done. */
async function befriend(page: Page, url: string): Promise<void> {
  const { _id: userId, isFriend, friendRequested } = await callAs(page, `getuser?url=${url}`);
  if (!isFriend && !friendRequested) await callAs(page, "befrienduser", { userId });
}

/** The number is said after a space that nobody sees. */
const LIKED_ONCE = /^Like ?, 1 like$/;

const pressed = (page: Page, name: string | RegExp, isPressed: boolean) =>
  page.getByRole("main").getByRole("button", { name, pressed: isPressed });

test.each([
  { tag: "nl", prefix: "", width: 1280, persona: "Noor" },
  { tag: "pl", prefix: "/pl", width: 360, persona: "Sam de Sample" },
])(
  "in $tag a visitor saves a shop on their device, takes it along as they log in, reads what it says, and leaves it again",
  async ({ tag, prefix, width, persona }) => {
    const say = wordsOf(tag);
    const { page, open } = await withConsent({ viewport: { width, height: 800 }, hasTouch: width < 500 });
    await open(prefix + MOONFISH);
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    const followShop = say("social.follow-shop").replace("{name}", name);
    // On a phone the bar above the page has it as a drawing.
    const follow = width < 500 ? followShop : say("social.follow");
    const following = width < 500 ? followShop : say("social.following");
    await pressed(page, follow, false).click();
    await page.getByText(say("social.saved-here")).waitFor();
    await pressed(page, following, true).waitFor();
    await page.goto(`${prefix}/saved`);
    const row = page.getByRole("main").getByRole("heading", { level: 2, name });
    await row.waitFor();

    const asked = { method: "login", locale: tag, path: MOONFISH };
    await page.goto(`/auth/google?${new URLSearchParams(asked)}`);
    await chooseAtProvider(page, persona, prefix + MOONFISH);
    await pressed(page, following, true).waitFor();
    await page.goto(`${prefix}/saved`);
    await page.waitForURL(`**${prefix}/profile?tab=following`);
    await row.waitFor();

    await page.goto(prefix + FOLLOWING);
    await isHydrated(page);
    // The bar of a phone has a link of that name too.
    await page
      .getByRole("main")
      .getByRole("link", { name: say("discover.tab.following") })
      .waitFor();
    expect(await page.getByRole("main").getByRole("heading", { level: 2 }).count()).toBeGreaterThan(0);

    await page.goto(prefix + MOONFISH);
    await isHydrated(page);
    const answer = await pressUntilAnswered(pressed(page, following, true), "followshop");
    await pressed(page, follow, false).waitFor();
    expect(await answer.json()).toMatchObject({ followUser: false });
    await page.reload();
    await pressed(page, follow, false).waitFor();
  },
);

test("a visitor is not offered a feed of saved shops", async () => {
  const { page, open } = await withConsent();
  await open("/en/discover");
  await page.getByRole("link", { name: "Near me" }).first().waitFor();
  expect(await page.getByRole("main").getByRole("link", { name: "Saved" }).count()).toBe(0);
  await page.goto(`/en${FOLLOWING}`);
  await page.getByRole("heading", { name: "Log in to see the shops you saved" }).waitFor();
});

test("what a friend likes says so, and names them", async () => {
  const sam = await member("Sam de Sample", "/deals", DESK);
  const noor = await member("Noor de Sample", "/deals", DESK);
  const { name, url } = await profile(sam.page);
  await befriend(sam.page, (await profile(noor.page)).url);
  await befriend(noor.page, url);

  await sam.page.goto(`/en${MOONFISH}`);
  await isHydrated(sam.page);
  await pressUntilAnswered(pressed(sam.page, "Like", false), "like");
  await pressed(sam.page, LIKED_ONCE, true).waitFor();
  expect(await sam.page.getByRole("button", { name: /friends? likes? this/ }).count()).toBe(0);

  await noor.page.goto(`/en${MOONFISH}`);
  await isHydrated(noor.page);
  await pressed(noor.page, LIKED_ONCE, false).waitFor();
  await noor.page.getByRole("button", { name: "1 friend likes this" }).click();
  const dialog = noor.page.getByRole("dialog", { name: "Likes by friends" });
  expect(await dialog.getByRole("link", { name }).getAttribute("href")).toBe(`/en/user/${url}`);
  await noor.page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  await pressUntilAnswered(pressed(sam.page, LIKED_ONCE, true), "like");
  await pressed(sam.page, "Like", false).waitFor();
});

test("an @ in the field finds members, and so does their name on the page", async () => {
  const sam = await member("Sam de Sample", "/deals", DESK);
  const { name, url } = await profile(sam.page);
  const { page } = await member("Noor de Sample", "/deals", DESK);
  const field = page.getByRole("combobox").first();
  await field.fill("@");
  await page.getByText("Type a member’s name after the @.").waitFor();
  await field.fill(`@${name}`);
  const option = page.getByRole("option", { name });
  expect(await option.getAttribute("href")).toBe(`/en/user/${url}`);
  await field.press("Enter");
  await page.getByRole("heading", { name: `Members matching “${name}”` }).waitFor();
  await page.getByRole("main").getByRole("link", { name }).waitFor();
});
