import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { decideUntilAnswered, isHydrated, pressUntilAnswered, withConsent } from "../support/journey.ts";
import { callAs, member, NEWCOMER } from "../support/journey-of-member.ts";

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

const PHOTO = {
  name: "table.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#2f6f5e" } })
    .jpeg()
    .toBuffer(),
};

/** What the site says in a language, by the id of the message. */
async function wordsOf(locale: Locale) {
  const areas = [
    "frame",
    "reviews",
    "review-form",
    "report",
    "moderation",
    "notifications",
    "dashboard",
  ] as const;
  const i18n = await loadMessages(locale, areas);
  return (id: string, values = {}) => i18n._(id, values);
}

/** Ends the welcome, which would lie over the page; returns what the newcomer is called. */
async function endWelcome(page: Page): Promise<string> {
  await callAs(page, "editprofile", { onboardingStep: null });
  const { user } = (await callAs(page, "profile", {})) as { user: { name: string } };
  return user.name;
}

const sheetOf = (page: Page) => page.locator("dialog:modal");
const reviewOn = (page: Page, text: string): Locator => page.getByRole("article").filter({ hasText: text });

/** Visitors without an account get pages that are kept for ten seconds: looks again until the review is there, or is not. */
async function seesOf(page: Page, text: string, count: 0 | 1): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.reload();
        return reviewOn(page, text).count();
      },
      { interval: 1_000 },
    )
    .toBe(count);
  await isHydrated(page);
}

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Chooses what is about a shop in a list of the dashboard. */
async function choose(page: Page, list: string, shop: string): Promise<void> {
  const link = page.getByRole("list", { name: list }).getByRole("link", { name: shop });
  await link.click();
  await expect.poll(() => link.getAttribute("aria-current")).toBe("true");
  await page.locator("main h2").getByRole("link", { name: shop }).waitFor();
  await fits(page);
}

// Each at a shop of its own, of which nobody of the demo has said anything.
test.each([
  ["nl", "", PHONE, "Het Zoute Uur", "sample-het-zoute-uur"],
  ["pl", "/pl", DESK, "De Stille Trom", "sample-de-stille-trom"],
] as const)(
  "in %s a review is written, approved, reported, removed, appealed and put back",
  async (locale, prefix, options, shopName, slug) => {
    const say = await wordsOf(locale);
    const shop = `${prefix}/coffeeshop/${slug}`;
    const text = "Zout water, zoete thee en een stoel die kraakt. Meer heb je niet nodig.";

    // Somebody new writes it, with a photo, and sees that it waits.
    const author = await member(NEWCOMER, "/about", { ...options, locale });
    const name = await endWelcome(author.page);
    await author.open(shop);
    await author.page.getByRole("button", { name: say("reviews.write.first") }).click();
    const form = sheetOf(author.page);
    await form.locator("[data-star='4']").first().click();
    await form.getByLabel(say("review-form.text")).fill(text);
    await form.locator("input[type=file]").setInputFiles(PHOTO);
    await form.locator("img").waitFor();
    await form.getByRole("button", { name: say("review-form.visited.last"), exact: true }).click();
    const posted = await pressUntilAnswered(
      form.getByRole("button", { name: say("review-form.send") }),
      "addreview",
    );
    expect(await posted.json()).toMatchObject({ state: "pending" });
    const own = author.page.locator("section[aria-labelledby=own-review]");
    await own.getByText(say("own-review.pending.text")).waitFor();
    await own.getByText(text).waitFor();
    await fits(author.page);

    // Nobody else sees it, until an admin has read it.
    const visitor = await withConsent(options);
    await visitor.open(shop);
    expect(await reviewOn(visitor.page, text).count()).toBe(0);
    const ada = await member("Ada", "/about", { ...options, locale });
    await ada.open(`${prefix}/dashboard/reviews`);
    await choose(ada.page, say("dashboard.new.list"), shopName);
    await ada.page.getByText(text).last().waitFor();
    const approve = ada.page.getByRole("button", { name: say("dashboard.approve"), exact: true });
    expect((await decideUntilAnswered(approve, "approvereview", say("dashboard.held.now"))).status()).toBe(
      200,
    );
    await seesOf(visitor.page, text, 1);
    const review = reviewOn(visitor.page, text);
    await review.getByText(name, { exact: true }).waitFor();
    const photo = review.locator("a img");
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0);
    await fits(visitor.page);

    // A visitor without an account reports it, and gets a number.
    await review.getByRole("button", { name: say("report.report"), exact: true }).click();
    const report = sheetOf(visitor.page);
    await report.locator("select").selectOption("offTopic");
    await report.getByRole("checkbox").check();
    const told = await pressUntilAnswered(report.getByRole("button", { name: say("report.send") }), "report");
    const { reportId } = (await told.json()) as { reportId: string };
    await report.getByText(new RegExp(`\\b${reportId}\\b`)).waitFor();

    // An admin removes it.
    const why = "Dit gaat over een stoel, en niet over de zaak.";
    await ada.open(`${prefix}/dashboard/reviews`);
    await choose(ada.page, say("dashboard.reported.list"), shopName);
    await ada.page.locator("main form select").selectOption("offTopic");
    await ada.page.locator("main textarea[name=explanation]").fill(why);
    const remove = ada.page.getByRole("button", { name: say("dashboard.remove"), exact: true });
    expect((await decideUntilAnswered(remove, "approvereview", say("dashboard.held.now"))).status()).toBe(
      200,
    );
    await seesOf(visitor.page, text, 0);

    // Its author is told in the bell, reads why, and appeals.
    await author.page.reload();
    await isHydrated(author.page);
    await own.getByText(say("own-review.removed.text")).waitFor();
    // On a phone the bar of a shop's page has other things than a bell.
    await author.open(`${prefix}/about`);
    const bell = author.page.getByRole("banner").locator("button[aria-haspopup=dialog]:not([command])");
    await bell.click();
    await sheetOf(author.page).locator("a[href*='/moderation/']").click();
    await author.page.waitForURL(/\/moderation\/\d+$/);
    const decision = new URL(author.page.url()).pathname;
    const main = author.page.locator("main");
    await main.getByText(say("moderation.reason.off-topic"), { exact: true }).waitFor();
    await main.getByText(why).waitFor();
    await main.getByText(text).waitFor();
    const objection = "De stoel is van de zaak, dus het gaat over de zaak.";
    await main.locator("textarea").fill(objection);
    await author.page.reload();
    await expect.poll(() => main.locator("textarea").inputValue()).toBe(objection);
    await isHydrated(author.page);
    await fits(author.page);
    const appeal = main.getByRole("button", { name: say("moderation.appeal.send") });
    expect((await pressUntilAnswered(appeal, "appeal")).status()).toBe(200);
    await main.getByText(say("moderation.appeal.next")).waitFor();

    // Whoever removed it does not decide it; another admin puts it back.
    await ada.open(`${prefix}/dashboard/reports`);
    await choose(ada.page, say("dashboard.appeals.list"), shopName);
    await ada.page.getByText(say("dashboard.appeal-waits")).waitFor();
    const eva = await member("Eva", "/about", { ...options, locale });
    await eva.open(`${prefix}/dashboard/reports`);
    await choose(eva.page, say("dashboard.appeals.list"), shopName);
    await eva.page.getByLabel(say("dashboard.appeal.restored")).check();
    await eva.page
      .locator("main textarea[name=explanation]")
      .fill("Een stoel hoort bij de zaak waar hij staat.");
    const decide = eva.page.getByRole("button", { name: say("dashboard.appeal.send"), exact: true });
    expect((await decideUntilAnswered(decide, "dashboard/appeals", say("dashboard.held.now"))).status()).toBe(
      200,
    );

    // It is on the page again, its author reads so, and the public log names nobody.
    await seesOf(visitor.page, text, 1);
    await author.open(`${prefix}/about`);
    await author.open(decision);
    await main.getByText(say("moderation.appeal.overturned")).waitFor();
    await visitor.open(`${prefix}/moderation`);
    // Other journeys decide meanwhile.
    const restored = visitor.page.getByText(say("moderation.outcome-word.restored"), { exact: true });
    const row = visitor.page.locator("main ol > li", { has: restored }).first();
    await row.getByText(say("moderation.sample"), { exact: true }).waitFor();
    const words = await visitor.page.locator("main").innerText();
    for (const unsaid of [name, shopName, "Ada", "Eva", text, why, "NaN"])
      expect(words).not.toContain(unsaid);
    await fits(visitor.page);
  },
);

test("a guest reports an answer, a photo and a picture of a menu by their buttons, and an admin removes the photo", async () => {
  const say = await wordsOf("en");
  const shop = "/en/coffeeshop/sample-de-slapende-reiger";
  const words = "Kwam voor een halfuurtje schuilen";
  const guest = await withConsent(PHONE);
  await guest.open(shop);
  const review = reviewOn(guest.page, words);
  const photos = review.locator("a[data-review-photo]");
  // The demo draws its pictures in the background.
  await expect
    .poll(async () => {
      await guest.page.reload();
      return photos.count();
    })
    .toBe(2);
  await isHydrated(guest.page);

  async function reportBy(button: Locator, type: string): Promise<void> {
    await button.click();
    const sheet = guest.page.getByRole("dialog", { name: say("report.title") });
    await sheet.locator("select").selectOption("personalData");
    await sheet.getByRole("checkbox").check();
    const told = await pressUntilAnswered(sheet.getByRole("button", { name: say("report.send") }), "report");
    expect([type, told.status()]).toEqual([type, 200]);
    expect(told.request().postDataJSON()).toMatchObject({ targetType: type });
    await fits(guest.page);
    await sheet.getByText(say("report.arrived")).waitFor();
    await sheet
      .getByRole("button", { name: say("dialog.close") })
      .last()
      .click();
  }
  await reportBy(guest.page.getByRole("button", { name: "Report the reply" }), "reply");
  await photos.last().click();
  const large = guest.page.getByRole("dialog", { name: "Photo 2 of 2" });
  await reportBy(large.getByRole("button", { name: "Report this photo" }), "photo");
  await large
    .getByRole("button", { name: say("dialog.close") })
    .first()
    .click();
  await reportBy(
    guest.page.locator("figure").getByRole("button", { name: "Report this photo" }).first(),
    "menuImage",
  );

  const ada = await member("Ada", "/about", PHONE);
  await ada.open("/en/dashboard/reports");
  const list = ada.page.getByRole("list", { name: say("dashboard.reports.list") });
  for (const kind of ["Owner’s answer", "Photo of a menu"])
    await list.getByRole("link", { name: `${kind}: De Slapende Reiger` }).waitFor();
  const reported = list.getByRole("link", { name: /^Photo: De Slapende Reiger/ });
  await reported.click();
  await expect.poll(() => reported.getAttribute("aria-current")).toBe("true");
  await ada.page.locator("main textarea[name=explanation]").fill("Op de foto is een gast te herkennen.");
  const remove = ada.page.getByRole("button", { name: say("dashboard.remove"), exact: true });
  expect((await decideUntilAnswered(remove, "dashboard/reports", say("dashboard.held.now"))).status()).toBe(
    200,
  );
  await expect
    .poll(
      async () => {
        await guest.page.reload();
        return photos.count();
      },
      { interval: 1_000 },
    )
    .toBe(1);
});
