import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { PERSONAS } from "#db/demo/personas.ts";
import type { EmbeddedServer } from "#platform/database/embedded/embedded-server.ts";
import { startEmbedded } from "#platform/database/embedded/start-embedded.ts";
import { accountOfIdentity } from "#features/accounts/server/account-of-identity.ts";
import { hashOfSecret } from "#features/accounts/server/secret.ts";
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

async function isLiving(token: string | null): Promise<boolean> {
  const answer = await fetch(`${inject("journeys").origin}/api/profile`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.ok;
}

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
  expect(await isLiving(token)).toBe(false);
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
  ["#problem=contested", "held the logins of two people"],
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

test("a link with somebody else’s sign-in lets nobody in: it counts in the browser that began it", async () => {
  // Their own page does not exchange it.
  const theirs = await withConsent({ javaScriptEnabled: false });
  await theirs.page.goto("/auth/google?method=login&locale=en&path=/about");
  await choose(theirs.page, "Noor");
  await theirs.page.waitForURL(/\/login#code=/);
  const mine = await withConsent({ expected: [/status of 400/] });
  await mine.page.goto(theirs.page.url());
  await mine.page.getByText("began in another browser").waitFor();
  expect(await tokenIn(mine.page)).toBeNull();
  expect((await mine.context.cookies()).find(({ name }) => name === "auth_token")).toBeUndefined();
});

test("whoever comes back as somebody else is asked first, and is who they were until they answer", async () => {
  // The page of who was logged in may still ask for their notices while their session ends.
  const { page } = await withConsent({ expected: [/status of 409/, /status of 401/] });
  const comeAs = async (persona: string) => {
    await page.goto("/auth/google?method=login&locale=en&path=/about");
    await choose(page, persona);
  };
  await comeAs("Sam de Sample");
  await page.waitForURL((url) => url.pathname === "/en/about");
  const token = await tokenIn(page);

  await comeAs("Noor");
  await page.getByRole("heading", { name: "Switch accounts?" }).waitFor();
  expect(await tokenIn(page)).toBe(token);
  await page.getByRole("button", { name: "Stay logged in as Sam de Sample" }).click();
  await page.getByText("You’re logged in as Sam de Sample.").waitFor();
  expect(await tokenIn(page)).toBe(token);

  await comeAs("Noor");
  await page.getByRole("button", { name: "Switch accounts" }).click();
  await page.waitForURL((url) => url.pathname === "/en/about");
  await menuOf(page, "Your account: Noor").waitFor();
  expect(await tokenIn(page)).not.toBe(token);
  expect(await isLiving(token)).toBe(false);
});

describe("when the cookie has another token than the page’s host", () => {
  async function loggedIn(persona: string) {
    const journey = await withConsent();
    await journey.page.goto("/auth/google?method=login&locale=en&path=/about");
    await choose(journey.page, persona);
    await journey.page.waitForURL((url) => url.pathname === "/en/about");
    await isHydrated(journey.page);
    return { ...journey, token: (await tokenIn(journey.page)) ?? "" };
  }

  const setCookie = (context: BrowserContext, value: string) =>
    context.addCookies([{ name: "auth_token", value, url: inject("journeys").origin }]);

  test("of another person, nobody is logged in, nothing is sent as the other, and one logs in anew", async () => {
    const other = await loggedIn("Noor");
    const { page, context, requests, token } = await loggedIn("Sam de Sample");
    await setCookie(context, other.token);
    const before = requests.length;
    await page.goto("/en/coffeeshops");
    await page.getByText("held the logins of two people").waitFor();
    expect(new URL(page.url()).searchParams.get("path")).toBe("/coffeeshops");
    expect(await tokenIn(page)).toBeNull();
    expect((await context.cookies()).find(({ name }) => name === "auth_token")).toBeUndefined();
    expect([await isLiving(token), await isLiving(other.token)]).toEqual([false, true]);
    const asOther = requests
      .slice(before)
      .filter((request) => request.headers().authorization === `Bearer ${other.token}`)
      .map((request) => new URL(request.url()).pathname);
    expect(asOther).toEqual(["/api/profile"]);
  });

  test("because they logged in anew elsewhere, that one is taken", async () => {
    const { page, context } = await loggedIn("Sam de Sample");
    const again = await loggedIn("Sam de Sample");
    await setCookie(context, again.token);
    await page.goto("/en/coffeeshops");
    await page.waitForFunction((token) => localStorage.getItem("auth_token") === token, again.token);
    await menuOf(page, "Your account: Sam de Sample").waitFor();
  });

  test("none, the copy is forgotten at the next page", async () => {
    const { page, context, open } = await loggedIn("Sam de Sample");
    await context.clearCookies({ name: "auth_token" });
    await open("/en/coffeeshops");
    expect(await tokenIn(page)).toBeNull();
  });
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
    const browserHash = hashOfSecret("this browser");
    const code = await makeSignInCode(database, { accountId, path: "/about", isNew: false, browserHash });
    await context.addCookies([
      { name: "sign-in", value: "this browser", domain: "pl.highstreet.test", path: "/" },
    ]);
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
