import { Hono } from "hono";
import { expect, test } from "vitest";
import { builtFiles } from "#platform/http/static-files.ts";
import { withConsent } from "../support/journey.ts";
import {
  CLIENT,
  kept,
  pageIsKept,
  PATIENT,
  registrationCount,
  served,
  withWorker,
  workerOf,
} from "../support/with-worker.ts";

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
  const ofEverybody = new Set(["/en/about", "/en/offline"]);
  expect(paths.filter((path) => !ofEverybody.has(path) && !path.startsWith("/assets/"))).toEqual([]);
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
  const files = (SERVICE_WORKER: boolean) => builtFiles(CLIENT, { SERVICE_WORKER });
  let door = files(true);
  const all = new Hono().all("*", async (c) => {
    const file = await door.fetch(c.req.raw);
    return file.ok ? file : c.html('<link rel="icon" href="data:,"><p>A page');
  });
  const { page } = await withWorker({ site: await served(all) });
  await page.goto("/file");
  await page.evaluate(async () => void (await navigator.serviceWorker.register("/sw.js")));
  await workerOf(page);
  expect(Object.values(await kept(page)).flat()).toEqual(["/offline"]);

  door = files(false);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => registrationCount(page), PATIENT).toBe(0);
  expect(await kept(page)).toEqual({});
});

test("every page names the manifest of its language, whose icons and shortcuts are there, and which takes what is shared", async () => {
  const { page, open } = await withConsent();
  await open("/de");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  expect(address).toBe("/de/manifest.webmanifest");
  const answer = await page.request.get("/de/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
  const manifest = (await answer.json()) as {
    icons: { src: string }[];
    shortcuts: { name: string; url: string }[];
    share_target: { action: string };
  };
  expect(manifest).toMatchObject({ start_url: "/de", lang: "de", scope: "/", display: "standalone" });
  for (const { src } of [...manifest.icons, { src: "/apple-touch-icon.png" }]) {
    expect((await page.request.get(src)).status()).toBe(200);
  }
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(["In der Nähe", "Gemerkt", "Suchen"]);
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);
  await page.goto(`${manifest.share_target.action}?text=Barraka`);
  expect(new URL(page.url()).pathname).toBe("/de/coffeeshop/barraka");
  const favicon = await page.request.get("/favicon.ico");
  expect(favicon.headers()["content-type"]).toMatch(/^image\//);
});
