import { expect, test } from "vitest";
import { foundOnScreens, withAxe } from "../support/axe.ts";
import { isHydrated } from "../support/journey.ts";
import { member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, reducedMotion: "reduce" } as const;
/** Chromium writes a refused call to the console by itself. */
const REFUSED = /status of 403/;
const SUSPENDED = /^Your account is suspended until/;

test("an admin suspends somebody, whose open page says so and saves nothing; once it is lifted, it saves again", async () => {
  const { page } = await withAxe({ ...PHONE, expected: [REFUSED] }, (options) =>
    member("Mo", "/profile", options),
  );
  const bio = page.getByLabel(/^A few words about you/);
  const save = async (text: string) => {
    await bio.fill(text);
    const answer = page.waitForResponse((response) => response.url().endsWith("/api/editprofile"));
    await page.locator("form", { has: bio }).getByRole("button", { name: "Save" }).click();
    return (await answer).status();
  };
  expect(await save("I like canals.")).toBe(200);

  const { page: ofAda, open } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Ada", "/dashboard/users", options),
  );
  // The first page was there before axe.
  await open("/en/dashboard/users?q=mo+sample");
  await ofAda
    .getByRole("link", { name: /^Mo Sample/ })
    .first()
    .click();
  await ofAda.waitForURL(/users\/user/);
  await isHydrated(ofAda);
  const form = ofAda.locator("form", { has: ofAda.getByLabel("For how long") });
  await form.getByLabel("Reason").selectOption({ label: "Hate, insults or threats" });
  await form.getByLabel("For how long").selectOption("7 days");
  await form.getByLabel(/^The facts/).fill("Called other guests names, three times.");
  await form.getByRole("button", { name: "Suspend" }).click();
  await ofAda.getByText(/^Suspended until/).waitFor();
  expect(await foundOnScreens(ofAda)).toEqual([]);

  expect(await save("And bridges.")).toBe(403);
  // What was typed stays, and the page says why.
  expect(await bio.inputValue()).toBe("And bridges.");
  await page.getByText(SUSPENDED).waitFor();
  expect(await sticksOut(page)).toEqual([]);
  await page.getByRole("link", { name: "The facts, and how to appeal" }).click();
  await page.getByText("Called other guests names, three times.").waitFor();

  await ofAda.getByRole("button", { name: "Lift the suspension" }).click();
  await ofAda.getByRole("button", { name: "Suspend", exact: true }).waitFor();
  await page.goto("/en/profile");
  await isHydrated(page);
  expect(await page.getByText(SUSPENDED).count()).toBe(0);
  expect(await save("And bridges.")).toBe(200);
});

test("one admin proposes somebody as an admin, and another reads of it on the overview and declines, in Dutch and in German", async () => {
  const { page: ofAda } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Ada", "/dashboard/users", { ...options, locale: "nl" }),
  );
  await ofAda.goto("/dashboard/users?q=sjaak");
  await isHydrated(ofAda);
  await ofAda
    .getByRole("table")
    .getByRole("link", { name: /^Sjaak/ })
    .press("Enter");
  await ofAda.waitForURL(/users\/user/);
  const propose = ofAda.getByRole("button", { name: "Voorstellen als admin" });
  await propose.press("Enter");
  // Who signed in moments ago is not asked to do it again.
  await ofAda.getByText(/^Jij stelt voor dat Sjaak .* admin wordt/).waitFor();
  expect(await foundOnScreens(ofAda)).toEqual([]);
  expect(await ofAda.getByRole("button", { name: /^Akkoord/ }).count()).toBe(0);

  const { page: ofEva } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Eva", "/dashboard", { ...options, locale: "de" }),
  );
  await ofEva.getByRole("link", { name: /^Ada .* schlägt Sjaak .* als Admin vor$/ }).press("Enter");
  await ofEva.waitForURL(/users\/user/);
  await isHydrated(ofEva);
  await ofEva.getByRole("button", { name: /^Zustimmen: Sjaak .* wird Admin$/ }).waitFor();
  expect(await sticksOut(ofEva)).toEqual([]);
  await ofEva.getByRole("button", { name: "Ablehnen" }).press("Enter");
  await ofEva.getByRole("button", { name: "Als Admin vorschlagen" }).waitFor();
  await ofAda.reload();
  await isHydrated(ofAda);
  await propose.waitFor();
});
