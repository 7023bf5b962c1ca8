import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { type Journey, type JourneyOptions, withConsent } from "./journey.ts";

const WIDTHS = [360, 1280];
const COLOUR_SCHEMES = ["light", "dark"] as const;

const AXE = createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js");

/** A visitor with axe preloaded on all pages: injecting it for every check takes as long as the check. */
export async function withAxe(options: JourneyOptions): Promise<Journey>;
export async function withAxe<Started extends Journey>(
  options: JourneyOptions,
  start: (options: JourneyOptions) => Promise<Started>,
): Promise<Started>;
export async function withAxe(
  options: JourneyOptions,
  start: (options: JourneyOptions) => Promise<Journey> = withConsent,
) {
  const visitor = await start(options);
  await visitor.context.addInitScript({ path: AXE });
  return visitor;
}

/** The violations that axe finds, with their elements. */
export async function found(page: Page, ruledOut: string[] = []): Promise<string[]> {
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
export async function foundOnScreens(page: Page): Promise<string[]> {
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
