import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";
import { member } from "../support/journey-of-member.ts";

const LIST = "/dashboard/discover";

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** In English first, and in Dutch. */
async function write(page: Page, field: RegExp, english: string, dutch: string): Promise<void> {
  const texts = page.getByRole("group", { name: field });
  await texts.getByLabel("English", { exact: true }).fill(english);
  await texts.getByLabel("Nederlands", { exact: true }).fill(dutch);
}

const saved = (page: Page) =>
  page
    .getByRole("status")
    .getByText(/^Saved/)
    .waitFor();

const picture = async () => ({
  name: "door.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: "#284" } })
    .png()
    .toBuffer(),
});

test("an admin writes a post in two languages with a picture, schedules and publishes it, and a guest reads it in both", async () => {
  const { page } = await member("Eva", LIST, { expected: [/status of 400/] });
  await page.getByRole("link", { name: "New post" }).click();
  await page.getByRole("heading", { name: "New post" }).waitFor();
  await write(page, /^Title/, "The lamp of the quay", "De lamp van de kade");
  await write(page, /^Teaser/, "It burns again.", "Hij brandt weer.");
  await write(page, /^Text/, "Since **Tuesday**.", "Sinds **dinsdag**.");
  await page.getByLabel(/^Tags/).fill("Quay, Lamps");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await page.getByRole("heading", { name: "The lamp of the quay" }).waitFor();

  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add pictures" }).click();
  await (await choosing).setFiles([await picture()]);
  await page.getByRole("img", { name: "Picture 1" }).waitFor();
  await page.getByRole("button", { name: "Make it the cover" }).click();
  await page.getByLabel(/^Publish on/).fill(`${tomorrow()}T12:00`);
  // What one sees on it is asked for before anybody else sees it, and nothing that was typed is lost.
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page
    .getByRole("alert")
    .getByText(/^What one sees on the cover/)
    .first()
    .waitFor();
  expect(await page.getByLabel(/^Publish on/).inputValue()).toBe(`${tomorrow()}T12:00`);
  const alts = page.getByRole("group", { name: /^What one sees on the cover/ });
  await alts.getByLabel("Original language").selectOption({ label: "English" });
  await write(page, /^What one sees on the cover/, "A green lamp", "Een groene lamp");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog");
  await preview.getByRole("img", { name: "A green lamp" }).waitFor();
  await preview.getByRole("button", { name: "Nederlands" }).click();
  await preview.getByText("dinsdag").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Scheduled", { exact: true }).waitFor();

  const { page: guest, context, open } = await withConsent({ expected: [/status of 404/] });
  const path = "/discover/sample-the-lamp-of-the-quay";
  await open(`/en${path}`);
  expect(await guest.getByText("Since Tuesday.").count()).toBe(0);

  await page.getByRole("button", { name: "Back to draft" }).click();
  await page.getByText("Draft", { exact: true }).waitFor();
  await page.getByLabel(/^Publish on/).fill("");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Published", { exact: true }).waitFor();
  await page.getByRole("link", { name: "View its page" }).click();
  await page.getByText("Since Tuesday.").waitFor();

  await expect.poll(async () => (await guest.request.get(path)).status()).toBe(200);
  await open(path);
  await guest.getByText("Sinds dinsdag.").waitFor();
  await guest.getByRole("img", { name: "Een groene lamp" }).waitFor();
  await expect.poll(async () => (await guest.request.get(`/en${path}`)).status()).toBe(200);
  await open(`/en${path}`);
  await guest.getByRole("link", { name: "#lamps" }).waitFor();
  await guest.getByRole("img", { name: "A green lamp" }).waitFor();
  await context.close();

  await page.goto(`/en${LIST}?q=lamps`);
  await page.getByRole("table").getByRole("link", { name: "The lamp of the quay" }).click();
  await page.getByRole("button", { name: "Take down" }).click();
  await page.getByText("Taken down", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
  await page.waitForURL(/\/dashboard\/discover$/);
  expect(await page.getByRole("link", { name: "The lamp of the quay" }).count()).toBe(0);
});

test("what somebody types stays on the device until it is saved, and an earlier version comes back", async () => {
  const { page } = await member("Eva", `${LIST}/post?new`, { expected: [] });
  await write(page, /^Title/, "A bench by the water", "Een bank aan het water");
  await write(page, /^Teaser/, "Freshly painted.", "Net geverfd.");
  await write(page, /^Text/, "Mind your trousers.", "Let op je broek.");
  await page.reload();
  const title = page.getByRole("group", { name: /^Title/ }).getByLabel("English", { exact: true });
  await expect.poll(() => title.inputValue()).toBe("A bench by the water");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await page.getByRole("heading", { name: "A bench by the water" }).waitFor();
  await title.fill("A dry bench by the water");
  await page.getByRole("button", { name: "Save" }).click();
  await saved(page);
  await page.getByRole("button", { name: "Restore what stood before" }).click();
  expect(await title.inputValue()).toBe("A bench by the water");
});
