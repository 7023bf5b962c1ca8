import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { builtFiles } from "#platform/http/static-files.ts";
import { isHydrated, type JourneyOptions, withConsent } from "../support/journey.ts";
import { sticksOut } from "../support/sticks-out.ts";

/** The console messages of browser and router about a lost network. */
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /^Failed to fetch manifest patches/];

/** A worker starts, stops and is replaced when the browser has time for it. */
const PATIENT = { timeout: 15_000 };

/** All other journeys go without a worker (tests/support/journey.ts), so that what fails there fails on the page. */
const withWorker = (more: JourneyOptions = {}) =>
  withConsent({ serviceWorkers: "allow", expected: OFFLINE, ...more });

/** Waits until the worker has filled its caches and controls this page too. */
async function workerOf(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

function registrationCount(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

/** The paths of all cached files, by the name of the cache. */
function kept(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });
}

/** A page is asked for again by the worker once it was open for some seconds. */
const pageIsKept = (page: Page, path: string) =>
  expect
    .poll(
      async () =>
        Object.entries(await kept(page)).flatMap(([name, paths]) => (name.includes("pages") ? paths : [])),
      PATIENT,
    )
    .toContain(path);

test("without a network a page nobody has loaded says so in the reader's language, and comes when it is back", async () => {
  const { page, context, open } = await withWorker();
  await page.goto("/pl/offline");
  const heading = page.getByRole("heading", { level: 1 });
  const words = await heading.innerText();
  await open("/pl");
  await workerOf(page);

  await context.setOffline(true);
  await page.goto("/pl/coffeeshops/amsterdam?open=now");
  expect(page.url()).toMatch(/\/pl\/coffeeshops\/amsterdam\?open=now$/);
  expect(await page.locator("html").getAttribute("lang")).toBe("pl");
  expect(await heading.innerText()).toBe(words);
  const looks = await heading.evaluate((element) => ({
    font: getComputedStyle(element).fontFamily,
    isLoaded: document.fonts.check("650 34px 'Bricolage Grotesque'"),
  }));
  expect(looks).toEqual({ font: expect.stringContaining("Bricolage Grotesque"), isLoaded: true });

  // By itself, without a press.
  await context.setOffline(false);
  await page.getByRole("heading", { level: 1, name: /Amsterdam/ }).waitFor();
  expect(page.url()).toMatch(/\/pl\/coffeeshops\/amsterdam\?open=now$/);
});

test("a language that was read last is there as well, and one that never was gets the one there is", async () => {
  const { page, context, open } = await withWorker();
  await open("/en");
  await workerOf(page);
  await open("/de");
  await expect.poll(async () => Object.values(await kept(page)).flat(), PATIENT).toContain("/de/offline");
  await context.setOffline(true);
  for (const [path, lang] of [
    ["/en/about", "en"],
    ["/de/about", "de"],
    ["/fr/about", "en"],
  ] as const) {
    await page.goto(path);
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
  }
});

test("whoever has a worker logs in, sees their own pages, and keeps nothing of them", async () => {
  const { page, open } = await withWorker();
  await open("/en/about");
  await workerOf(page);
  await page.goto("/en/login?path=/profile");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.waitForURL(/demo-provider/);
  await page.getByRole("link", { name: "Noor" }).click();
  await page.waitForURL((url) => url.pathname === "/en/profile");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await open("/en/profile?again");
  const paths = Object.values(await kept(page)).flat();
  expect(paths.filter((path) => path !== "/en/offline" && !path.startsWith("/assets/"))).toEqual([]);
});

test("nothing is kept but the offline page, files of the build and public pages that were open for a while", async () => {
  const { page, open } = await withWorker();
  await open("/en/coffeeshops/amsterdam");
  await workerOf(page);
  await pageIsKept(page, "/en/coffeeshops/amsterdam");
  await page.evaluate(() => fetch("/api/getcities").then((answer) => answer.text()));
  await open("/en/login");
  await open("/en/about");
  await pageIsKept(page, "/en/about");
  const paths = Object.values(await kept(page)).flat();
  expect(paths.filter((path) => !path.startsWith("/assets/")).toSorted()).toEqual([
    "/en/about",
    "/en/coffeeshops/amsterdam",
    "/en/offline",
  ]);
});

test("a page that was visited, by a link too, is read without a network, says of when it is, and is of now when the network is back", async () => {
  const { page, context, open } = await withWorker({ viewport: { width: 360, height: 780 } });
  await open("/pl/coffeeshops/amsterdam");
  await workerOf(page);
  await pageIsKept(page, "/pl/coffeeshops/amsterdam");
  const card = page.locator("main ul li:has(h2) a").first();
  const name = await card.innerText();
  await card.click();
  await page.waitForURL("**/pl/coffeeshop/**");
  const shop = new URL(page.url()).pathname;
  await pageIsKept(page, shop);

  await context.setOffline(true);
  // As from the home screen, in a new document.
  await page.goto(shop);
  const heading = page.getByRole("heading", { level: 1 });
  expect(await heading.innerText()).toBe(name);
  const notice = page.getByText(/^Jesteś offline.*Ta strona jest z/);
  await notice.waitFor();
  await isHydrated(page);
  expect(await sticksOut(page)).toEqual([]);
  // A link to another page that is here leads there, and one to a page that is not stays.
  await page.getByRole("link", { name: "Amsterdam" }).first().click();
  await page.waitForURL("**/pl/coffeeshops/amsterdam");
  await isHydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await page.getByRole("alert").waitFor();
  expect(page.url()).toMatch(/\/pl\/coffeeshops\/amsterdam$/);

  await context.setOffline(false);
  await notice.waitFor({ state: "detached" });
  expect(await page.locator("html").getAttribute("data-kept-at")).toBeNull();
});

test("where a page is not on the device the reader finds those that are, with their age", async () => {
  const { page, context, open } = await withWorker();
  await open("/de/about");
  await workerOf(page);
  await pageIsKept(page, "/de/about");
  await context.setOffline(true);
  await page.goto("/de/deals");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link") });
  await row.first().waitFor();
  expect(await row.count()).toBe(1);
  expect(await row.locator("time").innerText()).toMatch(/\d{4}/);
  await row.getByRole("link").click();
  await page.waitForURL("**/de/about");
  await page.getByText(/Stand vom/).waitFor();
});

test("what somebody visited while logged in is kept as everybody sees it, and goes when they log out", async () => {
  const { page, context, open } = await withWorker();
  await page.goto("/en/login?path=/coffeeshop/barraka");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.waitForURL(/demo-provider/);
  await page.getByRole("link", { name: "Noor" }).click();
  await page.waitForURL("**/en/coffeeshop/barraka");
  await workerOf(page);
  await pageIsKept(page, "/en/coffeeshop/barraka");
  const text = await page.evaluate(async () =>
    (await caches.match(location.href, { ignoreVary: true }))?.text(),
  );
  expect(text).toContain("Barraka");
  expect(text).not.toContain("Noor");
  await context.setOffline(true);
  await page.reload();
  await page.getByText("This page is as it was").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Barraka");
  await context.setOffline(false);
  await page.getByText("This page is as it was").waitFor({ state: "detached" });

  await page.goto("/en/profile");
  await isHydrated(page);
  await page.getByRole("button", { name: "Log out" }).last().click();
  await page.waitForURL((url) => url.pathname === "/en");
  expect(Object.values(await kept(page)).flat()).not.toContain("/en/coffeeshop/barraka");
  await open("/en/about");
});

test("a network that does not answer is waited for four seconds where the page is here", async () => {
  const { page, open } = await withWorker();
  await open("/en/about");
  await workerOf(page);
  await pageIsKept(page, "/en/about");
  // Of the worker, which asks for the page.
  await page.context().route("**/en/about", () => undefined);
  await page.goto("/en/about");
  await page.getByText("This page is as it was").waitFor();
});

test("a worker goes on with what the build before has, and what is older goes, but nothing that is not the worker's", async () => {
  const { page, open } = await withWorker();
  await page.goto("/en/offline");
  await page.evaluate(async () => {
    for (const name of ["worker-assets-oldest", "worker-assets-older", "city"]) await caches.open(name);
  });
  await open("/en");
  await workerOf(page);
  const names = Object.keys(await kept(page));
  expect(names).not.toContain("worker-assets-oldest");
  expect(names).toContain("worker-assets-older");
  expect(names).toContain("city");
});

test("switched off, the worker that a browser has forgets everything and goes", async () => {
  const files = (SERVICE_WORKER: boolean) =>
    builtFiles(fileURLToPath(new URL("../../build/client", import.meta.url)), { SERVICE_WORKER });
  let door = files(true);
  const all = new Hono().all("*", async (c) => {
    const file = await door.fetch(c.req.raw);
    return file.ok ? file : c.html('<link rel="icon" href="data:,"><p>A page');
  });
  const server = serve({ fetch: all.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { page } = await withWorker({
    site: { origin: baseURL, pid: 0, dataDir: "", logFile: "", stop: async () => {} },
  });
  await page.goto("/file");
  await page.evaluate(async () => void (await navigator.serviceWorker.register("/sw.js")));
  await workerOf(page);
  expect(Object.values(await kept(page)).flat()).toEqual(["/offline"]);

  door = files(false);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => registrationCount(page), PATIENT).toBe(0);
  expect(await kept(page)).toEqual({});
});

test("every page names the manifest of its language, whose icons are there", async () => {
  const { page, open } = await withConsent();
  await open("/de");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  expect(address).toBe("/de/manifest.webmanifest");
  const answer = await page.request.get("/de/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
  const manifest = (await answer.json()) as { start_url: string; lang: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ start_url: "/de", lang: "de", scope: "/", display: "standalone" });
  for (const { src } of [...manifest.icons, { src: "/apple-touch-icon.png" }]) {
    expect((await page.request.get(src)).status()).toBe(200);
  }
  const favicon = await page.request.get("/favicon.ico");
  expect(favicon.headers()["content-type"]).toMatch(/^image\//);
});
