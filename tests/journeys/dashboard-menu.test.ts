import { writeXlsx } from "hucre/xlsx";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { found, withAxe } from "../support/axe.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

/** The menu of the shop that Sjaak speaks for. */
async function openMenu(page: Page, prefix = "/en"): Promise<void> {
  const shop = await callAs(page, "getshop?url=sample-de-slapende-reiger");
  const id = shop["_id"] as string;
  await page.goto(`${prefix}/dashboard/shops/shop?id=${id}&tab=menu`);
}

/** What a spreadsheet puts on the clipboard, pasted where the focus is. */
const paste = (page: Page, html: string) =>
  page.evaluate((table) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", table);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, html);

test("an owner pastes a table, mends a price by keyboard, saves, and sees it on the page of the shop", async () => {
  const { page } = await member("Sjaak", "/dashboard", { expected: [/Content Security Policy/] });
  await openMenu(page);
  await page.getByRole("grid", { name: "Menu" }).waitFor();
  const cells = [
    "<td colspan=3>New this week</td>",
    "<td></td><td>1 g</td><td>5 g</td>",
    '<td>Paper Lantern</td><td sdval="11.5">€ 11,50</td><td>€ 9,00</td>',
    "<td><script>alert(1)</script>Quiet Canal</td><td>8</td><td></td>",
  ];
  await paste(
    page,
    `<style>td{color:red}</style><table>${cells.map((row) => `<tr>${row}</tr>`).join("")}</table>`,
  );
  await page.getByText(/^New: 2 · changed: 0 · as before: 0 · to look at: 1\./).waitFor();
  await page.keyboard.press("F8");
  await page.keyboard.type("52,50");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  await page
    .getByRole("status")
    .getByText(/^Saved/)
    .waitFor();
  await page.goto("/en/coffeeshop/sample-de-slapende-reiger");
  const line = page.getByText("Paper Lantern", { exact: true }).first();
  await line.waitFor();
  await page.getByText("Quiet Canal", { exact: true }).first().waitFor();
});

test("an owner imports a spreadsheet, reads beside the page what is new, and takes all of it back", async () => {
  const { page } = await member("Sjaak", "/dashboard");
  await openMenu(page);
  await page.getByRole("grid", { name: "Menu" }).waitFor();
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "Menu",
        rows: [
          ["", "1 g"],
          ["Rainy Tram", 9.5],
          ["Late Ferry", "€ 12,00"],
        ],
      },
    ],
  });
  await page.getByRole("button", { name: "Paste or import" }).click();
  const file = { name: "menu.xlsx", mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByText(/^New: 2 · /).waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await page.getByText("Rainy Tram").waitFor({ state: "detached" });
});

test("an owner brings the menu before the last save back, looks at it, and saves it again", async () => {
  const { page } = await member("Sjaak", "/dashboard");
  const saved = () =>
    page
      .getByRole("status")
      .getByText(/^Saved/)
      .waitFor();
  await openMenu(page);
  const grid = page.getByRole("grid", { name: "Menu" });
  await page.getByRole("button", { name: "Line", exact: true }).click();
  await page.keyboard.type("Only today");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  await saved();
  await page.getByRole("link", { name: "Earlier versions" }).click();
  await page.getByRole("link", { name: "Put it into the editor" }).first().click();
  await grid.waitFor();
  await grid.getByText("Only today").waitFor({ state: "detached" });
  await page.waitForURL((url) => !url.searchParams.has("version"));
  await page.keyboard.press("Control+s");
  await saved();
});

test("an owner says by keyboard which product of the catalogue a line is, and takes that back", async () => {
  const { page } = await member("Sjaak", "/dashboard");
  await openMenu(page);
  await page.getByRole("button", { name: "Line", exact: true }).click();
  const cells = page.getByRole("row").last().locator("[data-cell]");
  await cells.first().click();
  await page.keyboard.type("Drie Keer Linksaf");
  await page.keyboard.press("Enter");
  await cells.last().focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Which product is it?" });
  await sheet.getByRole("button", { name: /^Drie Keer Linksaf/ }).press("Enter");
  await expect.poll(() => cells.last().textContent()).toBe("joined");
  await cells.last().focus();
  await page.keyboard.press("Delete");
  await expect.poll(() => cells.last().textContent()).toBe("own line");
});

test("an owner takes a product that is offered while a name is typed, by keyboard, and it is saved as joined", async () => {
  const { page } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Ada", "/dashboard", options),
  );
  const { _id: id } = await callAs(page, "getshop?url=sample-mosgroen-co");
  const address = `/en/dashboard/shops/shop?id=${String(id)}&tab=menu`;
  await page.goto(address);
  await page.getByRole("button", { name: "Line", exact: true }).click();
  const row = page.getByRole("row").last();
  const cells = row.locator("[data-cell]");
  await cells.first().click();
  await page.keyboard.type("neefs vrij");
  const option = page.getByRole("option", { name: /^Neefs Vrijdagmiddagmist/ });
  await option.waitFor();
  expect(await found(page)).toEqual([]);
  // The first Escape closes the list alone; an arrow opens it again.
  await page.keyboard.press("Escape");
  await option.waitFor({ state: "detached" });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => option.getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Enter");
  await expect.poll(() => cells.last().textContent()).toBe("joined");
  expect(await cells.first().textContent()).toBe("Neefs Vrijdagmiddagmist");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  await page
    .getByRole("status")
    .getByText(/^Saved/)
    .waitFor();
  await page.goto(address);
  await page.getByRole("gridcell", { name: "Name: Neefs Vrijdagmiddagmist" }).waitFor();
  await expect
    .poll(() => page.getByRole("row").last().locator("[data-cell]").last().textContent())
    .toBe("joined");
});

test.each(["nl", "pl"])(
  "axe finds nothing in the grid and the cards, nor does 320 px: %s",
  async (locale) => {
    const { page, context } = await withAxe({ reducedMotion: "reduce" }, (options) =>
      member("Sjaak", "/dashboard", { ...options, locale }),
    );
    await openMenu(page, locale === "nl" ? "" : `/${locale}`);
    await page.getByRole("grid").waitFor();
    expect(await found(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole("list").first().waitFor();
    expect(await found(page, ["color-contrast"])).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
    await context.close();
  },
);
