import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isReservedName } from "./reserved-names.ts";

const isReserved = (name: string) => isReservedName(name, "Highstreet");

test.each([
  "admin",
  "ADMIN",
  "A d m i n",
  "Ädmin",
  "аdmіn",
  "Admin 2",
  "admin2026",
  "The Admin",
  "Support-Sam",
  "official.shop",
  "Beheerder Jan",
  "Moderatorka Ola",
  "Správce",
  "Administración Oficial",
  "Équipe",
  "Suporte",
  "Kundendienst",
  "assistenza",
  "Highstreet",
  "High Street",
  "Hlghstreet Sam",
  "my highstreet",
  "Dashboard",
  "data deletion",
])("%s is kept for the site", (name) => {
  expect(isReserved(name)).toBe(true);
});

test.each([
  "Sam",
  "Noor de Vries",
  "Adminka Nie",
  "Modest",
  "Weedlover",
  "Mapje",
  "Teamplayer",
  "Map Maker",
  "420",
])("%s is anybody's", (name) => {
  expect(isReserved(name)).toBe(false);
});

test("the name of a site with a short name is kept as a word, and not as a part of one", () => {
  expect(isReservedName("Wiki", "Wik")).toBe(false);
  expect(isReservedName("Wik team", "Wik")).toBe(true);
});

test("every page of the site is nobody's name", () => {
  const routes = readFileSync("src/routes.ts", "utf8").matchAll(/route\("(?<page>[a-z-]{3,})/g);
  const pages = [...routes].map(({ groups }) => groups?.page ?? "");
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => !isReserved(page))).toEqual([]);
});
