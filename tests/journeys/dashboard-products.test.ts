import { expect, test } from "vitest";
import { foundOnScreens, withAxe } from "../support/axe.ts";
import { isHydrated } from "../support/journey.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const LIST = "/dashboard/products";

interface Menu {
  rev: string;
  headings: { title: string | null; lines: object[] }[];
}

test("a moderator mends the strength of a product, reads it on its page, and brings back what stood", async () => {
  const { page, open } = await member("Eva", LIST, { expected: [/status of 400/] });
  await open(`/en${LIST}?q=Polderklei`);
  await page.getByRole("table").getByRole("link", { name: "Polderklei" }).click();
  await page.locator("form#editor").waitFor();
  const thc = page.getByLabel(/^THC/).first();
  await thc.fill("140");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").getByText(/^THC/).waitFor();
  expect(await thc.inputValue()).toBe("140");
  await thc.fill("23.5");
  const method = page.getByLabel(/^How this is known/);
  const way = await method.locator("option", { hasText: "Measured in a lab" }).getAttribute("value");
  await method.selectOption(way);
  await page.getByLabel(/^Measured or read on/).fill("2026-08");
  await page.getByRole("button", { name: "Save" }).click();
  await page
    .getByRole("status")
    .getByText(/^Saved/)
    .waitFor();
  const { page: ofGuest } = await member("Noor", "/hash/sample-polderklei");
  await ofGuest.getByText(/23\.5/).first().waitFor();
  await page.getByRole("button", { name: "Restore what stood before" }).first().click();
  expect(await thc.inputValue()).toBe("");
});

test("a moderator says of names on menus what they are, by the keyboard, and takes one back", async () => {
  const { page } = await member("Eva", `${LIST}/names`);
  await isHydrated(page);
  const names = page.getByRole("link", { name: /shop/ });
  const first = page.getByRole("heading", { level: 2 }).first();
  const before = await first.textContent();
  await page.getByRole("button", { name: "Not a product" }).click();
  await expect.poll(() => first.textContent()).not.toBe(before);
  await page.keyboard.press("u");
  await page.getByRole("link", { name: new RegExp(`^${before} \\d`) }).waitFor();
  expect(await names.count()).toBeGreaterThan(1);
});

test("what a moderator said of a name stands below the names afterwards, and is undone there", async () => {
  const { page } = await member("Eva", `${LIST}/names`);
  await isHydrated(page);
  const first = page.getByRole("heading", { level: 2 }).first();
  const name = await first.textContent();
  await page.getByRole("button", { name: "Not a product" }).click();
  await page.getByRole("button", { name: "Do it now" }).click();
  await page.getByText(`“${name}” is not a product.`).waitFor();
  await page.getByRole("button", { name: `Undo: ${name}` }).click();
  await page.getByRole("link", { name: new RegExp(`^${name} \\d`) }).waitFor();
  expect(await page.getByText(`“${name}” is not a product.`).count()).toBe(0);
});

test("a name of what its shop has on the menu already says so below, with the way there, and is undone: in German, on a phone", async () => {
  const { page: ofOwner } = await member("Sjaak", "/dashboard");
  const { _id: shop } = await callAs(ofOwner, "getshop?url=sample-de-slapende-reiger");
  const menu = (await callAs(ofOwner, `dashboard/menus?shop=${String(shop)}`)) as unknown as Menu;
  const headings = menu.headings.map(({ title, lines }, place) => ({
    title,
    lines: [...lines, ...(place === 0 ? [{ name: "Wiebelstoele", availability: "yes", ladder: [] }] : [])],
  }));
  await callAs(ofOwner, "dashboard/menus", { shop, rev: menu.rev, headings }, "PATCH");
  const { page, open } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Eva", `${LIST}/names`, { ...options, locale: "de" }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await open(`/de${LIST}/names`);
  await isHydrated(page);
  await page.getByRole("link", { name: /^Wiebelstoele/ }).click();
  await page.getByRole("heading", { level: 2, name: "Wiebelstoele" }).waitFor();
  await page.getByRole("button", { name: /^Wiebelstoel ·/ }).click();
  await page.getByRole("button", { name: "Jetzt ausführen" }).click();
  await page.getByText(/^Wiebelstoel steht schon auf der Karte von/).waitFor();
  const way = page.getByRole("link", { name: "De Slapende Reiger" }).last();
  expect(await way.getAttribute("href")).toMatch(/\/coffeeshop\/sample-de-slapende-reiger#menu$/);
  expect(await foundOnScreens(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.getByRole("button", { name: "Rückgängig: Wiebelstoele" }).click();
  await page.getByRole("link", { name: /^Wiebelstoele/ }).waitFor();
  expect(await page.getByText(/steht schon auf der Karte von/).count()).toBe(0);
});

test.each(["nl", "pl"])("axe finds nothing beside the names, nor does 320 px: %s", async (locale) => {
  const { page, context } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Eva", `${LIST}/names`, { ...options, locale }),
  );
  await page.reload();
  expect(await foundOnScreens(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sticksOut(page)).toEqual([]);
  await context.close();
});

test("a moderator filters products as visitors do, reads what was asked, and leaves one filter out", async () => {
  const { page } = await member("Mo", "/dashboard/products?type=weed", { locale: "nl" });
  await isHydrated(page);
  await page.getByRole("button", { name: /^Filters/ }).click();
  const effects = page.getByRole("navigation", { name: "Effect" });
  await effects.getByRole("link", { name: "Slaperig" }).click();
  await page.waitForURL(/effect=sleepy/);
  // The address changes a moment before the links that go on from it.
  const chosen = page.getByRole("list", { name: "Gekozen filters" });
  await chosen.getByRole("link", { name: /^Effect/ }).waitFor();
  await page
    .getByRole("navigation", { name: "Te koop" })
    .getByRole("link", { name: "Op geen enkel menu" })
    .click();
  await page.waitForURL(/sold=nowhere/);
  const told = page.getByText(
    /^\d[\d.]*\svan\s\d[\d.]*\s·\sWiet,\sTe\skoop:\sOp\sgeen\senkel\smenu,\sEffect:\sSlaperig$/,
  );
  await told.waitFor();
  const count = async () => Number((await told.textContent())?.split(/\s/)[0]?.replace(".", ""));
  const narrow = await count();
  expect(await chosen.getByRole("link").count()).toBe(3);
  await chosen.getByRole("link", { name: /^Te koop/ }).click();
  await page.waitForURL((url) => !url.searchParams.has("sold"));
  const wide = page.getByText(/^\d[\d.]*\svan\s\d[\d.]*\s·\sWiet,\sEffect:\sSlaperig$/);
  await wide.waitFor();
  expect(Number((await wide.textContent())?.split(/\s/)[0]?.replace(".", ""))).toBeGreaterThan(narrow);
  // A brand is looked up by its name.
  await page.getByRole("searchbox", { name: /^Merk of kweker/ }).fill("bijna");
  await page.getByRole("button", { name: /Bakkerij Bijna/ }).click();
  await page.waitForURL(/brand=sample-bakkerij-bijna/);
  await chosen.getByRole("link", { name: /Bakkerij Bijna/ }).waitFor();
});
