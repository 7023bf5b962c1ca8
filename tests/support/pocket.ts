import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { kept, PATIENT, workerOf } from "./with-worker.ts";

/** At the Nieuwmarkt. */
export const IN_AMSTERDAM = { latitude: 52.3721, longitude: 4.9002 };

/** The site makes its packs by a task, some time after it has started. */
export async function packOf(city: string): Promise<{ city: string; version: string; shops: number }> {
  const { origin } = inject("journeys");
  const found = async () => {
    const { packs } = (await (await fetch(`${origin}/packs/index.json`)).json()) as {
      packs: { city: string; version: string; shops: number }[];
    };
    return packs.find((pack) => pack.city === city);
  };
  await expect.poll(found).toBeDefined();
  return (await found())!;
}

/** Takes the city of the open page along, and waits until the worker has the page of the pocket too. */
export async function takeAlong(page: Page, take: RegExp): Promise<void> {
  await workerOf(page);
  await page.getByRole("button", { name: take }).click();
  await expect.poll(async () => (await pocketPages(page)).length, PATIENT).toBeGreaterThan(0);
}

/** The paths of the pages of the pocket that the workers have. */
export async function pocketPages(page: Page): Promise<string[]> {
  const caches = Object.entries(await kept(page)).filter(([name]) => name.startsWith("worker-pocket"));
  return caches.flatMap(([, paths]) => paths.filter((path) => path.endsWith("/pocket")));
}
