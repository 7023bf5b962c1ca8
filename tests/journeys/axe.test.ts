import { describe, expect, test } from "vitest";
import { DEFAULT_LOCALE } from "#platform/i18n/locales.ts";
import { found, foundOnScreens, withAxe } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { behind, NOT_FOUND, PAGES, WALKED_LANGUAGES } from "../support/journeys-pages.ts";
import { foundSideBySide, twoByTwo } from "../support/side-by-side.ts";

const LANGUAGES_ON_PHONES = WALKED_LANGUAGES.filter((locale) => locale !== DEFAULT_LOCALE);

describe("axe finds nothing in Dutch, on phone and desk, by day and by night", () => {
  test.each(twoByTwo(Object.entries(PAGES)).map((pair) => [pair.map(([name]) => name).join(", "), pair]))(
    "%s",
    async (_, pair) => {
      const all = await foundSideBySide(pair as [string, string][], async ([name, path]) => {
        const { page, open } = await withAxe({ expected: [NOT_FOUND], reducedMotion: "reduce" });
        await open(path);
        return (await foundOnScreens(page)).map((line) => `${name}: ${line}`);
      });
      expect(all).toEqual([]);
    },
  );
});

// A language changes words, lengths and `lang`, and those show on a phone first. Its colours are those of the Dutch pages, and
// looking at them is most of the work.
test.each(twoByTwo(LANGUAGES_ON_PHONES))(
  "axe finds nothing on a phone, on any page, in %s and %s",
  async (...locales) => {
    const all = await foundSideBySide(locales, async (locale) => {
      const { page, open } = await withAxe({ expected: [NOT_FOUND], reducedMotion: "reduce" });
      await page.setViewportSize({ width: 360, height: 800 });
      const lines: string[] = [];
      for (const [name, path] of Object.entries(PAGES)) {
        await open(behind(`/${locale}`, path));
        lines.push(...(await found(page, ["color-contrast"])).map((line) => `${locale} ${name}: ${line}`));
      }
      return lines;
    });
    expect(all).toEqual([]);
  },
);

test.each(["nl", "de"])("axe finds nothing in the question for age and cookies in %s", async (locale) => {
  const { page, open } = await withAxe({ reducedMotion: "reduce" }, journey);
  await open(behind(locale === "nl" ? "" : `/${locale}`, "/"));
  expect(await foundOnScreens(page)).toEqual([]);
  await page.locator('dialog button[value="req"]').click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await foundOnScreens(page)).toEqual([]);
});

test("axe finds nothing in the language dialog and on the page of an error", async () => {
  const { page, open } = await withAxe({ expected: [/ERR_FAILED/], reducedMotion: "reduce" });
  await page.route("**/coffeeshop/*.data*", (route) => route.abort());
  await open("/coffeeshops/amsterdam");
  await page.locator('header button[commandfor="language"]').click();
  await page.getByRole("dialog").waitFor();
  expect(await found(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("main ul li:has(h2) a").first().click();
  await page.getByRole("alert").waitFor();
  expect(await found(page)).toEqual([]);
});
