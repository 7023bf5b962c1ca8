import { expect, test } from "vitest";
import { journey } from "../support/journey.ts";

const EXTENDED = /latin-ext/;

test("a second font is fetched only for a reader who comes near letters that the first has not", async () => {
  const { page, requests, open } = await journey({ viewport: { width: 412, height: 823 } });
  const extended = () => requests.map((request) => request.url()).filter((url) => EXTENDED.test(url));
  await open("/weed");
  await page.evaluate(() => document.fonts.ready);
  expect(requests.filter((request) => request.resourceType() === "font")).toHaveLength(2);
  expect(extended()).toEqual([]);

  await page.getByText("Čeština").scrollIntoViewIfNeeded();
  await expect.poll(extended).toHaveLength(1);
});

test("the pictures of cards further down wait, and keep their room until then", async () => {
  const { page, open } = await journey({ viewport: { width: 412, height: 823 } });
  await open("/weed");
  const last = page.locator("main li:has(h2) svg").last();
  const isWorkedOut = () =>
    last.evaluate((drawing) => drawing.checkVisibility({ contentVisibilityAuto: true }));
  const heightOfPage = () => page.evaluate(() => document.querySelector("main")?.scrollHeight);
  expect(await isWorkedOut()).toBe(false);
  const before = await heightOfPage();
  await page.getByRole("button", { name: "alles accepteren" }).click();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isWorkedOut).toBe(true);
  expect(await heightOfPage()).toBe(before);
});
