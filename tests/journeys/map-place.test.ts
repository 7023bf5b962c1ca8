import { expect, test } from "vitest";
import { PHONE, visitorsAtMap } from "../support/at-map.ts";
import { isHydrated } from "../support/journey.ts";

const { newVisitor } = visitorsAtMap();

test("somebody puts the pin of a shop on its door by the keyboard, and the degrees follow", async () => {
  const page = await newVisitor(PHONE);
  await page.goto("/en/coffeeshop/sample-de-slapende-reiger");
  await isHydrated(page);
  await page.getByRole("button", { name: "Suggest a change" }).click();
  await page.getByRole("button", { name: "Place on the map" }).click();
  const longitude = page.getByLabel("Longitude");
  const before = Number(await longitude.inputValue());
  await page.getByRole("button", { name: "Put the pin on the door" }).click();
  const map = page.getByRole("dialog").locator("canvas");
  await map.waitFor();
  // MapLibre forgets a key that is pressed while the map gets its size (at-map.ts).
  await expect
    .poll(
      async () => {
        await map.press("ArrowRight");
        return Number(await longitude.inputValue());
      },
      { interval: 1000 },
    )
    .toBeGreaterThan(before);
  // Typed by hand it is another place than the map shows.
  await longitude.fill("5.1");
  await map.waitFor({ state: "detached" });
});
