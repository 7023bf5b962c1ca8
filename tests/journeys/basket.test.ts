import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";

const SHOP = "/en/coffeeshop/sample-maanvis";
const WHY_NOTHING = "The calculator needs JavaScript.";
const opener = (page: Page) => page.locator("details", { hasText: "Work out your 5 grams" });
const plain = (text: string) => text.replaceAll("\u00A0", " ");

test("five grams are worked out with the bags that make them, and the sum is that of the lines", async () => {
  const { page, open } = await withConsent();
  await open(SHOP);
  await opener(page).getByText("Work out your 5 grams").click();
  const line = opener(page)
    .getByRole("listitem")
    .filter({ has: page.locator("option", { hasText: /^5\sg$/ }) })
    .first();
  await line.getByRole("combobox").selectOption("5");
  const [bags = "", price = ""] = plain(await line.locator("p").innerText()).split(" = ");
  const grams = bags.split(" + ").map((part) => {
    const [, count, size] = /^(\d+) × ([\d.]+) g$/.exec(part) ?? [];
    return Number(count) * Number(size);
  });
  expect(grams.reduce((sum, one) => sum + one, 0)).toBe(5);
  await opener(page).getByText(`5 g from ${price}; 0 g to go.`).waitFor();
  expect(await opener(page).innerText()).not.toContain(WHY_NOTHING);
});

test("without scripts the basket opens onto the reason why there is nothing in it", async () => {
  const { page } = await withConsent({ javaScriptEnabled: false });
  await page.goto(SHOP);
  await opener(page).getByText("Work out your 5 grams").click();
  const reason = opener(page).locator("noscript p");
  expect(await reason.innerText()).toContain(WHY_NOTHING);
  expect(await reason.isVisible()).toBe(true);
});
