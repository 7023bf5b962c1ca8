import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Journey, type JourneyOptions, journey, withConsent } from "../support/journey.ts";
import { DEFAULT_LOCALE } from "#platform/i18n/locales.ts";
import { behind, NOT_FOUND, PAGES, WALKED_LANGUAGES } from "../support/journeys-pages.ts";
import { foundSideBySide, twoByTwo } from "../support/side-by-side.ts";

const WIDTHS = [360, 1280];
const COLOUR_SCHEMES = ["light", "dark"] as const;

const AXE = createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js");

/** A visitor with axe preloaded on all pages: injecting it for every check takes as long as the check. */
async function withAxe(
  options: JourneyOptions,
  start: (options: JourneyOptions) => Promise<Journey> = withConsent,
): Promise<Journey> {
  const visitor = await start(options);
  await visitor.context.addInitScript({ path: AXE });
  return visitor;
}

/** The violations that axe finds, with their elements. */
async function found(page: Page, ruledOut: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource: "void axe" })
    .setLegacyMode()
    // Reporting passes too would take axe longer than finding violations.
    .options({ resultTypes: ["violations"] })
    .disableRules(ruledOut)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`),
  );
}

/** The current page, in every width and theme. */
async function foundOnScreens(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const colorScheme of COLOUR_SCHEMES) {
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      all.push(...(await found(page)).map((line) => `${width} px, ${colorScheme}: ${line}`));
    }
  }
  return all;
}

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
