import { expect, test } from "vitest";
import { foundOnScreens, withAxe } from "../support/axe.ts";
import { isHydrated } from "../support/journey.ts";
import { member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const LIST = "/dashboard/products/strains";
const SAVE = { name: "Opslaan" } as const;

test("a moderator renames a strain, is told whose name another is, and puts back what stood", async () => {
  const { page } = await member("Mo", "/dashboard/products", { locale: "nl", expected: [/status of 400/] });
  await page.getByRole("link", { name: /^Wietsoorten:/ }).click();
  // Until then the search is that of the products, and leads to a product of the same name.
  await page.getByRole("heading", { level: 1, name: "Wietsoorten" }).waitFor();
  await page.getByRole("searchbox").last().fill("wiebel");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=wiebel/);
  await page.getByText("1 van").first().waitFor();
  await page.getByRole("table").getByRole("link", { name: "Wiebelstoel" }).click();
  await page.locator("form#editor").waitFor();
  await isHydrated(page);
  const saved = page.getByRole("status").getByText(/^Opgeslagen/);
  const name = page.getByLabel("Naam", { exact: true });
  const aliases = page.getByLabel(/^Andere namen/);
  await name.fill("Wiebelkruk");
  await page.getByText(/in de volksmond heet ze misschien nog “Wiebelstoel”/).waitFor();
  await aliases.fill("Wiebelstoel\nLost Glove");
  await page
    .getByRole("group", { name: /^Terpenen/ })
    .getByText("Ocimeen")
    .click();
  await page.getByRole("button", SAVE).click();
  await page.getByRole("alert").getByText("Kwijtgeraakte Handschoen").waitFor();
  await page.getByText("Een beheerder kan ze samenvoegen.").waitFor();
  const other = page.getByRole("link", { name: "Bekijk Kwijtgeraakte Handschoen" });
  expect(await other.getAttribute("href")).toMatch(/\/dashboard\/products\/strain\?id=\d+$/);
  // What was typed is there.
  expect(await name.inputValue()).toBe("Wiebelkruk");
  await aliases.fill("Wiebelstoel");
  await page.getByRole("button", SAVE).click();
  await saved.waitFor();
  const { page: ofGuest } = await member("Noor", "/weed/sample-wiebelstoel", { locale: "nl" });
  await ofGuest.getByRole("heading", { level: 1, name: "Wiebelkruk" }).waitFor();
  await page.getByRole("button", { name: "Terugzetten wat er eerst stond" }).first().click();
  await expect.poll(() => name.inputValue()).toBe("Wiebelstoel");
  await page.getByRole("button", SAVE).click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Wiebelstoel");
});

test("a moderator who makes a strain come from itself by the keyboard is told why not", async () => {
  const { page } = await member("Mo", `${LIST}?q=vrijdagmiddag`, {
    locale: "nl",
    expected: [/status of 400/],
  });
  await page.getByRole("table").getByRole("link", { name: "Vrijdagmiddagmist" }).click();
  await page.locator("form#editor").waitFor();
  await isHydrated(page);
  const parents = page.getByRole("group", { name: /^Stamt af van/ });
  await parents.getByRole("searchbox").fill("stille was");
  const found = parents.getByRole("button", { name: /^Stille Wasmachine/ });
  await found.focus();
  await page.keyboard.press("Enter");
  await parents.getByRole("button", { name: "Stille Wasmachine: verwijderen" }).waitFor();
  await page.keyboard.press("Control+s");
  await page
    .getByRole("alert")
    .getByText(/Stille Wasmachine stamt zelf van deze wietsoort af/)
    .waitFor();
  await page.getByRole("button", { name: "Wijzigingen ongedaan maken" }).click();
});

test("on a phone nothing covers what a search for a parent found", async () => {
  const { page } = await member("Mo", `${LIST}?q=vrijdagmiddag`, { locale: "nl" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("link", { name: "Vrijdagmiddagmist" }).first().click();
  await page.locator("form#editor").waitFor();
  await isHydrated(page);
  const parents = page.getByRole("group", { name: /^Stamt af van/ });
  const field = parents.getByRole("searchbox");
  // As low as it is still seen.
  await field.evaluate((element) => {
    const foot = document.querySelector("[data-acts]")?.getBoundingClientRect().top ?? 0;
    scrollBy(0, element.getBoundingClientRect().bottom - foot);
  });
  await field.fill("was");
  await parents.locator("li").first().waitFor();
  const covered = () =>
    parents.locator("li").evaluateAll((rows) =>
      rows.flatMap((row) => {
        const { left, top, bottom } = row.getBoundingClientRect();
        const isSeen = [top + 2, bottom - 2].every((y) =>
          row.contains(document.elementFromPoint(left + 20, y)),
        );
        return isSeen ? [] : [row.textContent];
      }),
    );
  await expect.poll(covered).toEqual([]);
});

test.each(["nl", "de"])(
  "axe finds nothing in the list, the editor and the filters, nor does 320 px: %s",
  async (locale) => {
    const { page, open, context } = await withAxe({ reducedMotion: "reduce" }, (options) =>
      member("Mo", `${LIST}?q=wiebel`, { ...options, locale }),
    );
    await page.reload();
    expect(await foundOnScreens(page)).toEqual([]);
    const look = async () => {
      expect(await foundOnScreens(page)).toEqual([]);
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sticksOut(page)).toEqual([]);
      await page.setViewportSize({ width, height });
    };
    await page.getByRole("table").getByRole("link", { name: "Wiebelstoel" }).click();
    await page.locator("form#editor").waitFor();
    await isHydrated(page);
    await look();
    await open(`${locale === "nl" ? "" : `/${locale}`}/dashboard/products?effect=sleepy&thc=15to20`);
    await isHydrated(page);
    await page.getByRole("button", { name: /^Filter/ }).click();
    await look();
    await context.close();
  },
);
