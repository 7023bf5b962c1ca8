import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawnBoards } from "../../bench/support/drawn-boards.ts";
import { found, withAxe } from "../support/axe.ts";
import { isHydrated } from "../support/journey.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

/** The photo beside the menu of the shop that Sjaak speaks for. */
async function openPhoto(page: Page): Promise<void> {
  const shop = await callAs(page, "getshop?url=sample-de-slapende-reiger");
  await page.goto(`/en/dashboard/shops/shop?id=${shop["_id"] as string}&tab=menu`);
  await page.getByRole("grid", { name: "Menu" }).waitFor();
  await page.getByRole("button", { name: "Read a photo of the board" }).click();
}

/** What everybody reads of its menu. */
const published = async (page: Page) =>
  JSON.stringify((await callAs(page, "getshop?url=sample-de-slapende-reiger"))["menu"]);

const choose = (page: Page, buffer: Uint8Array) =>
  page
    .getByLabel("Photo of the board")
    .setInputFiles({ name: "board.png", mimeType: "image/png", buffer: Buffer.from(buffer) });

test("an owner reads a drawn photo of a board, confirms two numbers, and sees exactly those in the grid", async () => {
  // The engine says on the console how large it thinks the letters are.
  const { page } = await withAxe({ expected: [/Estimating resolution/] }, (options) =>
    member("Sjaak", "/dashboard", options),
  );
  await openPhoto(page);
  const board = (await drawnBoards()).find(({ what }) => what === "dark, three columns");
  const line = board?.lines.find(({ name, prices }) => name === "Polderdeken" && prices.every(Boolean));
  if (!board || !line) throw new Error("The board is drawn otherwise");
  await choose(page, board.png);
  const number = (amount: string) => page.getByLabel(`Polderdeken, ${amount}`, { exact: true });
  await number("1 g").waitFor({ timeout: 60_000 });
  expect(await found(page)).toEqual([]);
  const [gram = 0, half = 0] = line.prices as number[];
  expect(await number("1 g").inputValue()).toBe((gram / 100).toFixed(2));
  await number("1 g").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "To the menu: 2 numbers" }).click();
  await page.getByText(/^New: 1 · changed: 0/).waitFor();
  const cell = (label: string) => page.getByRole("gridcell", { name: label, exact: true });
  const row = page.getByRole("row").filter({ has: cell("Name: Polderdeken") });
  expect(await row.innerText()).toContain((gram / 100).toFixed(2));
  expect(await row.innerText()).toContain((half / 100).toFixed(2));
  for (const other of board.lines.filter(({ name }) => name !== "Polderdeken"))
    expect(await cell(`Name: ${other.name}`).count(), other.name).toBeLessThanOrEqual(1);
  // One step takes it back.
  await page.getByRole("button", { name: "Undo this" }).click();
  expect(await cell("Name: Polderdeken").count()).toBe(0);
});

test("a picture that is too large is refused with a sentence, and one of nothing leaves empty lines beside it", async () => {
  const { page } = await member("Sjaak", "/dashboard", { expected: [/Estimating resolution|Empty page/] });
  await page.setViewportSize({ width: 360, height: 740 });
  const shop = await callAs(page, "getshop?url=sample-de-slapende-reiger");
  await page.goto(`/en/dashboard/shops/shop?id=${shop["_id"] as string}&tab=menu`);
  await page.getByRole("button", { name: "Read a photo of the board" }).click();
  const before = await published(page);
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#777" } })
      .png()
      .toBuffer();
  await choose(page, await plain(10_000, 10_000));
  await page.getByText("This photo is larger than can be opened here").waitFor();
  await choose(page, await plain(400, 300));
  await page.getByText("No names with prices could be read from this photo").waitFor({ timeout: 60_000 });
  expect(await page.getByLabel("Line without a name, 1 g", { exact: true }).count()).toBe(5);
  expect(await page.getByRole("button", { name: "To the menu: 0 numbers" }).isDisabled()).toBe(true);
  expect(await published(page)).toBe(before);
  expect(await sticksOut(page)).toEqual([]);
});

/** A board of letters that the engine has not learned, as the browser draws them. */
const drawnInCyrillic = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [700, 420];
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, 700, 420);
    pen.fillStyle = "#111";
    pen.font = "28px sans-serif";
    for (const [row, name] of ["Щука", "Ёжик жёлтый", "Юла", "Цыплёнок", "Эхо", "Журавль"].entries()) {
      pen.fillText(name, 40, 60 + 60 * row);
      pen.fillText(`${10 + row},50`, 520, 60 + 60 * row);
    }
    return canvas.toDataURL("image/png").slice("data:image/png;base64,".length);
  });

test("where the engine does not come it is said, the lines can be typed, and a press tries again; of another script one is warned", async () => {
  const { page } = await member("Sjaak", "/dashboard", {
    locale: "nl",
    expected: [/Estimating resolution|Failed to fetch|ERR_FAILED/],
  });
  const shop = await callAs(page, "getshop?url=sample-de-slapende-reiger");
  await page.goto(`/nl/dashboard/shops/shop?id=${shop["_id"] as string}&tab=menu`);
  await page.getByRole("button", { name: "Een foto van het bord lezen" }).click();
  const isData = /\.traineddata/;
  await page.route(isData, (route) => route.abort());
  const photo = Buffer.from(await drawnInCyrillic(page), "base64");
  await page
    .getByLabel("Foto van het bord")
    .setInputFiles({ name: "board.png", mimeType: "image/png", buffer: photo });
  await page.getByText("Lezen lukt hier niet").waitFor();
  expect(await page.getByLabel("Regel zonder naam, 1 g", { exact: true }).count()).toBe(5);
  await page.unroute(isData);
  await page.getByRole("button", { name: "Opnieuw proberen" }).click();
  await page.getByText("De namen zijn nauwelijks leesbaar").waitFor({ timeout: 60_000 });
  // What was read is a draft like any other: no number of it is taken before somebody says yes.
  expect(await page.getByRole("button", { name: "Naar het menu: 0 getallen" }).isDisabled()).toBe(true);
});

test("a photo of a menu that waits leads to its lines beside it, its address does so again, and back at the menu it is in neither", async () => {
  const { page } = await withAxe(
    { reducedMotion: "reduce", expected: [/Estimating resolution|Empty page/] },
    (options) => member("Eva", "/about", options),
  );
  await page.goto("/en/dashboard/menuimages");
  await isHydrated(page);
  await page.getByRole("link", { name: "Read the prices" }).press("Enter");
  await page.waitForURL(/\/dashboard\/shops\/shop\?id=\d+&tab=menu&photo=\d+$/);
  const address = page.url();
  const photo = page.getByRole("img", { name: "The photo of the board" });
  const promise = page.getByText("Nothing goes on the menu before you say yes to it, number by number.");
  const isBeside = async () => {
    await photo.waitFor();
    await promise.waitFor();
    expect(await page.getByLabel("Photo of the board", { exact: true }).count()).toBe(0);
  };
  await isBeside();
  expect(await found(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sticksOut(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(address);
  await isHydrated(page);
  await isBeside();
  await page.getByRole("button", { name: "Back to the menu" }).press("Enter");
  await page.getByRole("button", { name: "Read a photo of the board" }).waitFor();
  await page.waitForURL(/\/dashboard\/shops\/shop\?id=\d+&tab=menu$/);
  expect(await photo.count()).toBe(0);

  // One that is not of this shop, or not there any more, is chosen anew.
  await page.goto(address.replace(/photo=\d+$/, "photo=987654"));
  await isHydrated(page);
  await page.getByLabel("Photo of the board", { exact: true }).waitFor();
  expect(await photo.count()).toBe(0);
});
