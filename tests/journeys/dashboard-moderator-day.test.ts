import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { found, withAxe } from "../support/axe.ts";
import { isHydrated } from "../support/journey.ts";
import { member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const WIDE = { width: 1280, height: 800 };
/** On a menu of the demo, and what it is joined to. No other journey asks for either. */
const [NAME, PRODUCT] = ["Zeebodem", "Ooms Wasmachine"];

/** The page as it is, and as narrow as a phone that enlarges. */
async function isFine(page: Page): Promise<void> {
  // Colours are measured once nothing fades any more.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await found(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sticksOut(page)).toEqual([]);
  await page.setViewportSize(WIDE);
}

/** As whoever has no mouse: the focus goes there, and Enter presses it. */
async function enter(page: Page, name: string | RegExp, role: "link" | "button" = "link"): Promise<void> {
  await page.locator("main").getByRole(role, { name, exact: true }).first().press("Enter");
}

const saved = (page: Page) =>
  page
    .getByRole("status")
    .getByText(/^Opgeslagen om/)
    .waitFor();

/** Looks for the product, chooses it by the arrows and joins the name to it. */
async function join(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 2, name: NAME }).waitFor();
  await page.getByLabel("Zoek het product").fill(PRODUCT);
  await page.getByRole("radio", { name: new RegExp(`^${PRODUCT}`) }).waitFor();
  await page.getByRole("radio", { name: /^Geen/ }).press("ArrowDown");
  await page.getByRole("button", { name: "Koppelen" }).press("Enter");
  await page.getByText(`Gekoppeld aan ${PRODUCT}: ${NAME}.`).first().waitFor();
}

test("a day of a moderator, in Dutch and without a mouse: a name on menus joined, taken back and joined again, a strength refused, put right and put back", async () => {
  const { page } = await withAxe(
    { expected: [/status of 400/], reducedMotion: "reduce", viewport: WIDE },
    (options) => member("Mo", "/about", { ...options, locale: "nl" }),
  );
  await page.goto("/dashboard");
  await isHydrated(page);
  await isFine(page);

  await enter(page, /namen op menu’s wachten op een product$/);
  await page.getByRole("heading", { level: 1, name: "Namen op menu’s die op een product wachten" }).waitFor();
  const waiting = page.getByRole("link", { name: new RegExp(`^${NAME} \\d`) });
  await waiting.press("Enter");
  await join(page);
  await waiting.waitFor({ state: "detached" });
  await page.keyboard.press("u");
  await waiting.waitFor();
  await join(page);
  const toJoined = page.waitForResponse((response) => response.url().endsWith("/api/dashboard/spellings"));
  await page.getByRole("button", { name: "Nu doen" }).press("Enter");
  expect((await toJoined).status()).toBe(200);
  await page.getByText(`“${NAME}” is ${PRODUCT}.`).waitFor();
  await isFine(page);
  // For the journeys that come after this one.
  await page.getByRole("button", { name: `Ongedaan maken: ${NAME}` }).press("Enter");
  await waiting.waitFor();

  await enter(page, "Producten");
  await page.getByRole("heading", { level: 1, name: "Producten" }).waitFor();
  await enter(page, "Wiet");
  await page.waitForURL(/type=weed/);
  const search = page.getByRole("searchbox", { name: "Naam of merk" });
  await search.fill(PRODUCT);
  await search.press("Enter");
  await page.getByText(/^1 van /).waitFor();
  expect(new URL(page.url()).searchParams.get("type")).toBe("weed");
  await isFine(page);
  await page.getByRole("table").getByRole("link", { name: PRODUCT }).press("Enter");
  await page.locator("form#editor").waitFor();
  await isFine(page);

  const thc = page.getByLabel(/^THC in procenten/);
  const day = page.getByLabel(/^Gemeten of gelezen op/);
  const method = page.getByLabel(/^Hoe we dit weten/);
  const before = {
    thc: await thc.inputValue(),
    method: await method.inputValue(),
    day: await day.inputValue(),
  };
  await thc.fill("140");
  await method.selectOption({ label: "Gemeten in een lab" });
  await day.fill("augustus 2026");
  await day.press("Control+s");
  await page.getByRole("alert").getByText(/^THC/).waitFor();
  expect([await thc.inputValue(), await day.inputValue()]).toEqual(["140", "augustus 2026"]);
  await isFine(page);
  await thc.fill("21,5");
  await thc.press("Control+s");
  await saved(page);
  await page.goto("/weed/sample-ooms-wasmachine");
  await page.getByText(/21,5/).first().waitFor();

  await page.goBack();
  await isHydrated(page);
  await enter(page, "Terugzetten wat er eerst stond", "button");
  const now = { thc: await thc.inputValue(), method: await method.inputValue(), day: await day.inputValue() };
  expect(now).toEqual(before);
  await enter(page, "Opslaan", "button");
  await saved(page);
  await page.reload();
  await isHydrated(page);
  expect(await thc.inputValue()).toBe(before.thc);
  await isFine(page);

  for (const room of ["users", "reviews", "doublestrains"]) {
    await page.goto(`/dashboard/${room}`);
    expect(new URL(page.url()).pathname).toBe("/dashboard");
  }
});
