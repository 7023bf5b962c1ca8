import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { mapRuns, PHONE, visitorsAtMap } from "../support/at-map.ts";
import { chooseAtProvider } from "../support/journey-of-member.ts";

const { atMap, newVisitor } = visitorsAtMap();

const zonesSwitch = (page: Page) => page.getByRole("button", { name: "No-smoking zones" });
const zones = (page: Page) => page.getByRole("list", { name: "No-smoking zones in view" });

test("a visitor switches the zones on in Amsterdam, reads where smoking is forbidden, and who says so", async () => {
  const page = await atMap("/en/map/amsterdam");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  expect(await zonesSwitch(page).getAttribute("aria-pressed")).toBe("false");
  await zonesSwitch(page).press("Enter");
  await zones(page).getByText("Smoking cannabis outdoors is forbidden in this area.").waitFor();
  const words = await zones(page).innerText();
  for (const told of ["Blowverbodsgebied BVG0001, Amsterdam", "api.data.amsterdam.nl", "8 August 2026"])
    expect(words).toContain(told);
  expect(await zonesSwitch(page).getAttribute("aria-pressed")).toBe("true");
  expect(asked.filter((address) => address.includes("/api/getzones"))).toHaveLength(1);
  await page.getByRole("button", { name: "Zoom in on it" }).click();
  await expect.poll(() => page.url()).toContain("bbox=");
  await zones(page).waitFor();
  await zonesSwitch(page).click();
  await expect.poll(() => zones(page).count()).toBe(0);
});

test("it stays on for the visit, is pressed on the map, and is offered where there are zones only", async () => {
  const page = await atMap("/en/map/amsterdam?bbox=4.897,52.3725,4.9005,52.3745", PHONE);
  await zonesSwitch(page).click();
  const folded = page.getByText("1 no-smoking zone", { exact: true });
  await folded.waitFor();
  // The view lies within the zone: wherever no shop stands, its words come.
  await expect
    .poll(
      async () => {
        if (await zones(page).isVisible()) return true;
        await page.locator("canvas").click({ position: { x: 60, y: 300 } });
        return zones(page).isVisible();
      },
      { interval: 1000 },
    )
    .toBe(true);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Map", exact: true })
    .filter({ visible: true })
    .click();
  await page.waitForURL("**/en/map");
  await mapRuns(page);
  await expect.poll(() => zonesSwitch(page).getAttribute("aria-pressed")).toBe("true");
  await page.goto("/en/map/maastricht");
  await mapRuns(page);
  expect(await zonesSwitch(page).count()).toBe(0);
});

test("an admin draws a zone by the keyboard alone, and the field has its corners", async () => {
  const page = await newVisitor();
  await page.goto(
    `/auth/google?${new URLSearchParams({ method: "login", locale: "en", path: "/dashboard/cities" })}`,
  );
  await chooseAtProvider(page, "Eva", "/en/dashboard/cities");
  await page.getByRole("searchbox").last().fill("markerwaard");
  await page.keyboard.press("Enter");
  await page.getByRole("table").getByRole("link", { name: "Markerwaard" }).click();
  await page.getByRole("button", { name: "Add a zone" }).press("Enter");
  await page.getByRole("button", { name: "Draw it on the map" }).press("Enter");
  const middle = page.getByRole("button", { name: "Set a corner in the middle" });
  const field = page.getByLabel("Corners");
  const lines = async () => (await field.inputValue()).split("\n").filter(Boolean);
  await mapRuns(page);
  for (const [place, key] of ["ArrowRight", "ArrowDown", "ArrowLeft"].entries()) {
    await middle.press("Enter");
    await expect.poll(async () => (await lines()).length).toBe(place + 1);
    // One after the other from the same middle: each goes its own way.
    for (let step = 0; step <= place; step += 1)
      await page.getByRole("button", { name: `Corner ${place + 1} of ${place + 1}` }).press(`Shift+${key}`);
  }
  await page.getByRole("button", { name: "Close the area" }).press("Enter");
  const drawn = await lines();
  expect(new Set(drawn).size).toBe(3);
  await page.getByRole("button", { name: "Corner 3 of 3" }).press("PageDown");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Corner 1 of 3");
  await page.keyboard.press("Delete");
  await expect.poll(lines).toEqual(drawn.slice(1));
  await page.getByText("An area has three corners or more.").waitFor();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(lines).toEqual(drawn);
});
