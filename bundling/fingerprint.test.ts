import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.js"), "export default 1;");
  writeFileSync(join(folder, "assets/style.css"), "a { }");
  return folder;
}

test.each([
  ["is cut off", (folder: string) => truncateSync(join(folder, "index.js"), 3)],
  ["is gone", (folder: string) => rmSync(join(folder, "assets/style.css"))],
  ["is new", (folder: string) => writeFileSync(join(folder, "assets/other.css"), "")],
])("a file that %s makes another fingerprint", (_, change) => {
  const folder = builtFolder();
  const before = fingerprint([folder]);
  expect(fingerprint([folder])).toBe(before);
  change(folder);
  expect(fingerprint([folder])).not.toBe(before);
});

test("a folder that is not there has one too", () => {
  expect(fingerprint([join(builtFolder(), "nowhere")])).toHaveLength(64);
});
