import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#platform/config/read-config.ts";
import { OVERPASS_QUERY } from "../overpass-query.ts";
import { renewSourcesOf } from "./renew-sources.ts";

const { settings } = readConfig({}, "dev");
const ROOT = new URL("../../../../", import.meta.url);

async function sourcesWith(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "highstreet-registers-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return renewSourcesOf(settings, pathToFileURL(`${folder}/`));
}

const example = () => readFile(new URL("data/registers/example-den-haag.json", ROOT), "utf8");

test("as shipped, a public Overpass is asked what the README shows, and no register", async () => {
  const sources = await renewSourcesOf(settings);
  expect(sources).toMatchObject({
    overpass: { address: "https://overpass-api.de/api/interpreter", query: OVERPASS_QUERY },
    registers: [],
  });
  expect(await readFile(new URL("README.md", ROOT), "utf8")).toContain(`\n${OVERPASS_QUERY}\n`);
});

test("a description that was enabled is asked", async () => {
  const enabled = (await example()).replace('"isEnabled": false', '"isEnabled": true');
  const { registers } = await sourcesWith({
    "den-haag.json": enabled,
    "off.json": await example(),
    "notes.txt": "",
  });
  expect(registers).toMatchObject([{ name: "den-haag", description: { municipality: "GM0518" } }]);
});

test.each([
  ["no JSON", () => "{", "is no JSON"],
  [
    "plain http",
    (text: string) => text.replace("https://layers", "http://layers"),
    "address is no address with https",
  ],
  [
    "a field for the holder",
    (text: string) => text.replace('"name":', '"holder": "H",\n    "name":'),
    "holder",
  ],
  ["no licence", (text: string) => text.replace(/"licence".*\n/, ""), "licence"],
])("a description with %s is told before anybody is asked", async (_what, broken, sentence) => {
  await expect(sourcesWith({ "a.json": broken(await example()) })).rejects.toThrow(sentence);
});
