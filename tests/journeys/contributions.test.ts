import sharp from "sharp";
import { expect, test } from "vitest";
import { decideUntilAnswered, isHydrated, withConsent } from "../support/journey.ts";
import { callAs, chooseAtProvider, member } from "../support/journey-of-member.ts";

/** A real shop whose hours nobody has told us. */
const SHOP = "/coffeeshop/barraka";
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

test("a visitor enters the hours of a real shop, logs in, and once an admin took them it is open now", async () => {
  const { page, open } = await withConsent(PHONE);
  await open(`/en${SHOP}`);
  await page.getByText("Hours not known.").waitFor();
  await page.getByRole("button", { name: "Add the hours" }).click();
  const sheet = page.getByRole("dialog", { name: "Opening hours" });
  const line = (label: string) =>
    sheet.getByLabel(label).evaluate((field) => getComputedStyle(field).borderColor);
  await sheet.getByRole("button", { name: "Send" }).click();
  const brick = await sheet
    .getByRole("group", { name: "Every day" })
    .getByText(/^Say when it opens/)
    .evaluate((words) => getComputedStyle(words).color);
  await expect.poll(async () => [await line("Opens"), await line("Closes")]).toEqual([brick, brick]);
  await sheet.getByLabel("Opens").fill("00:00");
  await sheet.getByLabel("Closes").fill("00:00");
  await sheet.getByText("Every day open 24 hours").waitFor();
  await sheet.getByRole("button", { name: "Send" }).click();
  await page
    .getByRole("dialog", { name: "Log in to continue" })
    .getByRole("link", { name: "Google" })
    .click();
  const sent = page.waitForResponse((response) => response.url().endsWith("/api/suggestchange"));
  await chooseAtProvider(page, "Noor", `/en${SHOP}`);
  const { changes } = (await (await sent).json()) as { changes: { _id: string; state: string }[] };
  expect(changes).toMatchObject([{ state: "pending" }]);
  await page.getByText("Thanks, noted. Somebody will look at it, and you’ll hear from us.").waitFor();

  const { page: ofAda } = await member("Ada", "/profile", PHONE);
  for (const { _id: changeId } of changes)
    expect(await callAs(ofAda, "approvechange", { changeId, approve: true })).toEqual({});
  await page.reload();
  await isHydrated(page);
  await page
    .getByText(/^Open\b/)
    .first()
    .waitFor();
  expect(await page.getByText("Hours not known.").count()).toBe(0);
  // Whoever told it does not confirm it; somebody else does.
  const { page: ofSam } = await member("Sam de Sample", SHOP, PHONE);
  await ofSam
    .getByRole("group", { name: "Still right? Opening hours" })
    .getByRole("button", { name: "Still right" })
    .click();
  await ofSam.getByText("Thanks, noted.", { exact: true }).waitFor();
});

/** A photo of a board, as large as those of phones. */
async function photoOfMenu(): Promise<Buffer> {
  const board = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="3200"><rect width="2400" height="3200" fill="#efe6d0"/>
    <text x="300" y="400" font-size="140">MENU</text></svg>`;
  return sharp(Buffer.from(board)).jpeg({ quality: 95 }).toBuffer();
}

test("a photo of the menu of a real shop goes to the admin on a phone, and once it was allowed everybody sees it", async () => {
  const shop = "/coffeeshop/best-friends";
  const { page } = await member("Sam de Sample", shop, PHONE);
  await page.getByRole("button", { name: "Add the menu" }).click();
  await page.getByRole("button", { name: "Send a photo instead" }).click();
  const sheet = page.getByRole("dialog", { name: "Photo of the menu" });
  const file = { name: "IMG 2044.jpg", mimeType: "image/jpeg", buffer: await photoOfMenu() };
  await sheet.locator("input[type=file]").setInputFiles(file);
  await sheet.getByRole("img", { name: "Your photo" }).waitFor();
  await sheet.getByRole("button", { name: "Send" }).click();
  await sheet.getByText("Thanks, noted.").waitFor();

  const { page: ofAda } = await member("Ada", "/dashboard/menuimages", PHONE);
  // In the queue, where it stands with its day, and not the link to the shop.
  const queued = ofAda.getByRole("link", { name: /^Best Friends \d/ });
  await queued.click();
  await ofAda.getByRole("heading", { level: 2, name: "Best Friends" }).waitFor();
  const waiting = ofAda.getByRole("img", { name: /^Photo of the menu of/ });
  // It is drawn, so that it can be turned and enlarged.
  await expect.poll(() => waiting.evaluate(({ tagName }) => tagName)).toBe("CANVAS");
  await ofAda.getByText("IMG-2044.jpg").waitFor();
  const show = ofAda.getByRole("button", { name: "Show it with the shop" });
  expect((await decideUntilAnswered(show, "menuimages")).status()).toBe(200);
  await queued.waitFor({ state: "detached" });

  const { page: ofGuest, open } = await withConsent(PHONE);
  await open(`/en${shop}`);
  await ofGuest.getByRole("heading", { name: "Photos of the menu" }).scrollIntoViewIfNeeded();
  const shown = ofGuest.getByRole("img", { name: "Photo of the menu, to read it larger" });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
});

test("a photo of a menu that waits is taken back in the profile, and is gone from the page of the shop", async () => {
  const shop = "/coffeeshop/coffeeshop-het-ballonnetje";
  const { page } = await member("Noor", shop, PHONE);
  await page.getByRole("button", { name: "Add the menu" }).click();
  await page.getByRole("button", { name: "Send a photo instead" }).click();
  const sheet = page.getByRole("dialog", { name: "Photo of the menu" });
  const file = { name: "IMG 2045.jpg", mimeType: "image/jpeg", buffer: await photoOfMenu() };
  await sheet.locator("input[type=file]").setInputFiles(file);
  await sheet.getByRole("img", { name: "Your photo" }).waitFor();
  await sheet.getByRole("button", { name: "Send" }).click();
  await sheet.getByRole("link", { name: "What you’ve contributed" }).click();
  // Photos of other shops that were decided stay in the list.
  const row = page
    .getByRole("listitem")
    .filter({ hasText: "Photo of the menu" })
    .filter({ has: page.getByRole("link", { name: "Het Ballonnetje" }) });
  await row.getByRole("button", { name: "Withdraw" }).click();
  await expect.poll(() => row.count()).toBe(0);
  await page.goto(`/en${shop}`);
  await isHydrated(page);
  expect(await page.getByRole("heading", { name: "From you" }).count()).toBe(0);
});

test("a guest tells of a missing shop, logs in, and once an admin took it, it has its page", async () => {
  const { page, open } = await withConsent(PHONE);
  await open("/en/coffeeshops/edam");
  await page.getByRole("button", { name: "Tell us" }).click();
  const sheet = page.getByRole("dialog", { name: "Which shop is missing?" });
  await sheet.getByLabel("Name on the door").fill("De Vergeten Shop");
  await sheet.getByLabel("Street").fill("Kade");
  await sheet.getByLabel("Number").fill("12 A");
  await sheet.getByRole("button", { name: "Send" }).click();
  await page
    .getByRole("dialog", { name: "Log in to continue" })
    .getByRole("link", { name: "Google" })
    .click();
  const sent = page.waitForResponse((response) => response.url().endsWith("/api/suggestchange"));
  await chooseAtProvider(page, "Noor", "/en/coffeeshops/edam");
  expect((await sent).status()).toBe(200);

  const { page: ofAda } = await member("Ada", "/dashboard/changes/user", PHONE);
  await ofAda.getByRole("link", { name: /De Vergeten Shop/ }).click();
  await ofAda.getByRole("heading", { level: 2, name: "De Vergeten Shop" }).waitFor();
  const accept = ofAda.getByRole("button", { name: "Accept", exact: true });
  expect((await decideUntilAnswered(accept, "approvechange")).status()).toBe(200);
  // Told by somebody invented, it stands in the invented town.
  await open("/en/coffeeshop/sample-de-vergeten-shop");
  await page.getByRole("heading", { level: 1, name: "De Vergeten Shop" }).waitFor();
  await page.getByRole("link", { name: "Markerwaard" }).first().waitFor();
});

test("a guest puts a real product right, logs in, and once an admin took it the page says whose word it is", async () => {
  const product = "/weed/bay-11-organic";
  const { page, open } = await withConsent(PHONE);
  await open(`/en${product}`);
  await page.getByRole("button", { name: "Suggest a change" }).click();
  const sheet = page.getByRole("dialog", { name: "What’s different?" });
  await sheet.getByLabel("THC in percent").fill("17,5");
  await sheet.getByLabel("Kind of product").selectOption("hash");
  await sheet.getByRole("button", { name: "Mint" }).click();
  await sheet.getByRole("button", { name: "Send" }).click();
  await page
    .getByRole("dialog", { name: "Log in to continue" })
    .getByRole("link", { name: "Google" })
    .click();
  const sent = page.waitForResponse((response) => response.url().endsWith("/api/suggestchange"));
  await chooseAtProvider(page, "Noor", `/en${product}`);
  expect((await sent).status()).toBe(200);

  const { page: ofAda } = await member("Ada", "/dashboard/changes/user", PHONE);
  await ofAda.getByRole("link", { name: /Bay 11 Organic/ }).click();
  await ofAda.getByRole("heading", { level: 2, name: "Bay 11 Organic" }).waitFor();
  const fields = ofAda.getByRole("list", { name: "What would change" });
  expect(await fields.getByRole("definition").allTextContents()).toEqual([
    "Weed",
    "Hash",
    "16%",
    "17.5%",
    "Not known",
    "Mint",
  ]);
  const accept = ofAda.getByRole("button", { name: "Accept", exact: true });
  expect((await decideUntilAnswered(accept, "approvechange")).status()).toBe(200);

  const answer = await page.goto(`/en${product}`);
  expect(new URL(answer?.url() ?? "").pathname).toBe("/en/hash/bay-11-organic");
  await page.getByText("THC 17.5% (label)").first().waitFor();
  await page.getByRole("link", { name: "Mint" }).waitFor();
  await page
    .getByText(/^A visitor, .*\(today\)$/)
    .first()
    .waitFor();
});
