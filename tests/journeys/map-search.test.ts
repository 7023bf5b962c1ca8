import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { bboxOf, mapRuns, PHONE, pressOnMap, visitorsAtMap } from "../support/at-map.ts";

const { atMap } = visitorsAtMap();

const field = (page: Page) => page.getByRole("main").getByRole("combobox");
const option = (page: Page, name: RegExp) => page.getByRole("option", { name }).first();
const heading = (page: Page, name: RegExp) => page.getByRole("main").getByText(name).first();

describe("the search of the map", () => {
  test("takes the map to a park that was typed and sent off, says so, and keeps to what is open", async () => {
    const page = await atMap("/en/map/amsterdam?open=now", PHONE);
    await pressOnMap(page, "+");
    await field(page).fill("vondelpark");
    await field(page).press("Enter");
    await page.waitForURL("**/en/map/amsterdam?open=now&from=vondelpark");
    await heading(page, /^Around Vondelpark · \d+ open$/).waitFor();
    await mapRuns(page);
    expect(await field(page).inputValue()).toBe("Vondelpark");

    // From another part of the map it leads there again.
    await pressOnMap(page, "ArrowLeft");
    await field(page).fill("vondelpark");
    await field(page).press("Enter");
    await heading(page, /^Around Vondelpark · \d+ open$/).waitFor();
    await mapRuns(page);
    await pressOnMap(page, "+");
    const [west = 0, , east = 0] = bboxOf(page);
    expect((west + east) / 2).toBeCloseTo(4.868, 2);
  });

  test("shows a suggested street, town and shop on the map", async () => {
    const page = await atMap("/en/map?open=now", PHONE);
    await field(page).click();
    await field(page).pressSequentially("damrak");
    await option(page, /^Damrak/).click();
    await page.waitForURL("**/en/map/amsterdam?open=now&from=damrak");
    await heading(page, /^Around Damrak · \d+ open$/).waitFor();

    await field(page).fill("utrech");
    await option(page, /^Utrecht\b/).click();
    await page.waitForURL("**/en/map/utrecht?open=now");
    await heading(page, /^Utrecht · \d+ open$/).waitFor();

    await field(page).fill("barraka");
    await option(page, /^Barraka/).click();
    await page.waitForURL("**/en/map/barraka");
    await page.getByRole("dialog", { name: "Barraka" }).waitFor();
  });

  test("leads to the shop at an address, and to the street where no shop has it", async () => {
    const page = await atMap("/en/map", PHONE);
    await field(page).fill("damrak 1 amsterdam");
    await field(page).press("Enter");
    await page.waitForURL(/\/en\/map\/(amsterdam\?from=damrak|[a-z0-9-]+)$/);
    await mapRuns(page);
  });

  test("shows a street with a number in one of the towns that have it, and says the others", async () => {
    const page = await atMap("/en/map", PHONE);
    await field(page).click();
    await field(page).pressSequentially("damstraat 10");
    await option(page, /^Damstraat.*Street · Utrecht/s).waitFor();
    expect(await page.getByRole("option", { name: /menu|not the map/ }).count()).toBe(0);
    await field(page).press("Enter");
    await page.waitForURL(/\/en\/map\/[a-z-]+\?from=damstraat[a-z-]*&find=damstraat\+10$/);
    await heading(page, /^Around Damstraat · /).waitFor();
    await heading(page, /^Damstraat in other towns:/).waitFor();
    const others = page.getByRole("status").filter({ hasText: "in other towns" }).getByRole("link");
    const town = await others.first().innerText();
    await others.first().click();
    await page.waitForURL(new RegExp(`/en/map/${town.toLowerCase()}\\?from=damstraat[a-z-]*$`));
  });

  test("says of a word that it does not know it, and stays where it was", async () => {
    const page = await atMap("/en/map/utrecht?open=now", PHONE);
    await pressOnMap(page, "+");
    const there = bboxOf(page);
    await field(page).fill("xyzzyq");
    await field(page).press("Enter");
    await page.getByRole("status").filter({ hasText: "“xyzzyq” isn’t on the map." }).waitFor();
    expect(bboxOf(page)).toEqual(there);
    expect(new URL(page.url()).pathname).toBe("/en/map/utrecht");
    expect(new URL(page.url()).searchParams.get("open")).toBe("now");
    expect(await page.getByRole("button", { name: "Zoom in" }).count()).toBe(1);
  });

  test("says of a strain that it is no place, and leads to its page only when that is pressed", async () => {
    const page = await atMap("/en/map/utrecht", PHONE);
    await field(page).fill("jack herer");
    expect(await option(page, /^Jack Herer/).innerText()).toContain("Its page, not the map");
    await field(page).press("Enter");
    await page.getByRole("status").filter({ hasText: "“jack herer” isn’t a place on the map." }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/en/map/utrecht");
    await page.getByRole("main").getByRole("link", { name: "See Jack Herer" }).click();
    await page.waitForURL("**/en/weed/jack-herer");
  });

  test("fits the map to the shops that have a word in their name", async () => {
    const page = await atMap("/en/map/utrecht", PHONE);
    await field(page).fill("bulldog");
    await field(page).press("Enter");
    await page.waitForURL(/\/en\/map\?q=bulldog$/);
    await heading(page, /^\d+ (coffee)?shops in view$/).waitFor();
    await mapRuns(page);
    await pressOnMap(page, "+");
    const [west = 0, south = 0, east = 0, north = 0] = bboxOf(page);
    expect([(west + east) / 2, (south + north) / 2].map((degrees) => Math.round(degrees))).toEqual([5, 52]);
    expect(east - west).toBeLessThan(0.5);
  });
});
