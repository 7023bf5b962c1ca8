import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { type JourneyOptions, withConsent } from "./journey.ts";

/** The console messages of browser and router about a lost network. */
export const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /^Failed to fetch manifest patches/];

/** A worker starts, stops and is replaced when the browser has time for it. */
export const PATIENT = { timeout: 15_000 };

/** All other journeys go without a worker (journey.ts), so that what fails there fails on the page. */
export const withWorker = (more: JourneyOptions = {}) =>
  withConsent({ serviceWorkers: "allow", expected: OFFLINE, ...more });

/** Waits until the worker has filled its caches and controls this page too. */
export async function workerOf(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

export function registrationCount(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

/** The paths of all cached files, by the name of the cache. */
export function kept(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });
}

export const CLIENT = fileURLToPath(new URL("../../build/client", import.meta.url));

/** A site of its own, until the test is over. */
export async function served({ fetch }: Hono): Promise<JourneyOptions["site"]> {
  const server = serve({ fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, pid: 0, dataDir: "", logFile: "", stop: async () => {} };
}

/** A page is asked for again by the worker once it was open for some seconds. */
export const pageIsKept = (page: Page, path: string) =>
  expect
    .poll(
      async () =>
        Object.entries(await kept(page)).flatMap(([name, paths]) => (name.includes("pages") ? paths : [])),
      PATIENT,
    )
    .toContain(path);
