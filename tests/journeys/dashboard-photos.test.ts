import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { found, withAxe } from "../support/axe.ts";
import { PHONE } from "../support/at-map.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const SHOP = "sample-de-slapende-reiger";

/** The photos of the shop that Sjaak speaks for. */
async function openPhotos(page: Page, prefix = "/en"): Promise<void> {
  const { _id: id } = await callAs(page, `getshop?url=${SHOP}`);
  await page.goto(`${prefix}/dashboard/shops/shop?id=${String(id)}&tab=photos`);
}

/** A photo of one colour, as a phone would send it. */
async function photoFile(name: string, background: string) {
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

const photos = (page: Page) => page.getByRole("button", { name: /^Photo \d of \d/ });

test("an owner adds three photos on a phone by keyboard alone, says what one shows and makes it the cover, and visitors see it", async () => {
  const { page, context } = await withAxe({ viewport: PHONE }, (options) =>
    member("Sjaak", "/dashboard", options),
  );
  await openPhotos(page);
  const add = page.getByRole("button", { name: "Add photos" });
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), add.press("Enter")]);
  await chooser.setFiles([
    await photoFile("front.jpg", "#2d7d6f"),
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("No picture at all.") },
    await photoFile("bar.jpg", "#b5542d"),
    await photoFile("garden.jpg", "#3b5a8c"),
  ]);
  await expect.poll(() => photos(page).count()).toBe(3);
  await page.getByText(/^notes\.txt can’t be read as a picture/).waitFor();
  await page.getByRole("button", { name: "Leave it out" }).press("Enter");

  await photos(page).nth(2).press("Enter");
  await page.getByRole("heading", { name: "Photo 3 of 3" }).waitFor();
  await page.getByRole("textbox", { name: "English" }).fill("A garden with four tables");
  await page.getByRole("button", { name: "Make cover" }).press("Enter");
  await page.getByRole("button", { name: "Photo 1 of 3: A garden with four tables" }).waitFor();
  await page.getByText("Not saved yet.").waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await page
    .getByRole("status")
    .filter({ hasText: /^\s*Saved/ })
    .waitFor();
  await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.goto(`/en/coffeeshop/${SHOP}`);
  await page.getByRole("img", { name: "A garden with four tables" }).first().waitFor();
  // They are in a row that scrolls, by keyboard too.
  expect(await found(page)).toEqual([]);
  await context.close();
});

test("a photo that was removed goes once it is saved, and what was not saved is still there after a reload", async () => {
  const { page } = await member("Sjaak", "/dashboard", { viewport: PHONE });
  await openPhotos(page);
  await page.getByRole("button", { name: "Add photos" }).waitFor();
  const before = await photos(page).count();
  await page.locator("input[type=file][multiple]").setInputFiles(await photoFile("corner.jpg", "#777722"));
  await expect.poll(() => photos(page).count()).toBe(before + 1);
  await photos(page).last().click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByText("It goes once you save.").waitFor();
  await page.reload();
  await page.getByText("Not saved yet.").waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => photos(page).count()).toBe(before);
});

test.each(["nl", "pl"])("axe finds nothing beside photos, nor does 320 px: %s", async (locale) => {
  const { page, context } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Sjaak", "/dashboard", { ...options, locale }),
  );
  await openPhotos(page, locale === "nl" ? "" : `/${locale}`);
  await page.locator("input[type=file][multiple]").setInputFiles(await photoFile("wall.jpg", "#446644"));
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  expect(await found(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await found(page, ["color-contrast"])).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await context.close();
});
