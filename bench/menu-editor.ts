import { chromium, type Page } from "playwright-core";
import { findChromium } from "#tests/support/chromium.ts";
import { startSite } from "#tests/support/journeys-site.ts";
import { withDataFolder } from "./support/data-folder.ts";
import { notePaints, paintsOf, slowDown } from "./support/key-to-paint.ts";
import type { Measurement } from "./support/measurement.ts";
import { median } from "./support/median.ts";
import type { Say } from "./support/part.ts";

const LINE_COUNT = 400;
const SLOW_DOWN = 4;
/** A frame that is longer is felt. */
const GOAL = { of: "measured", atMost: 50 } as const;
const SAVE_GOAL = { of: "measured", atMost: 5_000 } as const;

const letters = (word: string) => [...word];
const times = (count: number, keys: readonly string[]) => Array.from({ length: count }, () => keys).flat();

/** From a key press to the frame that shows it, in the middle of a menu of 400 lines on a slow machine, and the paste of all of them. */
async function menuEditor(say: Say): Promise<Measurement[]> {
  const executablePath = await findChromium(say);
  return withDataFolder(async (dataDir) => {
    say("Starting the site with samples");
    const site = await startSite({ dataDir });
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport: { width: 1280, height: 800 },
      });
      await context.addCookies([{ name: "ageandcookies", value: "req", url: site.origin }]);
      const page = await context.newPage();
      await openMenu(page);
      say(`Pasting ${LINE_COUNT} lines`);
      const pasted = await pastedAndSaved(page);
      await page.reload();
      say("Pressing keys in the grid");
      const measured = await keysInGrid(page);
      say("Pressing the same keys in a field of an empty page");
      const floor = await keysInField(await context.newPage());
      return [
        ...Object.entries(measured).flatMap(
          ([name, paints]) =>
            [
              {
                what: `Menu of ${LINE_COUNT} lines, ${name}, median`,
                measured: median(paints),
                unit: "ms",
                floor,
              },
              {
                what: `Menu of ${LINE_COUNT} lines, ${name}, longest`,
                measured: Math.max(...paints),
                unit: "ms",
                goal: GOAL,
              },
            ] satisfies Measurement[],
        ),
        { what: `${LINE_COUNT} lines pasted until they are seen`, measured: pasted.seenMs, unit: "ms" },
        {
          what: `${LINE_COUNT} lines pasted until saved`,
          measured: pasted.savedMs,
          unit: "ms",
          goal: SAVE_GOAL,
        },
      ];
    } finally {
      await browser.close();
      await site.stop();
    }
  });
}

export { menuEditor as "menu-editor" };

/** As Sjaak, who speaks for the shop. */
async function openMenu(page: Page): Promise<void> {
  await page.goto(`/auth/google?${new URLSearchParams({ method: "login", locale: "en", path: "/" })}`);
  await page.getByRole("link", { name: "Sjaak" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/en");
  await page.waitForFunction(() => localStorage.getItem("auth_token"));
  const id = await page.evaluate(async () => {
    const answer = await fetch("/api/getshop?url=sample-de-slapende-reiger");
    const { _id: shop } = (await answer.json()) as { _id: string };
    return shop;
  });
  await page.goto(`/en/dashboard/shops/shop?id=${id}&tab=menu`);
  await page.getByRole("grid").waitFor();
}

async function pastedAndSaved(page: Page): Promise<{ seenMs: number; savedMs: number }> {
  await slowDown(page, SLOW_DOWN);
  const begun = Date.now();
  await page.evaluate((count) => {
    const rows = Array.from({ length: count }, (_, place) =>
      place % 100 === 0
        ? `Heading ${place}\n\t1 g\t2.5 g\t5 g\nLine ${place}\t10\t22\t40`
        : `Line ${place}\t11\t24\t44`,
    );
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", rows.join("\n"));
    document.body.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, LINE_COUNT);
  await page.getByText(`New: ${LINE_COUNT} `).waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  const seenMs = Date.now() - begun;
  await page.keyboard.press("Control+s");
  await page
    .getByRole("status")
    .getByText(/^Saved/)
    .waitFor();
  return { seenMs, savedMs: Date.now() - begun };
}

async function keysInGrid(page: Page): Promise<Record<string, number[]>> {
  await page.getByRole("grid").waitFor();
  await slowDown(page, SLOW_DOWN);
  await notePaints(page);
  const middle = page.getByRole("gridcell", { name: /^Name: Line 200$/ });
  const focus = () => middle.evaluate((cell) => cell.focus());
  await focus();
  const down = await paintsOf(page, times(12, ["ArrowDown"]));
  const up = await paintsOf(page, times(12, ["ArrowUp"]));
  const prices = await paintsOf(page, ["ArrowRight", ...letters("12.5")]);
  const taken = await paintsOf(page, ["Enter", ...times(5, ["9", "Enter"])]);
  await focus();
  // Nothing is called so, and then something is.
  const name = await paintsOf(page, letters("Xqzwvk"));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Drie".slice(0, 1));
  await page.keyboard.type("rie");
  await page.getByRole("listbox").waitFor();
  const offered = await paintsOf(page, [...times(3, ["ArrowDown"]), ...letters(" keer")]);
  await page.getByRole("listbox").waitFor();
  const chosen = await paintsOf(page, ["ArrowDown", "Enter"]);
  const stock = await paintsOf(page, times(4, ["Alt+s"]));
  return {
    "an arrow": [...down, ...up],
    "a letter in a price": prices,
    "a letter in a name": name,
    "a key with products offered": offered,
    "a product chosen": chosen,
    "a price taken": taken,
    "stock stepped": stock,
  };
}

async function keysInField(page: Page): Promise<number> {
  await page.setContent("<input autofocus>");
  await page.locator("input").focus();
  await slowDown(page, SLOW_DOWN);
  await notePaints(page);
  return median(await paintsOf(page, letters("nothing but a field")));
}
