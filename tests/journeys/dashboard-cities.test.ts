import { expect, test } from "vitest";
import { found, foundOnScreens, withAxe } from "../support/axe.ts";
import { member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const LIST = "/dashboard/cities";

test("an admin introduces a town and gives it another name, by which everybody finds it", async () => {
  const { page, open } = await member("Eva", LIST, { expected: [/status of 400/] });
  await page.getByRole("searchbox").last().fill("markerwaard");
  await page.keyboard.press("Enter");
  await page.getByRole("table").getByRole("link", { name: "Markerwaard" }).click();
  await page.locator("form#editor").waitFor();
  await page.getByLabel(/^Other names/).fill("Polder van Lely");
  await page.getByLabel("Residents’ rule").selectOption("anyone");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").getByText("Source of the residents’ rule: Say who says so").waitFor();
  expect(await page.getByLabel(/^Other names/).inputValue()).toBe("Polder van Lely");
  await page.getByLabel(/^Source of the residents/).fill("the drawing board");
  await page.getByLabel(/^Day of the residents/).fill("2026-11");
  await page
    .getByRole("group", { name: /^Intro/ })
    .getByLabel("Nederlands")
    .fill("De polder die er nooit kwam.");
  await page.getByRole("button", { name: "Save" }).click();
  await page
    .getByRole("status")
    .getByText(/^Saved/)
    .waitFor();
  await page.getByRole("link", { name: "View its page" }).click();
  await page.waitForURL(/coffeeshops\/sample-markerwaard/);
  await page.getByRole("paragraph").getByText("De polder die er nooit kwam.").waitFor();
  await open("/en");
  await page.getByRole("combobox").first().fill("polder van lely");
  await page
    .getByRole("option", { name: /Markerwaard/ })
    .first()
    .click();
  await page.waitForURL(/sample-markerwaard/);
});

test.each(["nl", "pl"])(
  "axe finds nothing in the list and the editor, nor does 320 px: %s",
  async (locale) => {
    const { page, context, open } = await withAxe({ reducedMotion: "reduce" }, (options) =>
      member("Eva", LIST, { ...options, locale }),
    );
    const prefix = locale === "nl" ? "" : `/${locale}`;
    await open(`${prefix}${LIST}`);
    expect(await foundOnScreens(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sticksOut(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("table").getByRole("link").last().click();
    await page.waitForURL(/cities\?id=/);
    await page.locator("form#editor").waitFor();
    expect(await found(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await found(page, ["color-contrast"])).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
    await context.close();
  },
);
