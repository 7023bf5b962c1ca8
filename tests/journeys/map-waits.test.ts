import type { Page, Request } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isHydrated, type Journey, journey, withConsent } from "../support/journey.ts";

const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const TOUCH_DESK = { ...DESK, hasTouch: true };

/** Scripts, messages and data that only a map loads. */
const OF_A_MAP =
  /\/assets\/(start-map|maps-|map-beside|shops-map|maplibre|[a-z]{2}-map-)|viewType=map|\/api\/getcities/;

const mapFiles = (requests: readonly Request[]) =>
  requests.map((request) => request.url()).filter((url) => OF_A_MAP.test(url));

const pictureOf = (page: Page) => page.locator('img[src^="/map-picture.svg"]');

/**
 * At a map that is in view, without any user activity yet. The driver must not evaluate scripts in the page either, which counts
 * as a press for the browser. The request for the manifest shows that the page is hydrated.
 */
async function untouched(path: string, options: object = DESK, start = withConsent): Promise<Journey> {
  const visitor = await start(options);
  const hydrated = visitor.page.waitForRequest(/__manifest/);
  await visitor.page.goto(path, { waitUntil: "networkidle" });
  await hydrated;
  expect(mapFiles(visitor.requests)).toEqual([]);
  return visitor;
}

test("where the map is the page it starts by itself, over a picture that is there before", async () => {
  const { page, requests } = await withConsent(PHONE);
  await page.goto("/en/map/utrecht", { waitUntil: "commit" });
  await expect.poll(() => mapFiles(requests).length).toBeGreaterThan(2);
  expect(requests.some((request) => request.url().includes("/map-picture.svg"))).toBe(true);
});

describe("a map beside a list is fetched when somebody", () => {
  test.each<[string, object, (page: Page) => Promise<void>]>([
    ["moves the mouse", DESK, (page) => page.mouse.move(200, 200)],
    ["presses a key", DESK, (page) => page.keyboard.press("Tab")],
    ["turns the wheel", DESK, (page) => page.mouse.wheel(0, 40)],
    ["touches the page", TOUCH_DESK, (page) => page.touchscreen.tap(180, 200)],
  ])("%s, and not before", async (_, options, giveSign) => {
    const { page, requests } = await untouched("/en/coffeeshops/utrecht", options);
    await giveSign(page);
    await expect.poll(() => mapFiles(requests).length).toBeGreaterThan(2);
  });
});

test("the question for age and cookies, which takes the focus, is nobody's sign", async () => {
  const { page } = await untouched("/en/coffeeshops/utrecht", DESK, journey);
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
});

test("who comes from another page of the site finds the map starting by itself", async () => {
  const { page, requests, open } = await withConsent(DESK);
  await open("/en/coffeeshops");
  await page.locator('main a[href="/en/coffeeshops/utrecht"]').first().click();
  await page.waitForURL("**/en/coffeeshops/utrecht");
  await expect.poll(() => mapFiles(requests).length).toBeGreaterThan(2);
});

test("who pressed while the page was still asleep need not press again", async () => {
  const { page, requests } = await withConsent(DESK);
  await page.route("**/assets/*.js", async (route) => {
    await pressed;
    await route.continue();
  });
  let press = () => {};
  const pressed = new Promise<void>((resolve) => (press = resolve));
  await page.goto("/en/coffeeshops/utrecht", { waitUntil: "commit" });
  await page.getByText(/^\d+ coffeeshops$/).click();
  press();
  await isHydrated(page);
  await expect.poll(() => mapFiles(requests).length).toBeGreaterThan(2);
});

describe("until then", () => {
  test.each([true, false])(
    "a picture has a dot for every shop of the list (scripts: %s)",
    async (javaScriptEnabled) => {
      const { page } = await withConsent({ ...DESK, javaScriptEnabled });
      for (const path of ["/en/map/utrecht", "/en/coffeeshops/groningen?kind=coffeeshop"]) {
        await page.goto(path);
        const picture = pictureOf(page);
        const box = await picture.boundingBox();
        const place = await picture.locator("xpath=..").boundingBox();
        const frame = path.includes("/map/") ? 0 : 2;
        expect(box?.width).toBeCloseTo((place?.width ?? 0) - frame, 0);
        expect(box?.height).toBeGreaterThan(400);
        const answer = await page.request.get((await picture.getAttribute("src")) ?? "");
        const [, dots = ""] = /<path class="dot" d="([^"]*)"/.exec(await answer.text()) ?? [];
        const count = Number(
          /\d+/.exec(await page.getByText(/^(?:Utrecht · )?\d+ (?:coffee)?shops?$/).innerText())?.[0],
        );
        expect(dots.match(/h0/g)?.length).toBe(count);
        expect(await page.getByRole("link", { name: "© OpenMapTiles" }).isVisible()).toBe(true);
      }
    },
  );

  test.each([
    ["light", [0xb5, 0xd8, 0xd3]],
    ["dark", [0x16, 0x32, 0x2f]],
  ] as const)("the picture's sea has the colour of the map's in the %s", async (colorScheme, sea) => {
    const { page } = await withConsent({ ...DESK, colorScheme, javaScriptEnabled: false });
    await page.goto("/en/map", { waitUntil: "networkidle" });
    const { x = 0, y = 0, width = 0 } = (await pictureOf(page).boundingBox()) ?? {};
    // Beside the words that say where everything is listed.
    const clip = { x: x + width * 0.7, y: y + 20, width: 1, height: 1 };
    const pixel = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...pixel]).toEqual([...sea]);
  });

  test("nothing moves when the picture comes", async () => {
    const { page } = await withConsent(PHONE);
    await page.goto("/en/map", { waitUntil: "networkidle" });
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: "layout-shift",
            buffered: true,
          });
          setTimeout(() => resolve(0), 200);
        }),
    );
    expect(shifts).toBe(0);
  });
});

test("a browser that draws no maps keeps the picture, with words over it, and it follows the filters", async () => {
  const { page } = await withConsent(DESK);
  await page.goto("/en/map/utrecht");
  await page.getByText("Your browser can’t show a map here. The list has everything the map has.").waitFor();
  expect(await pictureOf(page).isVisible()).toBe(true);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("link", { name: /^Smartshops/ }).click();
  await page.waitForURL(/\/map\/utrecht\?.*kind=smartshop/);
  await expect.poll(() => pictureOf(page).getAttribute("src")).toContain("kind=smartshop");
});

test("an address of a picture that says nothing sensible is refused in the shape of all refusals", async () => {
  const { page } = await withConsent();
  for (const query of ["", "?view=4,52,5", "?view=4,52,5,53&bbox=1,2,3"]) {
    const answer = await page.request.get(`/map-picture.svg${query}`);
    expect(answer.status()).toBe(400);
    const { errors } = (await answer.json()) as { errors: object[] };
    expect(errors[0]).toEqual({ msg: expect.any(String), param: expect.any(String) });
  }
});
