import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { builtFiles } from "#platform/http/static-files.ts";
import { type JourneyOptions, withConsent } from "../support/journey.ts";

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

test("nothing is kept but the offline page and files of the build", async () => {
  const { page, open } = await withWorker();
  await open("/en/coffeeshops/amsterdam");
  await workerOf(page);
  await open("/en/about");
  await page.evaluate(() => fetch("/api/getcities").then((answer) => answer.text()));
  await expect.poll(async () => Object.keys(await kept(page)).length, PATIENT).toBe(2);
  const paths = Object.values(await kept(page)).flat();
  expect(paths).toContain("/en/offline");
  expect(paths.filter((path) => path !== "/en/offline" && !path.startsWith("/assets/"))).toEqual([]);
});

test("what an older build kept goes with its worker, and what is not the worker's stays", async () => {
  const { page, open } = await withWorker();
  await page.goto("/en/offline");
  await page.evaluate(() => Promise.all(["worker-assets-older", "city"].map((name) => caches.open(name))));
  await open("/en");
  await workerOf(page);
  const names = Object.keys(await kept(page));
  expect(names).not.toContain("worker-assets-older");
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
