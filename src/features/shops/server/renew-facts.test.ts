import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { Mail } from "#platform/mail/open-mailer.ts";
import { QUICK, standInServer } from "#platform/remote/stand-in-server.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import type { RegisterDescription } from "../register-description.ts";
import { renewFacts } from "./renew-facts.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { settleSmallWorld } from "./small-world.test-support.ts";
import { tellOfRenewal } from "./tell-of-renewal.ts";

const database = testWorld(settleSmallWorld);

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "highstreet-renew-"));
  onTestFinished(() => rm(folder, { recursive: true }));
});

const NOW = new Date();
const at = (slug: string) => shopBySlug(database, { slug, locale: "nl", now: NOW });

const element = (id: number, lat: number, lon: number, tags: Record<string, string>) => ({
  type: "node",
  id,
  lat,
  lon,
  timestamp: "2026-11-20T10:00:00Z",
  tags: { shop: "cannabis", ...tags },
});
const OVERPASS = JSON.stringify({
  elements: [
    element(1, 52.0905, 5.1206, { name: "Andersom", phone: "030 231 5402" }),
    element(2, 52.08, 5.11, { name: "Nieuw" }),
    {
      ...element(3, 52.095, 5.11, { name: "Café Zwart" }),
      tags: { "was:shop": "cannabis", name: "Café Zwart" },
    },
  ],
});

const description = (address: string): RegisterDescription => ({
  isEnabled: true,
  register: "Gemeente Rotterdam coffeeshop permits",
  address: `${address}/FeatureServer/0`,
  where: "1=1",
  idField: "OBJECTID",
  municipality: "GM0599",
  city: "Rotterdam",
  fields: { name: "NAME", street: "STREET", number: "NUMBER", addition: "ADDITION", validTo: "UNTIL" },
  licence: "CC0",
  attribution: "Bevat gegevens van Gemeente Rotterdam, bewerkt",
});
const permit = (id: number, name: string, number: number, addition: string, x: number, y: number) => ({
  attributes: {
    OBJECTID: id,
    NAME: name,
    STREET: "Markt",
    NUMBER: number,
    ADDITION: addition,
    UNTIL: Date.parse("2028-04-01"),
    HOLDER: "A. Voorbeeld",
  },
  geometry: { x, y },
});
const PERMITS = [
  permit(1, "Sky High B.V.", 1, "", 4.48, 51.92),
  permit(2, "A. Voorbeeld", 9, "b", 4.49, 51.93),
  permit(3, "Dhr. Voorbeeld h/o Kif", 12, "2", 4.47, 51.91),
];

async function sourcesWith(overpass: string, permits: unknown[] = []) {
  const map = await standInServer((response) => response.end(overpass));
  const layer = await standInServer((response) => response.end(JSON.stringify({ features: permits })));
  const registers =
    permits.length > 0 ? [{ name: "rotterdam", description: description(layer.address) }] : [];
  const sources = {
    overpass: { address: map.address, query: "[out:json];out meta center;" },
    registers,
    folder,
    userAgent: "Highstreet (test)",
  };
  return { sources, map, layer };
}

test("what is new, changed and perhaps closed is told, and taken when somebody says so, without asking again", async () => {
  const { sources, map } = await sourcesWith(OVERPASS);
  const [told] = await renewFacts(database, sources, { isTaken: false, now: NOW, patience: QUICK });
  expect(told).toMatchObject({ isDifferent: true, hasFailed: false });
  const text = told?.lines.join("\n") ?? "";
  expect(text).toContain("OpenStreetMap: 3 shops read, 1 added, 1 changed");
  expect(text).toContain("  + nieuw (Nieuw, Utrecht, node/2)");
  expect(text).toContain("  ~ andersom\n");
  expect(text).toContain("phone: unknown → +31302315402");
  expect(text).toContain("  ? cafe-zwart (Café Zwart): node/3 says that it was one");
  expect((await at("andersom")).phone).toBeNull();

  await renewFacts(database, sources, { isTaken: true, now: NOW, patience: QUICK });
  expect((await at("andersom")).phone).toBe("+31302315402");
  expect((await at("nieuw")).osmId).toBe("node/2");
  expect((await at("cafe-zwart")).status).toBe("active");
  expect(map.asked).toHaveLength(1);
  expect(await readdir(folder)).toEqual([]);
});

test("an answer that somebody was told of more than a week ago is asked for again", async () => {
  const { sources, map } = await sourcesWith(OVERPASS);
  await renewFacts(database, sources, { isTaken: false, now: NOW, patience: QUICK });
  const later = new Date(NOW.getTime() + 8 * 24 * 3_600_000);
  await renewFacts(database, sources, { isTaken: true, now: later, patience: QUICK });
  expect(map.asked).toHaveLength(2);
});

test("a register of permits is read without the names of people, on disk and in the database", async () => {
  const { sources } = await sourcesWith(OVERPASS, PERMITS);
  const [, told] = await renewFacts(database, sources, { isTaken: false, now: NOW, patience: QUICK });
  const text = told?.lines.join("\n") ?? "";
  expect(text).toContain("Gemeente Rotterdam coffeeshop permits: 3 licences read, 2 added");
  expect(text).toContain("  + kif (Kif, Rotterdam)");
  expect(text).toContain("  + coffeeshop-markt-9b (Coffeeshop Markt 9B, Rotterdam)");
  const kept = await readFile(join(folder, "rotterdam.csv"), "utf8");
  expect(`${text}${kept}`).not.toContain("Voorbeeld");

  await renewFacts(database, sources, { isTaken: true, now: NOW, patience: QUICK });
  expect(await at("sky-high")).toMatchObject({
    name: "Sky High",
    licence: { state: "licensed", holder: "Sky High B.V.", validTo: "2028-04-01" },
  });
  expect((await at("coffeeshop-markt-9b")).licence).toMatchObject({ state: "licensed", holder: null });
});

test("who is no longer in a register is told, and a register that fails keeps nobody else from being asked", async () => {
  const first = await sourcesWith(OVERPASS, PERMITS);
  const before = new Date(NOW.getTime() - 30 * 24 * 3_600_000);
  await renewFacts(database, first.sources, { isTaken: true, now: before, patience: QUICK });
  const second = await sourcesWith("<html>moved</html>", PERMITS.slice(0, 2));
  const [map, register] = await renewFacts(database, second.sources, {
    isTaken: false,
    now: NOW,
    patience: QUICK,
  });
  expect(map).toEqual({
    lines: ["Overpass answered with something else than JSON: “moved”"],
    isDifferent: false,
    hasFailed: true,
  });
  expect(register?.lines).toContain("1 are no longer in the register. Please look:");
  expect(register?.lines).toContain("  ? kif (Kif)");
});

test("the weekly letter tells the differences and takes nothing; without anybody to write to nobody is asked", async () => {
  const { map } = await sourcesWith(OVERPASS);
  const letters: Mail[] = [];
  const mail = {
    mailer: { send: async (letter: Mail) => void letters.push(letter) },
    siteName: "Highstreet",
    contactEmail: "hello@example.org",
    settings: {
      OVERPASS_URL: map.address,
      OVERPASS_QUERY: undefined,
      SITE_URL: "https://www.example.org",
      DATA_DIR: folder,
    },
    now: NOW,
    patience: QUICK,
  };
  await tellOfRenewal(database, { ...mail, contactEmail: undefined });
  expect(map.asked).toEqual([]);
  await tellOfRenewal(database, mail);
  expect(letters).toMatchObject([
    { to: "hello@example.org", text: expect.stringContaining("+ nieuw (Nieuw") },
  ]);
  expect(letters[0]?.text).toContain("npm run cli -- renew --yes");
  expect(map.asked[0]?.headers["user-agent"]).toContain("https://www.example.org");
  expect(map.asked[0]?.body).toContain("out%3Ajson");
  expect((await at("andersom")).phone).toBeNull();
});
