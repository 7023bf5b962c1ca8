import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { found, withAxe } from "../support/axe.ts";
import { PHONE } from "../support/at-map.ts";
import { isHydrated, withConsent } from "../support/journey.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

/** One that no other journey saves: two who save at once would be asked whose word counts. */
const SHOP = "sample-zevenslaper";

async function openTab(page: Page, tab: "facts" | "hours" | "photos", prefix = "/en"): Promise<void> {
  const { _id: id } = await callAs(page, `getshop?url=${SHOP}`);
  await page.goto(`${prefix}/dashboard/shops/shop?id=${String(id)}&tab=${tab}`);
  await isHydrated(page);
}

const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);

test("a logo is chosen by keyboard, stands on the shop’s page, and is taken away again", async () => {
  const { page } = await withAxe({}, (options) => member("Ada", "/dashboard", options));
  await openTab(page, "photos");
  const choose = page.getByRole("button", { name: "Choose a logo" });
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), choose.press("Enter")]);
  const background = { r: 45, g: 125, b: 111, alpha: 1 };
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 4, background } })
    .png()
    .toBuffer();
  await chooser.setFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await page.getByRole("img", { name: "The logo as it is now" }).waitFor();
  expect(await found(page)).toEqual([]);

  await page.goto(`/en/coffeeshop/${SHOP}`);
  const logo = page.getByRole("img", { name: "Zevenslaper", exact: true });
  await logo.waitFor();
  expect(await logo.locator("..").evaluate((box) => [box.clientWidth, box.clientHeight])).toEqual([72, 72]);

  await openTab(page, "photos");
  await page.getByRole("button", { name: "Remove the logo" }).press("Enter");
  await page.getByText("The logo goes once you save.").waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await choose.waitFor();
  await page.goto(`/en/coffeeshop/${SHOP}`);
  await page.getByRole("heading", { level: 1, name: "Zevenslaper" }).waitFor();
  expect(await logo.count()).toBe(0);
});

test("on a phone, in Dutch and by keyboard the kitchen gets hours of its own and prices go out of sight, for visitors at once", async () => {
  const { page } = await withAxe({ viewport: PHONE, reducedMotion: "reduce" }, (options) =>
    member("Ada", "/dashboard", { ...options, locale: "nl" }),
  );
  const saved = () =>
    page
      .getByRole("status")
      .getByText(/^Opgeslagen/)
      .waitFor();
  await openTab(page, "hours", "");
  await page.getByRole("button", { name: "Keuken" }).press("Enter");
  // It has become a chip, which has the focus, and its days are below.
  await expect.poll(() => isFocused(page.getByRole("button", { name: "Keuken", pressed: true }))).toBe(true);
  const monday = page.getByRole("group", { name: /^maandag/i });
  await monday.getByLabel("Opent om").fill("13:13");
  await expect
    .poll(() => page.getByRole("definition").filter({ hasText: "13:13" }).count())
    .toBeGreaterThan(0);
  expect(await found(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.keyboard.press("Control+s");
  await saved();

  await openTab(page, "facts", "");
  const prices = page.getByLabel("Prijzen op je menu");
  await prices.press("ArrowDown");
  expect(await prices.inputValue()).toBe("login");
  await page.getByText("Dat bepaal jij: geen regel beperkt het hier.").first().waitFor();
  expect(await found(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.keyboard.press("Control+s");
  await saved();

  const visitor = await withConsent();
  await visitor.open(`/coffeeshop/${SHOP}`);
  const week = visitor.page.locator("table").filter({ hasText: "Openingstijden" });
  await week
    .getByText(/^Keuken/)
    .first()
    .waitFor({ state: "attached" });
  await week.getByText(/13:13/).first().waitFor({ state: "attached" });
  const menu = visitor.page.locator("#menu");
  await menu.getByText("De prijzen van deze shop zijn hier niet te zien.").waitFor();
  expect(await menu.getByText(/€/).count()).toBe(0);
});
