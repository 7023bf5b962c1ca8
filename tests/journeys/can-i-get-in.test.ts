import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";

const section = (page: Page) => page.getByRole("region", { name: "Can I get in?" });
const verdict = (page: Page) =>
  section(page)
    .locator("p")
    .filter({ hasText: /^(Yes|No|Not certain)$/ });
const time = (page: Page) => section(page).getByLabel("When will you arrive?");
const passed = (page: Page) => section(page).getByText("That time has passed.");

/** A shop with hours, whatever the time is now. */
const SHOP = "/en/coffeeshop/dampkring";

test("a time that has passed is refused beside its field, and a later one gets an answer without asking for a page", async () => {
  const { page, open, requests } = await withConsent();
  await open(`${SHOP}?residence=abroad&age=18&id=yes&at=2021-11-22T20:00`);
  expect([await passed(page).isVisible(), await verdict(page).count()]).toEqual([true, 0]);
  expect(await time(page).inputValue()).toBe("2021-11-22T20:00");
  const next = new Date(Date.now() + 60 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const before = requests.length;
  await time(page).fill(`${next}T15:00`);
  await verdict(page).waitFor();
  expect(await passed(page).isVisible()).toBe(false);
  const asked = () => requests.slice(before).map((request) => new URL(request.url()));
  const calls = () => asked().filter(({ pathname }) => pathname === "/api/getshop");
  // The verdict does not wait for it.
  await expect
    .poll(() => calls().map(({ searchParams }) => [...searchParams.keys()]))
    .toEqual([["url", "at"]]);
  expect(asked().filter(({ search }) => /residence|age=/.test(search))).toEqual([]);
  await time(page).fill("2021-11-22T20:00");
  await passed(page).waitFor();
  expect(await verdict(page).count()).toBe(0);
});

test("what the form does not understand is told, on the page of a shop and of a city", async () => {
  const { page, open } = await withConsent();
  for (const path of [SHOP, "/en/coffeeshops/amsterdam"]) {
    await open(`${path}?at=garbage&residence=mars`);
    await page.getByText("We don’t know the answer “at=garbage”, so it’s ignored.").waitFor();
    await page.getByText("We don’t know the answer “residence=mars”").waitFor();
  }
});
