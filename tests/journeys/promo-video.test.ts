import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { savePromoVideo } from "#features/shops/server/save-promo-video.ts";
import { shopBySlug } from "#features/shops/server/shop-by-slug.ts";
import { joinOrStartEmbedded } from "#platform/database/embedded/join-or-start-embedded.ts";
import { openDatabase, type OpenDatabase } from "#platform/database/open-database.ts";
import { STATEMENT_TIMEOUT_MS } from "#platform/database/statement-timeouts.ts";
import { PLAYER_ORIGINS } from "#platform/video-players.ts";
import { withConsent } from "../support/journey.ts";

const PAGE = "/en/coffeeshop/barraka";
const PLAYER = PLAYER_ORIGINS.youtube;
const NAME = "Video by Barraka: A look inside";

let database: OpenDatabase;

beforeAll(async () => {
  const { url } = await joinOrStartEmbedded({ dataDir: inject("journeys").dataDir });
  database = openDatabase({
    connection: url,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS.tools,
    maxConnections: 1,
  });
  const { id } = await shopBySlug(database, { slug: "barraka", locale: "en", now: new Date() });
  const title = { en: "A look inside", source: "en" } as const;
  const video = { provider: "youtube", id: "aB3_-xyz019", title, posterId: null } as const;
  await savePromoVideo(database, {
    shopId: id,
    video: { ...video, source: "operator", observedOn: "2026-11" },
  });
  const isShown = async () => expect(await pageAsKept()).toContain(title.en);
  await vi.waitFor(isShown, { timeout: 20_000, interval: 500 });
}, 30_000);

/** Another journey may have opened this shop a moment before: the page cache is ten seconds old at most. */
async function pageAsKept(): Promise<string> {
  const headers = { accept: "text/html", cookie: "ageandcookies=req" };
  return (await fetch(inject("journeys").origin + PAGE, { headers })).text();
}

afterAll(() => database?.close());

/** A fake of the provider. */
async function answerPlayer(context: BrowserContext): Promise<void> {
  await context.route(`${PLAYER}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><button>Pause</button>" }),
  );
}

const play = (page: Page) => page.getByRole("button", { name: /^Play the video/ });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("title"));

test("nothing is asked of others before the visitor presses play, and then only the player", async () => {
  const { page, context, open, requests } = await withConsent({ answeredOrigins: [PLAYER] });
  await answerPlayer(context);
  await open(PAGE);
  const site = new URL(page.url()).origin;
  const asked = () => {
    const urls = requests.map((request) => request.url());
    return urls.filter((url) => url.startsWith("http") && !url.startsWith(site));
  };
  await play(page).scrollIntoViewIfNeeded();
  await play(page).hover();
  expect(asked()).toEqual([]);
  expect(await page.locator("iframe").count()).toBe(0);

  await play(page).click();
  const frame = page.frameLocator(`iframe[title="${NAME}"]`);
  await frame.getByRole("button", { name: "Pause" }).waitFor();
  expect(asked()).toEqual([`${PLAYER}/embed/aB3_-xyz019?autoplay=1&rel=0&playsinline=1&hl=en`]);
  const request = requests.find((one) => one.url().startsWith(PLAYER));
  expect((await request?.allHeaders())?.referer).toBe(`${site}/`);
});

test("by keyboard the focus goes into the player, whose name is said", async () => {
  const { page, context, open } = await withConsent({ answeredOrigins: [PLAYER] });
  await answerPlayer(context);
  await open(PAGE);
  // The button's own code may still be on its way: like any press before hydration, the first one may do nothing then.
  await expect
    .poll(async () => {
      if ((await play(page).count()) > 0) await play(page).press("Enter");
      return focused(page);
    })
    .toBe(NAME);
  const inside = page.frameLocator("iframe").locator("button");
  await expect.poll(() => inside.evaluate(() => document.hasFocus())).toBe(true);
  await page.keyboard.press("Tab");
  await expect.poll(() => inside.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("it fits a small phone, and another page takes the player away", async () => {
  const { page, context, open } = await withConsent({
    answeredOrigins: [PLAYER],
    viewport: { width: 320, height: 640 },
  });
  await answerPlayer(context);
  await open(PAGE);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await play(page).click();
  await page.locator("iframe").waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole("region", { name: "Around the corner" }).getByRole("link").first().click();
  await expect.poll(() => page.locator("iframe").count()).toBe(0);
});

test("without JavaScript there is a link to the film instead of the button", async () => {
  const { page } = await withConsent({ javaScriptEnabled: false });
  await page.goto(PAGE);
  expect(await play(page).isVisible()).toBe(false);
  const link = page.getByRole("link", { name: /^Watch it on YouTube/ });
  expect(await link.getAttribute("href")).toBe("https://www.youtube.com/watch?v=aB3_-xyz019");
});
