import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { sentenceOf } from "#platform/exit-on-crash.ts";
import { builtSource } from "./site.ts";

async function bundleWith(text: string | undefined): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), "bundle-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "index.mjs");
  if (text !== undefined) await writeFile(file, text);
  return pathToFileURL(file);
}

test.each([
  ["is missing", undefined],
  ["was cut off", "export const entry = { module: { defau"],
  ["is empty", ""],
])("a bundle that %s ends the start with a sentence", async (_, text) => {
  const error: unknown = await builtSource(await bundleWith(text))
    .load()
    .catch((reason: unknown) => reason);
  expect(sentenceOf(error)).toContain("The built site cannot be loaded; delete the folder build");
});

test("a whole bundle is loaded", async () => {
  const bundle = await bundleWith("export const entry = { module: { default: () => undefined } };");
  expect(await builtSource(bundle).load()).toHaveProperty("entry");
});
