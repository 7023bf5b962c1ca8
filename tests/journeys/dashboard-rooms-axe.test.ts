import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { foundOnScreens, withAxe } from "../support/axe.ts";
import { isHydrated } from "../support/journey.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const LOCALES = ["nl", "pl"];
const QUEUES = ["queue", "reviews", "reports", "changes/user", "changes/admin", "menuimages"];
const EDITED = [
  {
    list: "newsletter",
    item: "issue",
    add: {
      subject: { nl: "De kade", source: "nl" },
      body: { nl: "## Lampen\n\nZe **branden**.", source: "nl" },
      sendsEnglish: false,
    },
  },
  { list: "words", item: "word", add: { word: "Wondermiddel", locale: null, why: "no medicine" } },
];
const KINDS = ["shop", "brand", "product", "strain"];

/** Eva, on a page of the dashboard that axe was preloaded for. */
async function evaAt(path: string, locale: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, context } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Eva", "/about", { ...options, locale }),
  );
  await go(page, path, locale);
  return { page, close: () => context.close() };
}

async function go(page: Page, path: string, locale: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto((locale === "nl" ? "" : `/${locale}`) + path);
  await isHydrated(page);
}

async function isFine(page: Page): Promise<void> {
  expect(await foundOnScreens(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sticksOut(page)).toEqual([]);
}

describe.each(LOCALES)("axe finds nothing in the rooms of the dashboard, nor does 320 px: %s", (locale) => {
  test.each(QUEUES)("%s, with a case", async (room) => {
    const { page, close } = await evaAt(`/dashboard/${room}`, locale);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await isFine(page);
    await close();
  });

  test("pairs of each kind that may be one, side by side", async () => {
    const { page, close } = await evaAt("/dashboard/doublestrains", locale);
    for (const kind of KINDS) {
      const { items } = (await callAs(page, `dashboard/doublestrains?kind=${kind}`)) as {
        items: { _id: string }[];
      };
      await go(page, `/dashboard/doublestrains?id=${items[0]?.["_id"] ?? ""}`, locale);
      await page.locator("main h3").nth(1).waitFor();
      await isFine(page);
    }
    await close();
  });

  test.each(EDITED)("$list, and one of it", async ({ list, item, add }) => {
    const { page, close } = await evaAt(`/dashboard/${list}`, locale);
    const { _id: id } = await callAs(page, `dashboard/${list}`, add);
    expect(id).toBeTruthy();
    await page.reload();
    await page.getByRole("table").waitFor();
    await isFine(page);
    await go(page, `/dashboard/${list}/${item}?id=${String(id)}`, locale);
    await page.locator("form#editor").waitFor();
    await isFine(page);
    // For the journeys that come after this one.
    const { rev } = await callAs(page, `dashboard/${list}?id=${String(id)}`);
    expect(await callAs(page, `dashboard/${list}`, { _id: id, rev }, "DELETE")).not.toHaveProperty("errors");
    await close();
  });
});
