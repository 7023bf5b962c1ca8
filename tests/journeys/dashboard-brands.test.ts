import { expect, test } from "vitest";
import { member } from "../support/journey-of-member.ts";

const LIST = "/dashboard/brands";

test("a brand says how it is reached, its page shows that at once, and what it is called stays with an admin", async () => {
  const { page } = await member("Bram", LIST, { expected: [/status of 400/] });
  expect(await page.getByRole("link", { name: "New brand" }).count()).toBe(0);
  await page.getByRole("table").getByRole("link").last().click();
  await page.locator("form#editor").waitFor();
  expect(await page.getByLabel("Name", { exact: true }).isEditable()).toBe(false);
  await page.getByLabel(/^Phone number/).fill("020");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").getByText("Phone number: Enter a number with its country").waitFor();
  expect(await page.getByLabel(/^Phone number/).inputValue()).toBe("020");
  await page.getByLabel(/^Phone number/).fill("+31 20 123 45 67");
  await page.getByRole("button", { name: "Preview" }).click();
  await page
    .getByRole("dialog")
    .getByText("+31201234567")
    .or(page.getByText("+31 20 123 45 67"))
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save" }).click();
  await page
    .getByRole("status")
    .getByText(/^Saved/)
    .waitFor();
  await page.getByRole("link", { name: "View its page" }).click();
  await page.getByRole("link", { name: "+31201234567" }).waitFor();
});
