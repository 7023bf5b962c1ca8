import { Hono } from "hono";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { builtFiles } from "#platform/http/static-files.ts";
import { buildWorkers } from "../../bundling/workers.ts";
import { withConsent } from "../support/journey.ts";
import { CLIENT, kept, PATIENT, served, withWorker, workerOf } from "../support/with-worker.ts";

/** The files of another build: its worker, and none of the scripts of ours. */
async function buildCalled(id: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "highstreet-build-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(CLIENT, "icon.svg"), join(folder, "icon.svg"));
  await buildWorkers(folder, { buildId: id, pocketFiles: [], pocketTexts: {} });
  return folder;
}

/** Looks for a new worker, as a browser does by itself with each page, and waits until it has taken over. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
  await workerOf(page);
}

const cacheNames = async (page: Page) => Object.keys(await kept(page)).toSorted();

test("a new build takes over from the worker of the one before, and the tab that is open keeps its files and is not reloaded", async () => {
  const script = (await readdir(join(CLIENT, "assets"))).find((name) => /^about-.*\.js$/.test(name));
  const lazyPart = `/assets/${script}`;
  const files = (folder: string) => builtFiles(folder, { SERVICE_WORKER: true });
  let door = files(CLIENT);
  const all = new Hono().all("*", async (c) => {
    const file = await door.fetch(c.req.raw);
    const isFile = file.ok || c.req.path.startsWith("/assets/");
    return isFile ? file : c.html('<!doctype html><html lang="nl"><link rel="icon" href="data:,"><p>A page');
  });
  const { page } = await withWorker({ site: await served(all), expected: [/status of 404/] });
  await page.goto("/tab");
  await page.evaluate(async () => void (await navigator.serviceWorker.register("/sw.js")));
  await workerOf(page);
  const isThere = () => page.evaluate(async (path) => (await fetch(path)).ok, lazyPart);
  expect(await isThere()).toBe(true);
  await expect.poll(async () => Object.values(await kept(page)).flat(), PATIENT).toContain(lazyPart);
  const first = await cacheNames(page);
  await page.evaluate(() => (document.title = "Typed and not sent"));

  door = files(await buildCalled("second"));
  await update(page);
  expect(await isThere()).toBe(true);
  expect(await page.title()).toBe("Typed and not sent");
  expect(await cacheNames(page)).toEqual([...first, "worker-offline-second"].toSorted());

  // What is two builds old goes.
  door = files(await buildCalled("third"));
  await update(page);
  expect(await page.title()).toBe("Typed and not sent");
  expect(await cacheNames(page)).toEqual(["worker-offline-second", "worker-offline-third"]);
});

test("a tab of the build before goes on, and its next page comes as one new document", async () => {
  const { page, open, requests } = await withConsent();
  const documents = () => requests.filter((request) => request.isNavigationRequest()).length;
  await page.route("**/__manifest?*", (route) => {
    const url = new URL(route.request().url());
    // As a page says it that an older build has drawn.
    if (documents() === 1) url.searchParams.set("version", "older");
    return route.continue({ url: url.href });
  });
  await open("/en/weed");
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.getByRole("heading", { level: 1, name: /terms/i }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(2);
  expect(new URL(page.url()).pathname).toBe("/en/terms");
});
