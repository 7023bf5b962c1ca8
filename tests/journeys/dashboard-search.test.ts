import { expect, test } from "vitest";
import { found, foundOnScreens, withAxe } from "../support/axe.ts";
import { PHONE } from "../support/at-map.ts";
import { isHydrated } from "../support/journey.ts";
import { member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

test("an admin presses /, types the name of a shop and Enter, and is in its editor", async () => {
  const { page, open } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Ada", "/dashboard", options),
  );
  // The first page was there before axe.
  await open("/en/dashboard/deals");
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: /^Name, number/ });
  await field.waitFor();
  expect(await foundOnScreens(page)).toEqual([]);
  await page.keyboard.type("slapende rei");
  await page.getByRole("option", { name: /^De Slapende Reiger/ }).waitFor();
  expect(await found(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(/dashboard\/shops\/shop\?id=\d+$/);
  await page.getByRole("heading", { level: 1, name: "De Slapende Reiger" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);

  // Out of a field, and back to the public page.
  await isHydrated(page);
  await page.locator("form#editor input").first().focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("slapende rei");
  await page.getByRole("link", { name: "Public page of De Slapende Reiger" }).waitFor();
  await page.keyboard.press("Shift+Enter");
  await page.waitForURL(/coffeeshop\/sample-de-slapende-reiger/);
});

test("an owner finds their shop on a phone, and no other", async () => {
  const { page } = await withAxe({ viewport: PHONE, reducedMotion: "reduce" }, (options) =>
    member("Sjaak", "/dashboard", options),
  );
  await page.getByRole("button", { name: "More" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Search" }).click();
  const field = page.getByRole("combobox", { name: /^Name, number/ });
  await field.fill("maanvis");
  await page.getByText("Nothing that you can open here is called so.").waitFor();
  await field.fill("reiger");
  await page.getByRole("option", { name: /^De Slapende Reiger/ }).waitFor();
  await page.setViewportSize({ width: 320, height: 780 });
  expect(await sticksOut(page)).toEqual([]);
  await page.getByRole("option", { name: /^De Slapende Reiger/ }).click();
  await page.waitForURL(/dashboard\/shops\/shop\?id=\d+$/);
  await page.getByRole("heading", { level: 1, name: "De Slapende Reiger" }).waitFor();
});
