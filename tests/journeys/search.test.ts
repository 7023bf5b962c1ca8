import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Coffeeshop, town, product or brand" });
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const options = (page: Page) => list(page).getByRole("option");
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-activedescendant");
    return id ? (document.getElementById(id)?.textContent ?? "") : "";
  });

async function tabToField(page: Page): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press("Tab");
    if (await field(page).evaluate((input) => input === document.activeElement)) return;
  }
  throw new Error("Tab never came to the field");
}

test("a shop is found in spite of a typo and opened, with the keyboard only", async () => {
  const { page, open } = await withConsent();
  await open("/en/about");
  await tabToField(page);
  await list(page).waitFor();
  await page.keyboard.type("balonnetje");
  await options(page).filter({ hasText: "Ballonnetje" }).waitFor();
  for (let presses = 0; presses < 12 && !(await active(page)).includes("Ballonnetje"); presses++) {
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => active(page)).not.toBe("");
  }
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: /Ballonnetje/ }).waitFor();
  expect(await list(page).count()).toBe(0);
});

test("a city is found from the big field at home and opened by hand", async () => {
  const { page, open, requests } = await withConsent();
  await open("/en");
  await field(page).click();
  await expect.poll(() => options(page).allInnerTexts()).toEqual(["Near me, open now"]);
  await field(page).pressSequentially("utre");
  await list(page).getByRole("group", { name: "Towns" }).getByRole("option").first().click();
  await page.getByRole("heading", { level: 1, name: "Utrecht" }).waitFor();
  const asked = requests.filter((request) => request.url().includes("/api/autocomplete"));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(4);
});

test("a street typed wrongly and sent off is the list around it, measured from there", async () => {
  const { page, open } = await withConsent({ viewport: { width: 360, height: 780 } });
  await open("/en");
  await field(page).fill("damrk");
  const landmarks = list(page).getByRole("group", { name: "Streets, stations and sights" });
  await expect.poll(() => landmarks.getByRole("option").first().innerText()).toMatch(/^Damrak\s/);
  await field(page).press("Enter");
  const order = page.getByRole("main").locator("summary");
  await order.filter({ hasText: "Nearest to Damrak first" }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    "/en/coffeeshops/amsterdam?from=damrak",
  );
  const metres = async () =>
    [...(await page.getByRole("main").innerText()).matchAll(/(\d+)\sm\b/g)].map(([, shown]) => Number(shown));
  await expect.poll(async () => (await metres()).length).toBeGreaterThan(3);
  expect((await metres())[0]).toBeLessThanOrEqual(100);
  expect(await metres()).toEqual((await metres()).toSorted((a, b) => a - b));
  await order.filter({ hasText: "Nearest to Damrak first" }).click();
  await page.getByRole("link", { name: "Nearest to the centre first" }).click();
  await order.filter({ hasText: "Nearest to the centre first" }).waitFor();
});

test("a word for a page is its first suggestion, and a town without a shop says where the nearest is", async () => {
  const { page, open } = await withConsent();
  await open("/en/about");
  await field(page).fill("hash");
  await expect.poll(() => options(page).first().innerText()).toMatch(/^All hash/);
  await options(page).first().click();
  await page.getByRole("heading", { level: 1, name: "Hash" }).waitFor();
  await field(page).fill("volendam");
  await options(page)
    .filter({ hasText: /No coffeeshop · nearest in .*, \d+(\.\d)?\skm/ })
    .first()
    .click();
  await page.getByText(/The nearest is .* in .*, \d+(\.\d)?\skm\./).waitFor();
});

test("without JavaScript streets are found as well, and the only one that is called so is opened", async () => {
  const { page } = await withConsent({ javaScriptEnabled: false });
  await page.goto("/en/coffeeshops?q=kerkstraat");
  const found = page.getByRole("region", { name: "Streets, stations and sights" });
  await found.getByRole("link", { name: /^Kerkstraat.*Haarlem/ }).click();
  await page.locator("main summary", { hasText: "Nearest to Kerkstraat first" }).waitFor();
  await page.goto("/en/coffeeshops?q=vondlpark");
  await page.locator("main summary", { hasText: "Nearest to Vondelpark first" }).waitFor();
});

test("Enter opens the strain that is called so, and a town and a strain are the strain in that town", async () => {
  const { page, open } = await withConsent({ viewport: { width: 360, height: 780 } });
  await open("/en");
  await field(page).fill("amnesia haze");
  await field(page).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Amnesia Haze" }).waitFor();
  await open("/en");
  await field(page).fill("amnesia rotterdam");
  const rotterdam = list(page).getByRole("group", { name: "Towns" }).getByRole("option").first();
  await expect.poll(() => rotterdam.innerText()).toMatch(/^Rotterdam.*Is “amnesia” on a menu there/s);
  await field(page).press("Enter");
  await page.waitForURL("**/en/products/rotterdam?q=amnesia");
});

test("what is found without a shop is one page, without an empty list beside it", async () => {
  const { page } = await withConsent({ javaScriptEnabled: false });
  await page.goto("/en/coffeeshops?q=amnesia+lem");
  await page.getByRole("heading", { level: 1, name: "Results for “amnesia lem”" }).waitFor();
  await page.getByRole("region", { name: "Products" }).getByRole("link").first().waitFor();
  const text = await page.getByRole("main").innerText();
  expect(text).not.toContain("0 shops");
  expect(text).not.toContain("bicycle");
});

test("the way to what is near comes after what was typed", async () => {
  const { page, open } = await withConsent();
  await open("/en/about");
  await field(page).pressSequentially("utrech");
  await list(page).getByRole("group", { name: "Towns" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => active(page)).toContain("Utrecht");
  expect(await options(page).last().innerText()).toBe("Near me, open now");
});

test("nothing found is said", async () => {
  const { page, open } = await withConsent();
  await open("/en");
  await field(page).fill("qqqqxxxx");
  await page.getByText("No results for “qqqqxxxx”").waitFor();
  await field(page).press("Enter");
  await page.getByText("Nothing here. Just a bicycle.").waitFor();
});

test("what is typed before the suggestions are there stays, and so does the focus", async () => {
  const { page, open } = await withConsent();
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/search-suggestions-*.js", async (route) => {
    await isFree;
    await route.continue();
  });
  await open("/en/about");
  await field(page).click();
  const before = await field(page).elementHandle();
  await page.keyboard.type("utre");
  expect(await list(page).count()).toBe(0);
  letGo();
  await list(page).getByRole("group", { name: "Towns" }).waitFor();
  await page.keyboard.type("cht");
  expect(await before?.inputValue()).toBe("utrecht");
  expect(await before?.evaluate((input) => input.isConnected && input === document.activeElement)).toBe(true);
});

test("while suggestions fail that is said, and the form still searches", async () => {
  const { page, open } = await withConsent({ expected: [/ERR_FAILED/] });
  await page.route("**/api/autocomplete*", (route) => route.abort());
  await open("/en/about");
  await field(page).fill("ballonnetje");
  await page.getByText("Suggestions couldn’t be loaded.").waitFor();
  await field(page).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Ballonnetje" }).waitFor();
});

test.each(["light", "dark"] as const)(
  "the open list has no barrier that a machine can find: %s",
  async (colorScheme) => {
    const { page, open } = await withConsent({ colorScheme, reducedMotion: "reduce" });
    await open("/en/about");
    await field(page).fill("utre");
    await list(page).getByRole("group", { name: "Shops" }).waitFor();
    await field(page).press("ArrowDown");
    const { violations } = await new AxeBuilder({ page }).include("form[role=search]").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual(
      [],
    );
  },
);

test("on a phone the list is as wide as the screen and ends where the keyboard would begin", async () => {
  const { page, open } = await withConsent({ viewport: { width: 360, height: 420 }, hasTouch: true });
  await open("/en");
  await field(page).tap();
  await field(page).pressSequentially("amst");
  await list(page).getByRole("group", { name: "Towns" }).waitFor();
  await expect
    .poll(() =>
      list(page).evaluate((element) => {
        const { left, right, bottom, height } = (
          element.parentElement as HTMLElement
        ).getBoundingClientRect();
        return { left, right, endsWithScreen: Math.abs(bottom - innerHeight) <= 1, isHigh: height > 250 };
      }),
    )
    .toEqual({ left: 0, right: 360, endsWithScreen: true, isHigh: true });
});

test("who sends off the name of a product or a brand is led to it, without JavaScript too", async () => {
  const { page } = await withConsent({ javaScriptEnabled: false });
  await page.goto("/en");
  await page.getByLabel("Coffeeshop, town, product or brand").fill("sensi seeds");
  await page.getByRole("button", { name: "Search" }).click();
  // A shop is called so too.
  const found = page.getByRole("region", { name: "Brands" });
  await found.getByRole("link", { name: /^Sensi Seeds/ }).click();
  await page.getByRole("heading", { level: 1, name: "Sensi Seeds" }).waitFor();

  await page.goto("/en/coffeeshops?q=jack+herer");
  await page.getByRole("heading", { level: 1, name: "Jack Herer" }).waitFor();
});
