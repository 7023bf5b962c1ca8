import { expect, test } from "vitest";
import { found, withAxe } from "../support/axe.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

/** The number of pages that a PDF has: each has a box of its own. */
const sheetsIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/MediaBox \[0 0 (\d+)[\d.]* (\d+)/g) ?? [];

test("an owner prints the menu on A5 with a card for the counter, and its code leads to the menu", async () => {
  const { page, context } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Sjaak", "/dashboard", options),
  );
  const { _id: id } = await callAs(page, "getshop?url=sample-de-slapende-reiger");
  await page.goto(`/en/dashboard/shops/shop?id=${String(id)}&tab=menu`);
  await page.getByRole("link", { name: "Print" }).click();
  await page.getByRole("heading", { level: 1, name: "Print the menu" }).waitFor();
  await page.getByRole("heading", { name: "What’s on today?" }).waitFor();
  const code = page.getByRole("img", { name: /^QR code that leads to .*reiger#menu$/ });
  expect(await code.count()).toBe(2);
  expect(await found(page)).toEqual([]);

  const sheets = sheetsIn(await page.pdf({ preferCSSPageSize: true }));
  expect(new Set(sheets).size).toBe(1);
  expect(sheets[0]).toMatch(/ (?:419|420) (?:594|595)/);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sticksOut(page)).toEqual([]);
  await context.close();
});
