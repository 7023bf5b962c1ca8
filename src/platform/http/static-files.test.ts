import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { builtFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "built-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/shell-B2tQ5ZSN.js"), "shell");
writeFileSync(join(folder, "icon.svg"), "<svg/>");
writeFileSync(join(folder, "sw.js"), "keeps");
writeFileSync(join(folder, "sw-off.js"), "goes");

const ask = (path: string, SERVICE_WORKER = true) => builtFiles(folder, { SERVICE_WORKER }).request(path);

test.each([
  ["/assets/shell-B2tQ5ZSN.js", "public, max-age=31536000, immutable"],
  ["/icon.svg", "public, max-age=86400"],
  ["/sw.js", "no-cache"],
])("%s is sent as %s", async (path, keeping) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, keeping]);
});

test("the service worker is a script, and the one that goes away when it is switched off", async () => {
  const answer = await ask("/sw.js");
  expect(answer.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(await answer.text()).toBe("keeps");
  const off = await ask("/sw.js", false);
  expect([await off.text(), off.headers.get("cache-control")]).toEqual(["goes", "no-cache"]);
});

test("a missing file of the build is no page", async () => {
  expect((await ask("/assets/gone-B2tQ5ZSN.js")).status).toBe(404);
});
