import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { callAs, member } from "../support/journey-of-member.ts";
import { withConsent } from "../support/journey.ts";

const LIST = "/dashboard/doublestrains";
const [WINNER, LOSER] = ["wiebelstoel", "zondagskind-op-maandag"];

/** The number of a strain, as the editor of its weed knows it. */
async function strainOf(page: Page, slug: string, name: string): Promise<string> {
  const { items } = (await callAs(page, `dashboard/products?q=${encodeURIComponent(name)}`)) as {
    items: { slug: string; strain: { _id: string } | null }[];
  };
  return items.find((item) => item.slug === `sample-${slug}`)?.strain?.["_id"] ?? "";
}

/** Where a guest arrives who asks for the page of the one that goes. */
async function arrivesAt(): Promise<string> {
  const { page, context, open } = await withConsent({ locale: "en-GB" });
  await open(`/en/weed/sample-${LOSER}`);
  const { pathname } = new URL(page.url());
  await context.close();
  return pathname;
}

test("from the editor of a strain one comes to the strains, and not to the first pair of any kind", async () => {
  const { page, open } = await member("Eva", LIST);
  await open(`/en${LIST}?kind=strain`);
  const first = page.getByRole("heading", { level: 2, name: /^Are .* the same\?$/ });
  const nameOfFirst = /^Are (.*) and .* the same\?$/.exec((await first.textContent()) ?? "")?.[1] ?? "";
  const strains = (await callAs(page, "dashboard/doublestrains?kind=strain"))["items"] as {
    one: { name: string };
    other: { name: string };
  }[];
  const names = strains.flatMap(({ one, other }) => [one.name, other.name]);
  expect(names).toContain(nameOfFirst);
});

test("an admin merges two strains by the keyboard, guests of the old address arrive at the new one, and undone both are back", async () => {
  const { page, open } = await member("Eva", LIST);
  const one = await strainOf(page, WINNER, "Wiebelstoel");
  const other = await strainOf(page, LOSER, "Zondagskind");
  const said = await callAs(page, "dashboard/doublestrains", { kind: "strain", one, other });
  await open(`${LIST}?id=${String(said["_id"])}`);
  await page.getByRole("heading", { name: "Wat verhuist" }).waitFor();
  await page.getByText("Adressen die vanaf dan naar").waitFor();
  await open(`/en${LIST}?id=${String(said["_id"])}`);
  await page.getByRole("heading", { name: /^Are .* the same\?$/ }).waitFor();
  await page.getByRole("button", { name: /^Merge:/ }).waitFor();
  if (await page.getByRole("button", { name: /^Merge: Wiebelstoel/ }).isVisible())
    await page.getByRole("button", { name: /^Swap/ }).press("Enter");
  await page.getByRole("button", { name: /^Merge: Zondagskind op Maandag becomes Wiebelstoel/ }).waitFor();
  await page.getByText(`/weed/sample-${LOSER}`, { exact: true }).waitFor();
  await page.keyboard.press("a");
  await page.getByRole("button", { name: "Do it now" }).press("Enter");
  const undo = page.getByRole("button", { name: "Undo: Zondagskind op Maandag and Wiebelstoel" });
  await undo.waitFor();
  await page.getByText("What moved:").first().waitFor();
  expect(await arrivesAt()).toBe(`/en/weed/sample-${WINNER}`);
  await undo.press("Enter");
  await undo.waitFor({ state: "detached" });
  const focused = () => page.evaluate(() => document.activeElement?.querySelector("h2")?.textContent);
  await expect.poll(focused).toBe("Merged in the last 30 days");
  await expect.poll(arrivesAt, { timeout: 20_000 }).toBe(`/en/weed/sample-${LOSER}`);
});
