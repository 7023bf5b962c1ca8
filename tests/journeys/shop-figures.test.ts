import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { found, foundOnScreens, withAxe } from "../support/axe.ts";
import { member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const LIST = "/dashboard/shops";

test("an owner reads the figures of their shop as a picture and, by keyboard, as its table, and takes them along as a file", async () => {
  const { page, open } = await withAxe(
    { viewport: { width: 320, height: 780 }, reducedMotion: "reduce" },
    (options) => member("Sjaak", "/dashboard", options),
  );
  await open(`/en${LIST}`);
  await page.getByRole("link", { name: "Figures" }).click();
  await page.getByRole("img", { name: /^Busiest day of the week/ }).waitFor();
  expect(await sticksOut(page)).toEqual([]);
  const opener = page.getByText("The same as a table");
  await opener.focus();
  await page.keyboard.press("Enter");
  const days = page.getByRole("table", { name: /^Busiest day of the week/ }).getByRole("row");
  expect(await days.count()).toBe(29);
  await page
    .getByRole("row", { name: /^Games/ })
    .getByText("< 5")
    .waitFor();
  expect(await foundOnScreens(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  const file = await text(await download.createReadStream());
  expect(file.split("\r\n").filter((line) => line.includes(",views,"))).toHaveLength(28);
});

test("an admin has the figures of any shop, whoever speaks for one has those of no other, and real shops have none invented", async () => {
  const { page: ofEva, open } = await withAxe({}, (options) => member("Eva", LIST, options));
  await open(`/en${LIST}?q=amsterdam`);
  const link = ofEva.locator("tbody").getByRole("link").first();
  const { search } = new URL(await link.evaluate((one) => (one as HTMLAnchorElement).href));
  await open(`/en${LIST}/stats${search}`);
  await ofEva.getByRole("heading", { name: "Figures begin after the first week" }).waitFor();
  expect(await found(ofEva)).toEqual([]);

  const { page: ofSjaak, open: openAsSjaak } = await member("Sjaak", "/dashboard", {
    expected: [/status of 404/],
  });
  await openAsSjaak(`/en${LIST}/stats${search}`);
  await ofSjaak.waitForURL(/\/en\/dashboard$/);
  await openAsSjaak(`/en${LIST}/shop${search}&tab=figures`);
  await ofSjaak.getByRole("heading", { level: 1, name: "De Slapende Reiger" }).waitFor({ state: "hidden" });
  const file = await ofSjaak.request.get(
    `${new URL(ofSjaak.url()).origin}/dashboard/shops/figures.csv${search}`,
  );
  expect(file.status()).toBe(404);
});
