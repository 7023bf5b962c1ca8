import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";

/** Samples of db/demo that are over, and what their pages say. */
const OVER = [
  ["/en/deals/sample-zaaikalender-cadeau", "This deal has ended.", "See current deals", "/en/deals"],
  ["/en/jobs/sample-portier-met-humor", "This job is no longer open.", "See who’s hiring now", "/en/jobs"],
] as const;

/** Whether a visitor sees it without scrolling. */
const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

test.each([
  ["deals", "category=supplies&city=sample-markerwaard"],
  ["jobs", "employment=partTime&city=sample-markerwaard"],
] as const)(
  "from the list of %s, narrowed, to one of them and back to where one was",
  async (list, query) => {
    const { page, open, requests } = await withConsent({ viewport: { width: 400, height: 640 } });
    // Only the invented town has any yet.
    await open(`/en/${list}?city=sample-markerwaard`);
    const cards = page.locator(`main li:has(h2) a[href^="/en/${list}/"]`);
    const all = await cards.count();
    // Fewer than a dozen are read sooner than filtered.
    expect(await page.getByRole("button", { name: "Filters" }).count()).toBe(0);
    await open(`/en/${list}?${query}`);
    expect(
      await page.getByRole("list", { name: "Chosen filters" }).getByRole("link").count(),
    ).toBeGreaterThan(0);
    await expect.poll(() => cards.count()).toBeLessThan(all);
    const narrowed = page.url();
    const names = await cards.allInnerTexts();

    await cards.last().scrollIntoViewIfNeeded();
    const [name = ""] = (await cards.last().innerText()).split("\n");
    await cards.last().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByRole("button", { name: "Share" }).waitFor();
    const before = requests.length;
    await page.goBack();
    await page.waitForURL(narrowed);
    await expect.poll(() => cards.allInnerTexts()).toEqual(names);
    await expect.poll(() => isInSight(cards.last())).toBe(true);
    const asked = requests.slice(before).map((request) => new URL(request.url()).pathname);
    expect(asked.filter((path) => path.startsWith(`/en/${list}`))).toEqual([]);
  },
);

test.each(OVER)("%s, which is over, says so and leads on", async (path, words, onward, list) => {
  const { page, open } = await withConsent();
  await open(path);
  await page.getByText(words).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  await page.getByRole("link", { name: onward }).click();
  await page.waitForURL(`**${list}`);
  await page.getByRole("main").getByRole("status").waitFor();
  expect(await page.locator(`main a[href="${path}"]`).count()).toBe(0);
});
