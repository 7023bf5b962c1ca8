import { expect, test } from "vitest";
import { PHONE, visitorsAtMap } from "../support/at-map.ts";
import { IN_AMSTERDAM, packOf, takeAlong } from "../support/pocket.ts";

const { newVisitor } = visitorsAtMap();

test("without a network the map has its streets out of the pocket, and a line from the reader to the shop", async () => {
  await packOf("amsterdam");
  const page = await newVisitor(PHONE, {
    geolocation: IN_AMSTERDAM,
    permissions: ["geolocation"],
    locale: "en",
  });
  await page.goto("/en/pocket/amsterdam");
  await takeAlong(page, /^Take it along/);
  await page.context().setOffline(true);
  await page.goto("/en/pocket/amsterdam?view=map&nearme=true&shop=barraka");
  await page
    .getByRole("dialog", { name: "Barraka" })
    .getByText(/as the crow flies/)
    .waitFor();
  // The tiles are read by parts, which the worker cuts.
  const parts = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("map.pmtiles")).length,
    );
  await expect.poll(parts).toBeGreaterThan(4);
  expect(await page.getByText("The streets couldn’t be loaded").count()).toBe(0);
});
