import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  button,
  card,
  formsAreHere,
  membersPartIsHere,
  newcomer,
  offlineAgain,
  sentBy,
  sheetOf,
  wordsOf,
  WORKER,
  write,
} from "../support/acting-offline.ts";
import { found, withAxe } from "../support/axe.ts";
import { isHydrated, type Journey, withConsent } from "../support/journey.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";
import { pageIsKept, workerOf } from "../support/with-worker.ts";

/** Of which nobody in the demo says anything. */
const DORMOUSE = "/coffeeshop/sample-zevenslaper";

/** Visits the shop, and opens it again without a network, as from the home screen. */
async function inFlightMode(tag: string, prefix: string): Promise<Journey> {
  const phone = { ...WORKER, locale: tag, viewport: { width: 360, height: 780 } };
  const visit = await withAxe(phone, newcomer);
  const { page, context } = visit;
  await visit.open(prefix + DORMOUSE);
  await workerOf(page);
  await pageIsKept(page, prefix + DORMOUSE);
  await formsAreHere(page, tag);
  await context.setOffline(true);
  await page.goto(prefix + DORMOUSE);
  await isHydrated(page);
  await membersPartIsHere(page);
  return visit;
}

const said = (words: string) => new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);

test.each([
  { tag: "nl", prefix: "", persona: "Noor de Sample" },
  { tag: "de", prefix: "/de", persona: "Sam de Sample" },
])(
  "in $tag a shop that was visited is liked and saved without a network, and is so once it is back, once",
  async ({ tag, prefix, persona }) => {
    const say = wordsOf(tag);
    const { page, context } = await member(persona, DORMOUSE, { ...WORKER, locale: tag });
    await workerOf(page);
    await pageIsKept(page, prefix + DORMOUSE);
    await context.setOffline(true);
    // As from the home screen: the page is as everybody sees it, and says nothing of who is here.
    await page.goto(prefix + DORMOUSE);
    await isHydrated(page);
    const sent = sentBy(page);
    const like = button(page, said(say("social.like")));
    await membersPartIsHere(page);
    await like.click();
    await button(page, said(say("social.like")), true).waitFor();
    await button(page, said(say("social.follow"))).click();
    await button(page, said(say("social.following")), true).waitFor();
    expect(await like.innerText()).toContain(say("outbox.waits"));
    // Taken back, and wished again.
    await like.click();
    expect(await like.getAttribute("aria-pressed")).toBe("false");
    await like.click();
    await offlineAgain(context);
    await page.getByText(say("outbox.no-network")).waitFor();

    await context.setOffline(false);
    await expect
      .poll(() => sent.filter(({ name }) => name !== "profile").length, { timeout: 15_000 })
      .toBe(2);
    await page.reload();
    await isHydrated(page);
    await button(page, said(say("social.like")), true).waitFor();
    await button(page, said(say("social.following")), true).waitFor();
    expect(
      sent
        .map(({ name }) => name)
        .filter((name) => name !== "profile")
        .toSorted(),
    ).toEqual(["followshop", "like"]);
    // As it was, for the next one.
    await like.click();
    await button(page, said(say("social.following"))).click();
    await button(page, said(say("social.follow")), false).waitFor();
  },
);

test("in pl a review and a fact wait where they will stand, are changed, and go out once", async () => {
  const say = wordsOf("pl");
  const { page, context } = await inFlightMode("pl", "/pl");
  const sent = sentBy(page);
  await button(page, say("contributions.still-so")).first().click();
  await page.getByRole("button", { name: say("outbox.undo") }).waitFor();
  await write(page, say, "Niski sufit i dobra herbata, a schody strome.");
  await card(page)
    .getByRole("button", { name: say("waiting-review.change") })
    .click();
  const form = sheetOf(page);
  await form.getByLabel(say("review-form.text")).fill("Niski sufit, dobra herbata. Schody są strome.");
  await form.getByRole("button", { name: say("review-form.send") }).click();
  await card(page).getByText("Schody są strome.").waitFor();
  await offlineAgain(context);
  await page.getByRole("button", { name: say("outbox.show") }).click();
  expect(await sheetOf(page).getByRole("listitem").count()).toBe(2);
  expect(await found(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await context.setOffline(false);
  const own = page.locator("section[aria-labelledby=own-review]");
  await own.getByText("Niski sufit, dobra herbata. Schody są strome.").waitFor();
  await card(page).waitFor({ state: "detached" });
  const acts = sent.filter(({ name }) => ["addreview", "confirmfact"].includes(name));
  expect(acts.map(({ name }) => name)).toEqual(["confirmfact", "addreview"]);
  expect(acts[1]?.body).toMatchObject({ text: "Niski sufit, dobra herbata. Schody są strome.", overall: 4 });
  expect(await page.evaluate(() => localStorage.getItem("outbox"))).toBeNull();
});

test("in de a review that can no longer be sent says why, with its text to be copied", async () => {
  const say = wordsOf("de");
  const text = "Leise, warm, und der Tee ist gut.";
  const { page, context } = await inFlightMode("de", "/de");
  await write(page, say, text);
  // Meanwhile the same person writes one on another device.
  const other = await withConsent();
  await other.open("/en/about");
  await becomes(other.page, await tokenOf(page));
  const { _id: shopId } = await callAs(other.page, `getshop?url=${DORMOUSE.split("/").at(-1)}`);
  await callAs(other.page, "addreview", {
    targetType: "shop",
    targetId: shopId,
    overall: 3,
    text: "Written on another phone.",
    locale: "en",
  });
  await context.setOffline(false);
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await card(page).getByText(say("outbox.refusal.twice").replace("{name}", name)).waitFor();
  await card(page).getByText(text).waitFor();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await card(page)
    .getByRole("button", { name: say("outbox.copy") })
    .click();
  await card(page).getByText(say("outbox.copied")).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await card(page)
    .getByRole("button", { name: say("outbox.drop") })
    .click();
  await card(page).waitFor({ state: "detached" });
});

test("whoever logs out without a network is asked first, and then nothing of theirs stays on the device", async () => {
  const say = wordsOf("nl");
  const desk = { ...WORKER, locale: "nl", viewport: { width: 1280, height: 800 } };
  const { page, context, open } = await newcomer(desk);
  await open(DORMOUSE);
  await workerOf(page);
  await pageIsKept(page, DORMOUSE);
  await membersPartIsHere(page);
  await formsAreHere(page, "nl");
  await context.setOffline(true);
  await write(page, say, "Dit blijft alleen op dit apparaat.");
  const onDevice = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await onDevice()).toContain("Dit blijft alleen op dit apparaat.");
  await logOut(page, say);
  await sheetOf(page)
    .getByRole("button", { name: say("outbox.leave.no") })
    .click();
  expect(await onDevice()).toContain("Dit blijft alleen op dit apparaat.");
  await logOut(page, say);
  await sheetOf(page)
    .getByRole("button", { name: say("outbox.leave.yes") })
    .click();
  await expect.poll(onDevice).not.toContain("Dit blijft alleen op dit apparaat.");
  expect(await onDevice()).not.toContain("auth_");
});

test("what waits of one person is neither shown to another on the same device, nor sent for them", async () => {
  const say = wordsOf("nl");
  const text = "Van mij, en van niemand anders.";
  const { page, context } = await inFlightMode("nl", "");
  const own = await tokenOf(page);
  const mo = await tokenOf((await member("Mo Sample", "/about")).page);
  await write(page, say, text);
  const sent = sentBy(page);
  // Another host of the site has let somebody else in meanwhile.
  await becomes(page, mo);
  await context.setOffline(false);
  await page.goto(DORMOUSE);
  await isHydrated(page);
  await membersPartIsHere(page);
  await button(page, said(say("social.like"))).click();
  await button(page, said(say("social.like")), true).waitFor();
  await button(page, said(say("social.like"))).click();
  expect(await card(page).count()).toBe(0);
  expect(await page.getByText(say("outbox.show")).count()).toBe(0);
  expect(sent.map(({ name }) => name)).not.toContain("addreview");

  await becomes(page, own);
  await page.goto(DORMOUSE);
  await page.locator("section[aria-labelledby=own-review]").getByText(text).waitFor();
  expect(sent.filter(({ name }) => name === "addreview").length).toBe(1);
});

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("auth_token") ?? "");

/** Another session in the same browser, without a logout. */
function becomes(page: Page, token: string): Promise<void> {
  return page.evaluate((given) => {
    document.cookie = `auth_token=${given}; Path=/; SameSite=Lax`;
    localStorage.setItem("auth_token", given);
  }, token);
}

async function logOut(page: Page, say: (id: string) => string): Promise<void> {
  const row = page.getByRole("banner").getByRole("button", { name: say("nav.log-out") });
  if (!(await row.isVisible())) await page.getByRole("banner").locator("summary").last().click();
  await row.click();
}
