import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { PERSONAS } from "#db/demo/personas.ts";
import type { EmbeddedServer } from "#platform/database/embedded/embedded-server.ts";
import { startEmbedded } from "#platform/database/embedded/start-embedded.ts";
import { accountOfIdentity } from "#features/accounts/server/account-of-identity.ts";
import { makeSignInCode } from "#features/accounts/server/sign-in-code.ts";
import { openDatabase, type OpenDatabase } from "#platform/database/open-database.ts";
import { isHydrated, pressUntilAnswered, withConsent } from "../support/journey.ts";
import { type RunningSite, startSite } from "../support/journeys-site.ts";

const PHONE = { width: 360, height: 780 };

/** What Chromium writes by itself when a call answers 401. */
const REFUSED = [/status of 401/];

/** At the demo's provider, the way a persona comes back. */
async function choose(page: Page, persona: string): Promise<void> {
  await page.waitForURL(/demo-provider/);
  await page.getByRole("link", { name: persona }).click();
}

/** The button that opens the menu of whoever is logged in. */
const menuOf = (page: Page, words: string) =>
  page.getByRole("banner").locator("summary").filter({ hasText: words });

const tokenIn = async (page: Page) => page.evaluate(() => localStorage.getItem("auth_token"));

test.each([
  ["nl", "", { login: "Inloggen", door: "Verder met Google", menu: "Je account: ", out: "Uitloggen" }],
  [
    "pl",
    "/pl",
    { login: "Zaloguj się", door: "Kontynuuj przez Google", menu: "Twoje konto: ", out: "Wyloguj się" },
  ],
])("in %s one logs in where one is, and out again", async (_locale, prefix, words) => {
  const { page, context, open } = await withConsent({ viewport: { width: 1280, height: 800 } });
  await open(`${prefix}/deals?page=1`);
  await page.getByRole("banner").getByRole("link", { name: words.login }).click();
  await page.getByRole("link", { name: words.door }).click();
  expect(await page.getByRole("link").count()).toBe(PERSONAS.length + 1);
  await choose(page, "Noor");
  await page.waitForURL((url) => url.pathname === `${prefix}/deals`);
  await isHydrated(page);
  const token = await tokenIn(page);
  expect(token).toMatch(/^[\w-]{43}$/);
  const cookie = (await context.cookies()).find(({ name }) => name === "auth_token");
  expect(cookie).toMatchObject({ value: token, path: "/" });

  await menuOf(page, words.menu).click();
  await page.getByRole("button", { name: words.out }).click();
  await page.getByRole("banner").getByRole("link", { name: words.login }).waitFor();
  expect(new URL(page.url()).pathname).toBe(prefix || "/");
  expect(await tokenIn(page)).toBeNull();
  expect((await context.cookies()).find(({ name }) => name === "auth_token")).toBeUndefined();
  const answer = await fetch(`${inject("journeys").origin}/api/profile`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
});

test("on a phone the sheet leads there, and who has an account is not asked for their age", async () => {
  const { page, context, open } = await withConsent({ viewport: PHONE, hasTouch: true });
  await open("/en/coffeeshops");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Log in" }).click();
  await page.getByRole("link", { name: "Continue with Discord" }).click();
  await choose(page, "Sam de Sample");
  await page.waitForURL((url) => url.pathname === "/en/coffeeshops");
  await page.getByRole("button", { name: "You" }).waitFor();
  await context.clearCookies({ name: "ageandcookies" });
  await page.reload();
  await page.getByRole("button", { name: "You" }).waitFor();
  expect(await page.getByRole("dialog", { name: "Are you 18 or over?" }).count()).toBe(0);
});

test.each([
  ["#code=spent", "That took too long"],
  ["#problem=expired", "That took too long"],
  ["#problem=refused", "You cancelled before the end"],
  ["#problem=%3Cscript%3E", "isn’t working right now"],
])("who comes back with %s is told why, and can try again", async (hash, words) => {
  const { page, open } = await withConsent({ expected: [/status of 400/] });
  await open(`/en/login${hash}`);
  await page.getByText(words).waitFor();
  expect(page.url()).not.toContain("#");
  await page.getByRole("link", { name: "Continue with Google" }).waitFor();
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "/auth/google"])(
  "a way back to %s leads home",
  async (path) => {
    const { page, open } = await withConsent();
    await open(`/en/login?path=${encodeURIComponent(path)}`);
    const href = await page.getByRole("link", { name: "Continue with Google" }).getAttribute("href");
    expect(new URL(href ?? "", "http://x").searchParams.get("path")).toBe("/");
  },
);

test("a session that ended on an open page is told of in place, and goes on in a new tab", async () => {
  const { page, context } = await withConsent({ expected: REFUSED });
  await page.goto("/auth/google?method=login&locale=en&path=/about");
  await choose(page, "Noor");
  await page.waitForURL((url) => url.pathname === "/en/about");
  await isHydrated(page);
  const token = await tokenIn(page);
  await fetch(`${inject("journeys").origin}/api/logout`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  await page.evaluate(() => window.dispatchEvent(new Event("sessionended")));
  const dialog = page.getByRole("dialog", { name: "You’ve been logged out" });
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    dialog.getByRole("link", { name: "Continue with Google" }).click(),
  ]);
  await choose(tab, "Noor");
  await tab.getByText("You’re logged in as").waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(await tokenIn(page)).not.toBe(token);
});

describe("with a host for each language", () => {
  let site: RunningSite;
  let server: EmbeddedServer;
  let database: OpenDatabase;

  beforeAll(async () => {
    const { folder } = inject("testServer");
    const dataDir = join(folder, "hosts");
    await mkdir(dataDir, { recursive: true });
    server = await startEmbedded({ dataDir, isDurable: false });
    database = openDatabase({ connection: server.url, statementTimeoutMs: 10_000 });
    site = await startSite({
      dataDir: join(folder, "hosts-site"),
      host: "highstreet.test",
      settings: { DATABASE_URL: server.url, BASE_DOMAIN: "highstreet.test" },
    });
  }, 120_000);

  afterAll(async () => {
    await site.stop();
    await database.close();
    await server.stop();
  });

  test("a session holds on all of them, and ends on all of them", async () => {
    const { port } = new URL(site.origin);
    const home = `http://highstreet.test:${port}`;
    const answeredOrigins = ["pl", "de"].map((locale) => `http://${locale}.highstreet.test:${port}`);
    const { page, context } = await withConsent({
      site: { ...site, origin: home },
      baseURL: home,
      answeredOrigins,
      // Not with https here.
      expected: [/Cross-Origin-Opener-Policy/],
    });
    await context.addCookies([
      { name: "ageandcookies", value: "req", domain: ".highstreet.test", path: "/" },
    ]);
    const { accountId } = await accountOfIdentity(database, {
      provider: "google",
      subject: "hosts",
      locale: "pl",
    });
    const code = await makeSignInCode(database, { accountId, path: "/about", isNew: false });
    await page.goto(`http://pl.highstreet.test:${port}/login#code=${code}`);
    await page.waitForURL(`http://pl.highstreet.test:${port}/about`);
    await isHydrated(page);
    const token = await tokenIn(page);
    expect(token).toMatch(/^[\w-]{43}$/);
    // Their welcome, which they end.
    await pressUntilAnswered(
      page.getByRole("dialog").getByRole("button", { name: "Zamknij" }),
      "editprofile",
    );
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await page.goto(`http://de.highstreet.test:${port}/about`);
    await isHydrated(page);
    await menuOf(page, "Dein Konto: ").click();
    await page.getByRole("button", { name: "Abmelden" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Anmelden" }).waitFor();
    await page.goto(`http://pl.highstreet.test:${port}/about`);
    await page.getByRole("banner").getByRole("link", { name: "Zaloguj się" }).waitFor();
  });
});
