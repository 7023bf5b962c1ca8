import { expect, test } from "vitest";
import { found, foundOnScreens, withAxe } from "../support/axe.ts";
import { member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const LOG = "/dashboard/audit";
const SYSTEM = "/dashboard/system";
const REDIRECTS = "/dashboard/redirects";

test("an admin looks whether the log is whole, and a persona of the demo leads no address away", async () => {
  const { page, open } = await member("Eva", LOG, { expected: [/status of 40[03]/] });
  await page.getByRole("button", { name: "Check the log" }).click();
  await page.getByText("All as they were written.").waitFor();
  await page.getByLabel("Who", { exact: true }).fill("nobody at all");
  await page.getByRole("button", { name: "Show these" }).click();
  await page.getByText("No such entry").waitFor();
  await page.getByRole("link", { name: "Show all" }).click();
  await page.waitForURL((url) => url.search === "");

  await open(`/en${REDIRECTS}`);
  await page.getByLabel("Old address").fill("/dashboard");
  await page.getByLabel("Leads to").fill("/coffeeshops");
  await page.getByRole("button", { name: "Add this redirect" }).click();
  await page.getByText("The site itself needs this address.").first().waitFor();
  expect(await page.getByLabel("Leads to").inputValue()).toBe("/coffeeshops");
  await page.getByLabel("Old address").fill("/an-old-address");
  await page.getByRole("button", { name: "Add this redirect" }).click();
  await page.getByText("People of the demo lead no real address away.").waitFor();
});

test.each([LOG, SYSTEM, REDIRECTS])("axe finds nothing in Dutch, nor does 320 px: %s", async (path) => {
  const { page, context, open } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Eva", path, { ...options, locale: "nl" }),
  );
  await open(path);
  expect(await foundOnScreens(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await found(page, ["color-contrast"])).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await context.close();
});
