import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { member } from "../support/journey-of-member.ts";

const LIST = "/dashboard/deals";

/** A day so many days from now, as a field for it has it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function fillIn(page: Page, title: string): Promise<void> {
  const titles = page.getByRole("group", { name: /^Title/ });
  await titles.getByLabel("Original language").selectOption({ label: "English" });
  await titles.getByLabel("English").fill(title);
  const bodies = page.getByRole("group", { name: /^Description/ });
  await bodies.getByLabel("Original language").selectOption({ label: "English" });
  await bodies.getByLabel("English").fill("Only on **Tuesdays**.");
  await page.getByLabel("What it’s about").selectOption({ label: "Smoking accessories" });
  await page.getByLabel("Kind of deal").selectOption({ label: "Gift" });
  await page.getByLabel("Starts").fill(`${day(-1)}T12:00`);
  await page.getByLabel(/^Ends/).fill(`${day(20)}T12:00`);
}

const saved = (page: Page) =>
  page
    .getByRole("status")
    .getByText(/^Saved/)
    .waitFor();

test("a brand writes a deal and sends it for approval, an admin approves it from the list, and it has its page", async () => {
  const { page: ofBram } = await member("Bram", LIST, { expected: [/status of 4(00|22)/] });
  await ofBram.getByRole("link", { name: "New deal" }).click();
  await ofBram.getByRole("heading", { name: "New deal" }).waitFor();
  // What is missing is told at once, and nothing is lost.
  await ofBram.getByRole("button", { name: "Save as a draft" }).click();
  await ofBram.getByRole("alert").getByText("What it’s about: Choose one from the list.").waitFor();
  await fillIn(ofBram, "A paper crane for everybody");
  await ofBram.getByLabel(/^New price/).fill("two euros");
  await ofBram.getByRole("button", { name: "Save as a draft" }).click();
  await ofBram.getByRole("alert").getByText("New price: Enter an amount such as 12.50.").waitFor();
  expect(await ofBram.getByLabel(/^New price/).inputValue()).toBe("two euros");
  await ofBram.getByLabel(/^New price/).fill("");
  await ofBram.getByRole("button", { name: "Save as a draft" }).click();
  await ofBram.getByRole("heading", { name: "A paper crane for everybody" }).waitFor();
  await ofBram.getByRole("button", { name: "Send for approval" }).click();
  await ofBram.getByText("Waiting for approval").waitFor();

  const { page: ofEva } = await member("Eva", LIST);
  await ofEva.getByRole("link", { name: "Waiting for approval" }).click();
  await ofEva.getByRole("checkbox", { name: "Select A paper crane for everybody" }).click();
  await ofEva.getByRole("button", { name: "Approve" }).click();
  await ofEva.getByRole("button", { name: "Do it now" }).click();
  await ofEva.getByText(/^1 changed\./).waitFor();
  await ofEva.goto("/en/deals/sample-a-paper-crane-for-everybody");
  await ofEva.getByText("Tuesdays").waitFor();

  await ofBram.reload();
  await ofBram.getByText(/approved as it stands/).waitFor();
  expect(await ofBram.getByRole("button", { name: "Save" }).count()).toBe(0);
  await ofBram.getByRole("button", { name: "End now" }).click();
  await ofBram.getByText("Ended", { exact: true }).waitFor();
});

test("two who save at once lose nothing, and what was put back is the version of before", async () => {
  const { page: mine } = await member("Eva", `${LIST}`, { expected: [/status of 409/] });
  await mine.getByRole("link", { name: "New deal" }).click();
  await mine.getByRole("group", { name: "Brand" }).getByRole("searchbox").fill("Vos");
  await mine.getByRole("button", { name: /Vos & Vouw/ }).click();
  await fillIn(mine, "A swan of paper");
  await mine.getByRole("button", { name: "Save as a draft" }).click();
  await mine.getByRole("heading", { name: "A swan of paper" }).waitFor();
  const address = new URL(mine.url());

  const { page: theirs, open } = await member("Ada", "/about");
  await open(address.pathname + address.search);
  await theirs.getByLabel(/^Code/).fill("ADA");
  await mine.getByLabel(/^Code/).fill("EVA");
  await mine.getByLabel(/^New price/).fill("2.00");
  await theirs.getByRole("button", { name: "Save" }).click();
  await saved(theirs);
  await mine.keyboard.press("Control+s");
  await mine.getByRole("heading", { name: /Somebody else saved this/ }).waitFor();
  await mine.getByRole("radio", { name: /ADA/ }).check();
  await mine.getByRole("button", { name: /Use these/ }).click();
  expect(await mine.getByLabel(/^Code/).inputValue()).toBe("ADA");
  expect(await mine.getByLabel(/^New price/).inputValue()).toBe("2.00");
  await mine.keyboard.press("Control+s");
  await saved(mine);

  const first = mine.getByRole("listitem").filter({ hasText: "Changed by Ada" });
  await first.getByRole("button", { name: "Restore what stood before" }).click();
  expect(await mine.getByLabel(/^Code/).inputValue()).toBe("");
  await mine.getByRole("button", { name: "Save" }).click();
  await saved(mine);
  await mine.reload();
  expect(await mine.getByLabel(/^New price/).inputValue()).toBe("");
});

test("whoever is logged out while typing finds it again", async () => {
  const { page } = await member("Bram", LIST, { expected: [/status of 401/] });
  await page.getByRole("link", { name: "New deal" }).click();
  await fillIn(page, "A boat of paper");
  await page.context().clearCookies({ name: "auth_token" });
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await page.getByText(/no longer logged in/).waitFor();
  expect(
    await page
      .getByRole("group", { name: /^Title/ })
      .getByLabel("English")
      .inputValue(),
  ).toBe("A boat of paper");
});
