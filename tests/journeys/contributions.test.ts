import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isHydrated, type Journey, withConsent } from "../support/journey.ts";

/** A real shop whose hours nobody has told us. */
const SHOP = "/coffeeshop/barraka";
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

/** Somebody who has logged in, on a page. */
async function member(persona: string, path: string): Promise<Journey> {
  const started = await withConsent(PHONE);
  await started.page.goto(`/auth/google?${new URLSearchParams({ method: "login", locale: "en", path })}`);
  await choose(started.page, persona, `/en${path}`);
  return started;
}

/** At the demo's provider; it comes back to where one was. */
async function choose(page: Page, persona: string, path: string): Promise<void> {
  await page.waitForURL(/demo-provider/);
  await page.getByRole("link", { name: persona }).click();
  await page.waitForURL((url) => url.pathname === path);
  await isHydrated(page);
}

/** A call of the API as whoever is logged in on this page. */
function call(page: Page, name: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([path, sent]) => {
      const answer = await fetch(`/api/${path}`, {
        method: sent ? "POST" : "GET",
        body: sent && JSON.stringify(sent),
        headers: {
          authorization: `Bearer ${localStorage.getItem("auth_token")}`,
          ...(sent && { "content-type": "application/json" }),
        },
      });
      return (await answer.json()) as unknown;
    },
    [name, body] as const,
  );
}

test("a visitor enters the hours of a real shop, logs in, and once an admin took them it is open now", async () => {
  const { page, open } = await withConsent(PHONE);
  await open(`/en${SHOP}`);
  await page.getByText("Hours not known.").waitFor();
  await page.getByRole("button", { name: "Add the hours" }).click();
  const sheet = page.getByRole("dialog", { name: "Opening hours" });
  await sheet.getByLabel("Opens").fill("00:00");
  await sheet.getByLabel("Closes").fill("00:00");
  await sheet.getByText("24/7").waitFor();
  await sheet.getByRole("button", { name: "Send" }).click();
  await page.getByRole("dialog", { name: "Log in to continue" }).getByRole("link", { name: "Google" }).click();
  const sent = page.waitForResponse((response) => response.url().endsWith("/api/suggestchange"));
  await choose(page, "Noor", `/en${SHOP}`);
  const { changes } = (await (await sent).json()) as { changes: { _id: string; state: string }[] };
  expect(changes).toMatchObject([{ state: "pending" }]);

  const { page: ofAda } = await member("Ada", "/profile");
  for (const { _id: changeId } of changes)
    expect(await call(ofAda, "approvechange", { changeId, approve: true })).toEqual({});
  await page.reload();
  await isHydrated(page);
  await page
    .getByText(/^Open\b/)
    .first()
    .waitFor();
  expect(await page.getByText("Hours not known.").count()).toBe(0);
  // Whoever told it does not confirm it; somebody else does.
  const { page: ofSam } = await member("Sam de Sample", SHOP);
  await ofSam
    .getByRole("group", { name: "Still right? Opening hours" })
    .getByRole("button", { name: "Still so" })
    .click();
  await ofSam.getByText("Thanks, noted.", { exact: true }).waitFor();
});
