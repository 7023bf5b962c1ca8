import type { CDPSession, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PHONE, pressOnMap, visitorsAtMap } from "../support/at-map.ts";

const { atMap, newVisitor } = visitorsAtMap();

const TOUCH = { hasTouch: true, isMobile: true };
const sheetOf = (page: Page) => page.locator("main div[tabindex='-1']");
const tall = async (page: Page) => Math.round((await sheetOf(page).boundingBox())?.height ?? 0);
const others = (page: Page) => page.getByRole("button", { name: /^\d+ with unknown hours$/ });

/** Whether a press in the middle of it reaches it. */
async function isOnTop(control: Locator): Promise<boolean> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  const spot = { x: Math.min(x + width / 2, PHONE.width - 40), y: y + height / 2 };
  return control.evaluate((one, at) => one.contains(document.elementFromPoint(at.x, at.y)), spot);
}

/** As a finger does. */
async function swipe(page: Page, from: Locator, up: number): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await from.boundingBox()) ?? {};
  const finger: CDPSession = await page.context().newCDPSession(page);
  const at = (step: number) => [{ x: x + width / 2, y: y + height / 2 - (up * step) / 8 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= 8; step++)
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step) });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

describe("the sheet of the map", () => {
  test("is raised by a swipe anywhere on it: on its head or its list, which opens no card", async () => {
    const page = await atMap("/en/map/amsterdam", PHONE, TOUCH);
    const half = await tall(page);
    await swipe(page, page.locator("main li:has(h2)").first(), 160);
    await expect.poll(() => tall(page)).toBeGreaterThan(500);
    expect(await page.getByRole("dialog").count()).toBe(0);
    // Now a finger scrolls the list.
    const list = page.locator("main div:has(> ul > li h2)").first();
    await swipe(page, page.locator("main li:has(h2)").nth(2), 200);
    await expect
      .poll(() => list.evaluate((one) => one.scrollTop + (one.parentElement?.scrollTop ?? 0)))
      .toBeGreaterThan(50);
    expect(await tall(page)).toBeGreaterThan(500);
    // At its top it has nothing above: then the sheet comes down with it.
    await expect
      .poll(async () => {
        // The list may still be gliding from the swipe before: then this one stops it, and the next brings the sheet down.
        if ((await tall(page)) < 500) return tall(page);
        await list.evaluate((one) => one.parentElement?.scrollTo(0, 0));
        await list.evaluate((one) => one.scrollTo(0, 0));
        await swipe(page, page.locator("main li:has(h2)").nth(1), -300);
        return tall(page);
      })
      .toBe(half);
    const title = page.locator("main p[role=status]").first();
    await swipe(page, title, 400);
    await expect.poll(() => tall(page)).toBeGreaterThan(500);
    await swipe(page, title, -400);
    await expect.poll(() => tall(page)).toBe(half);
    // The map was only covered meanwhile.
    expect(await title.innerText()).toMatch(/^Amsterdam · \d+ coffeeshops$/);
    await swipe(page, title, -300);
    await expect.poll(() => tall(page)).toBe(88);
    await swipe(page, title, 60);
    await expect.poll(() => tall(page)).toBe(half);
  });

  test("is no map that moves: its place, its count and the search stay until the map is moved", async () => {
    const page = await atMap("/en/map/amsterdam", PHONE, TOUCH);
    const title = page.locator("main p[role=status]").first();
    const told = await title.innerText();
    const field = page.getByRole("main").getByRole("combobox");
    const grip = page.getByRole("button", { name: "Show more of the list" });
    await grip.press("ArrowDown");
    await expect.poll(() => tall(page)).toBe(88);
    // The answers of two questions arrive after the list would have followed.
    for (const words of ["haarlem", "utrecht"]) {
      await field.fill(words);
      await page
        .getByRole("option", { name: new RegExp(`^${words}`, "i") })
        .first()
        .waitFor();
    }
    expect(page.url()).toMatch(/\/en\/map\/amsterdam$/);
    expect(await title.innerText()).toBe(told);
    await field.press("Escape");
    await pressOnMap(page, "+");
    await expect.poll(() => title.innerText()).toMatch(/^\d+ coffeeshops? in view$/);
  });

  test("is covered by the suggestions of the search, of which the last can be reached", async () => {
    const page = await atMap("/en/map/amsterdam", PHONE, TOUCH);
    const field = page.getByRole("main").getByRole("combobox");
    await field.click();
    await field.pressSequentially("da");
    await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(10);
    const last = page.getByRole("option").last();
    const sheet = await sheetOf(page).boundingBox();
    await expect
      .poll(async () => {
        await last.scrollIntoViewIfNeeded();
        const { y = 0 } = (await last.boundingBox()) ?? {};
        return { isOnTop: await isOnTop(last), isOverSheet: y > (sheet?.y ?? 0) };
      })
      .toEqual({ isOnTop: true, isOverSheet: true });
  });

  test("leaves more of the screen to the map than it takes", async () => {
    const page = await atMap("/en/map/amsterdam?open=now", PHONE, TOUCH);
    const tools = await page.getByRole("button", { name: "Zoom in" }).boundingBox();
    const chips = await page
      .getByRole("link", { name: /^Open now/ })
      .first()
      .boundingBox();
    const bar = await page.getByRole("navigation").last().boundingBox();
    expect(tools?.y).toBeGreaterThanOrEqual((chips?.y ?? 0) + (chips?.height ?? 0));
    expect(await tall(page)).toBeLessThan(((bar?.y ?? 0) - 56) / 2);
  });
});

describe("the number of shops with unknown hours", () => {
  test("is of the same part of the country as the number of open ones, and said once they are shown", async () => {
    const page = await atMap("/en/map/amsterdam?open=now&from=vondelpark", PHONE);
    const title = page.getByRole("status").filter({ hasText: "Around Vondelpark" });
    await title.waitFor({ state: "attached" });
    const count = Number.parseInt(await others(page).innerText(), 10);
    const list = await page.locator("main details summary strong").textContent();
    expect(list).toContain(` ${count} `);
    const open = Number(/(\d+) open/.exec(await title.innerText())?.[1]);
    await others(page).click();
    expect(await others(page).getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => title.innerText()).toBe(`Around Vondelpark · ${open} open · ${count} unknown`);
  });
});

test("with text of twice the size every control of the map can be reached", async () => {
  const page = await atMap("/en/map/amsterdam?open=now", PHONE);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    dispatchEvent(new Event("resize"));
  });
  const chip = page
    .getByRole("main")
    .getByRole("link", { name: /^Open now/ })
    .first();
  await chip.scrollIntoViewIfNeeded();
  expect(await isOnTop(chip)).toBe(true);
  expect(await isOnTop(page.getByRole("button", { name: "Zoom in" }))).toBe(true);
  const button = others(page);
  await page.getByRole("button", { name: "Show more of the list" }).press("ArrowUp");
  await button.scrollIntoViewIfNeeded();
  expect(await isOnTop(button)).toBe(true);
  await button.click();
  expect(await button.getAttribute("aria-pressed")).toBe("true");
});

test("the cross of a chosen filter is in view, and its row begins where the field above it does", async () => {
  const page = await atMap("/en/map/amsterdam?open=now", PHONE);
  const chip = page.getByRole("link", { name: /^Open now/ }).first();
  const cross = await chip.locator("svg").last().boundingBox();
  const row = await page.getByRole("list", { name: "Quick filters" }).boundingBox();
  const seenTo = Math.min((row?.x ?? 0) + (row?.width ?? 0), PHONE.width) - 16;
  expect((cross?.x ?? 0) + (cross?.width ?? 0)).toBeLessThanOrEqual(seenTo);
});

test("the button that leads from a list to its map covers no words of a row", async () => {
  const page = await newVisitor(PHONE);
  await page.goto("/en/coffeeshops/amsterdam");
  const button = await page.getByRole("main").getByRole("link", { name: "Map", exact: true }).boundingBox();
  const words = await page.locator("main li h2").first().boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((words?.x ?? 0) + 1);
});
