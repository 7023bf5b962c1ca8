import { Hono } from "hono";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { builtFiles } from "#platform/http/static-files.ts";
import { isHydrated } from "../support/journey.ts";
import { sticksOut } from "../support/sticks-out.ts";
import { CLIENT, kept, pageIsKept, served, withWorker, workerOf } from "../support/with-worker.ts";

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

  /** The emulation tells a page that is open, and not the one that comes then. */
  const tellOffline = async () => {
    await context.setOffline(false);
    await context.setOffline(true);
    await page.getByText(/^Jesteś offline/).waitFor();
  };
  await context.setOffline(true);
  // As from the home screen, in a new document.
  await page.goto(shop);
  const heading = page.getByRole("heading", { level: 1 });
  expect(await heading.innerText()).toBe(name);
  const notice = page.getByText(/Ta strona jest z/);
  await notice.waitFor();
  await isHydrated(page);
  expect(await sticksOut(page)).toEqual([]);
  await tellOffline();
  // A link to another page that is here leads there, and one to a page that is not stays.
  await page.getByRole("link", { name: "Amsterdam" }).first().click();
  await page.waitForURL("**/pl/coffeeshops/amsterdam");
  await isHydrated(page);
  await tellOffline();
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
  await page.getByText("Diese Seite ist der Stand vom").waitFor();
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
  expect(text).not.toContain("Noor de Sample");
  await context.setOffline(true);
  await page.reload();
  await page.getByText("This page is as it was").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Barraka");
  await context.setOffline(false);
  await page.getByText("This page is as it was").waitFor({ state: "detached" });

  await page.goto("/en/profile?tab=account");
  await isHydrated(page);
  await page.getByRole("button", { name: "Log out", exact: true }).last().click();
  await page.waitForURL((url) => url.pathname === "/en");
  expect(Object.values(await kept(page)).flat()).not.toContain("/en/coffeeshop/barraka");
  await open("/en/about");
});

test("a network that does not answer is waited for four seconds where the page is here, and for as long as it takes where it is loaded anew", async () => {
  let isSlow = false;
  const files = builtFiles(CLIENT, { SERVICE_WORKER: true });
  const site = new Hono().all("*", async (c) => {
    const file = await files.fetch(c.req.raw);
    if (file.ok) return file;
    if (isSlow) await setTimeout(6_000);
    c.header("cache-control", "private, no-cache");
    return c.html(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><p>A page, ${isSlow ? "late" : "soon"}`,
    );
  });
  const { page } = await withWorker({ site: await served(site) });
  await page.goto("/en/about");
  await page.evaluate(async () => void (await navigator.serviceWorker.register("/sw.js")));
  await workerOf(page);
  await page.evaluate(() =>
    navigator.serviceWorker.controller?.postMessage({
      address: location.href,
      title: "",
      consent: "req",
      assets: [],
    }),
  );
  await pageIsKept(page, "/en/about");
  isSlow = true;
  await page.goto("/en/about");
  expect(await page.locator("p").innerText()).toBe("A page, soon");
  expect(Date.parse((await page.locator("html").getAttribute("data-kept-at")) ?? "")).not.toBeNaN();
  await page.reload();
  expect(await page.locator("p").innerText()).toBe("A page, late");
  expect(await page.locator("html").getAttribute("data-kept-at")).toBeNull();
});
