import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { buildWorkers } from "../../bundling/workers.ts";
import { isHydrated } from "../support/journey.ts";
import { packOf, pocketPages, takeAlong } from "../support/pocket.ts";
import { siteBetween } from "../support/site-between.ts";
import { CLIENT, PATIENT, withWorker, workerOf } from "../support/with-worker.ts";

const TAKE = /^Take it along/;

/** What the page has of a file of a pack, as a hash. */
async function hashOfKept(address: string): Promise<string> {
  const kept = await (await caches.open("pocket")).match(address);
  const digest = await crypto.subtle.digest("SHA-256", (await kept?.arrayBuffer()) ?? new ArrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

test("a download that broke off in the middle says so, goes on from its byte, and is whole in the end", async () => {
  const { version } = await packOf("utrecht");
  const address = `/packs/utrecht/${version}/map.pmtiles`;
  const whole = Buffer.from(await (await fetch(inject("journeys").origin + address)).arrayBuffer());
  const half = Math.floor(whole.length / 2);
  const shops = await fetch(`${inject("journeys").origin}/packs/utrecht/${version}/shops.json`);
  const halfway = (await shops.arrayBuffer()).byteLength + half;
  const ranges: (string | null)[] = [];
  const isHalfThere = Promise.withResolvers<void>();
  const site = await siteBetween(({ path, headers, cutOff }) => {
    if (path !== address) return undefined;
    ranges.push(headers.get("range"));
    return ranges.length === 1
      ? cutOff(whole.subarray(0, half), whole.length, isHalfThere.promise)
      : undefined;
  });
  const { page, open } = await withWorker({
    site,
    expected: [/ERR_CONTENT_LENGTH_MISMATCH/, /ERR_FAILED/],
  });
  await open("/en/pocket/utrecht");
  await workerOf(page);
  await page.getByRole("button", { name: TAKE }).click();
  const got = () => page.getByRole("progressbar").evaluate((bar) => (bar as HTMLProgressElement).value);
  await expect.poll(got).toBe(halfway);
  isHalfThere.resolve();
  await page.getByText("The network is gone. What has come stays").waitFor();
  expect(await got()).toBe(halfway);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("heading", { name: "Utrecht is in your pocket" }).waitFor();
  expect(ranges).toEqual([null, `bytes=${half}-`]);
  expect(await page.evaluate(hashOfKept, address)).toBe(createHash("sha256").update(whole).digest("hex"));
});

test("a download that is stopped in the middle is offered again, and leaves nothing", async () => {
  const { version } = await packOf("utrecht");
  const isOver = Promise.withResolvers<void>();
  onTestFinished(() => isOver.resolve());
  const site = await siteBetween(({ path, cutOff }) =>
    path === `/packs/utrecht/${version}/map.pmtiles`
      ? cutOff(new Uint8Array(200_000), 400_000, isOver.promise)
      : undefined,
  );
  const { page, open } = await withWorker({ site });
  await open("/en/pocket/utrecht");
  await workerOf(page);
  await page.getByRole("button", { name: TAKE }).click();
  const got = () => page.getByRole("progressbar").evaluate((bar) => (bar as HTMLProgressElement).value);
  await expect.poll(got).toBeGreaterThan(200_000);
  await page.getByRole("button", { name: "Stop and remove" }).click();
  await page.getByRole("button", { name: TAKE }).waitFor();
  const left = await page.evaluate(async () =>
    (await (await caches.open("pocket")).keys()).map(({ url }) => url),
  );
  expect(left).toEqual([]);
});

test("a renewed city takes over what is the same, and says of a shop that is gone that it isn’t there", async () => {
  const { version } = await packOf("utrecht");
  const next = "f".repeat(16);
  let isNewer = false;
  const asked: string[] = [];
  const { origin } = inject("journeys");
  const fileOf = (name: string) => fetch(`${origin}/packs/utrecht/${version}/${name}`);
  const content = (await (await fileOf("shops.json")).json()) as { shops: { url: string }[] };
  const [gone, ...others] = content.shops;
  const shops = JSON.stringify({ ...content, shops: others });
  const hash = createHash("sha256").update(shops).digest("hex").slice(0, 16);
  const site = await siteBetween(async ({ path, ofSite }) => {
    if (path === "/packs/index.json" && isNewer) {
      const { packs } = (await (await ofSite()).json()) as { packs: { city: string }[] };
      return Response.json({
        packs: packs.map((pack) => (pack.city === "utrecht" ? { ...pack, version: next } : pack)),
      });
    }
    if (!path.includes(next)) return undefined;
    const name = path.split("/").at(-1) ?? "";
    asked.push(name);
    if (name === "shops.json") return new Response(shops);
    if (name !== "pack.json") return fileOf(name);
    const head = (await (await fileOf(name)).json()) as { files: { name: string }[] };
    const newer = { name: "shops.json", bytes: Buffer.byteLength(shops), hash };
    return Response.json({
      ...head,
      files: head.files.map((file) => (file.name === "shops.json" ? newer : file)),
    });
  });
  const { page, open } = await withWorker({ site });
  await open("/en/pocket/utrecht");
  await takeAlong(page, TAKE);
  await open("/en/pocket/utrecht");
  const rows = page.locator("main ul li:has(h2)");
  await rows.first().waitFor();
  isNewer = true;
  await open("/en/pocket");
  await page.getByRole("button", { name: "Renew now" }).click();
  await expect.poll(() => asked, PATIENT).toContain("shops.json");
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.open("pocket")).keys()).map(({ url }) => url.split("/").slice(-2).join("/")),
      ),
    )
    .toEqual(expect.arrayContaining([`${next}/shops.json`, `${next}/map.pmtiles`]));
  await page.getByRole("button", { name: "Renew now" }).click();
  await page.getByText("There is nothing newer.").waitFor();
  expect(asked).not.toContain("map.pmtiles");
  const left = await page.evaluate(async () =>
    (await (await caches.open("pocket")).keys()).map(({ url }) => url),
  );
  expect(left.filter((url) => url.includes(version))).toEqual([]);
  await open(`/en/pocket/utrecht/${gone?.url}`);
  await page.getByRole("heading", { level: 1, name: "This shop isn’t in your pocket" }).waitFor();
});

test("a device without room says so, and goes on once there is some", async () => {
  await packOf("utrecht");
  const { page, context, open } = await withWorker();
  await context.addInitScript(() => {
    const put = Cache.prototype.put;
    Cache.prototype.put = function (request, answer) {
      const isMap = String(request).includes("map.pmtiles");
      if (isMap && !document.title.startsWith("Room"))
        return Promise.reject(new DOMException("Full", "QuotaExceededError"));
      return put.call(this, request, answer);
    };
  });
  await open("/en/pocket/utrecht");
  await workerOf(page);
  await page.getByRole("button", { name: TAKE }).click();
  await page.getByText("Your device has no room for the rest.").waitFor();
  await page.evaluate(() => (document.title = "Room"));
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("heading", { name: "Utrecht is in your pocket" }).waitFor();
});

test("the worker of a new build has the page of the pocket before it takes over", async () => {
  await packOf("utrecht");
  const folder = await mkdtemp(join(tmpdir(), "highstreet-build-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(CLIENT, "icon.svg"), join(folder, "icon.svg"));
  await buildWorkers(folder, { buildId: "second", pocketFiles: ["/icon.svg"], pocketTexts: {} });
  let isNext = false;
  const site = await siteBetween(async ({ path }) =>
    isNext && path === "/sw.js"
      ? new Response(await readFile(join(folder, "sw.js")), {
          headers: { "content-type": "text/javascript" },
        })
      : undefined,
  );
  const { page, context, open } = await withWorker({
    site,
    expected: [/ERR_INTERNET/, /manifest patches/, /ERR_FAILED/],
  });
  await open("/en/pocket/utrecht");
  await takeAlong(page, TAKE);
  isNext = true;
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
  expect(
    await page.evaluate(async () =>
      (await caches.open("worker-pocket-second")).match("/en/pocket").then(Boolean),
    ),
  ).toBe(true);
  expect(await pocketPages(page)).toEqual(["/en/pocket", "/en/pocket"]);
  await context.setOffline(true);
  await page.goto("/en/pocket/utrecht");
  await isHydrated(page);
  await page.locator("main ul li:has(h2)").first().waitFor();
});
