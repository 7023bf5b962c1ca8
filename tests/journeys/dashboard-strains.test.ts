import { expect, test } from "vitest";
import { foundOnScreens, withAxe } from "../support/axe.ts";
import { isHydrated } from "../support/journey.ts";
import { member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const LIST = "/dashboard/products/strains";

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
