import { expect, test } from "vitest";
import { member } from "../support/journey-of-member.ts";

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
