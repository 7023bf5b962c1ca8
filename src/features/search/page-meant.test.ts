import { expect, test } from "vitest";
import type { SearchHit } from "./search-hit.ts";
import { pageMeant } from "./page-meant.ts";

const city = (name: string): SearchHit => ({
  kind: "cities",
  url: name.toLowerCase(),
  name,
  type: null,
  place: null,
  isSample: false,
});
const landmark = (name: string, url: string): SearchHit => ({ ...city(name), kind: "landmarks", url });

const product = (name: string, url: string): SearchHit => ({
  ...city(name),
  kind: "products",
  url,
  type: "weed",
});
const shop = (name: string, place: string): SearchHit => ({ ...city(name), kind: "shops", place });

const PLACES = [
  city("Utrecht"),
  landmark("Damrak", "amsterdam?from=damrak"),
  landmark("Damraksteeg", "amsterdam?from=damraksteeg"),
  landmark("Markt", "delft?from=markt"),
  landmark("Markt", "gouda?from=markt-gouda"),
];
const meant = (question: string, hits: SearchHit[] = PLACES, total = hits.length) =>
  pageMeant(question, { hits, total });

test.each([
  ["utrecht", "/coffeeshops/utrecht"],
  ["Utrehct", "/coffeeshops/utrecht"],
  ["damrk", "/coffeeshops/amsterdam?from=damrak"],
  ["dam rak", "/coffeeshops/amsterdam?from=damrak"],
  ["hash", "/hash"],
  ["wietproef", "/wietproef"],
  ["coffeeshop near me", "/map?nearme=true"],
  ["open late wheelchair", "/coffeeshops?open=late&amenity=wheelchair"],
  ["cheap weed", "/weed?sort=price"],
  ["goedkope wiet", "/weed?sort=price"],
  ["billiges Haschisch", "/hash?sort=price"],
  ["marihuana barata", "/weed?sort=price"],
  ["tania trawka", "/weed?sort=price"],
  ["cheap joints", "/prerolled"],
])("who sends off %s means the page %s", (question, path) => {
  expect(meant(question)).toBe(path);
});

test.each(["", "★", "markt", "utre", "bulldog"])("%j may mean several things, or none", (question) => {
  expect(meant(question)).toBeUndefined();
});

test("the only thing of a name is opened, whatever else was found", () => {
  const hits = [product("Amnesia Haze", "amnesia-haze"), product("Amnesia Haze Auto", "amnesia-haze-auto")];
  expect(meant("amnesia haze", hits, 12)).toBe("/weed/amnesia-haze");
  expect(meant("Amnesia-HAZE", hits, 12)).toBe("/weed/amnesia-haze");
  expect(meant("haze amnesia", hits, 12)).toBeUndefined();
  expect(meant("boerejongens", [shop("Boerejongens", "Amsterdam")], 3)).toBe("/coffeeshop/boerejongens");
  expect(meant("boerejongens amsterdam", [shop("Boerejongens", "Amsterdam")], 3)).toBe(
    "/coffeeshop/boerejongens",
  );
});

test("the only hit is opened, unless it is a member", () => {
  expect(meant("boere", [shop("Boerejongens", "Amsterdam")])).toBe("/coffeeshop/boerejongens");
  expect(meant("boere", [shop("Boerejongens", "Amsterdam")], 2)).toBeUndefined();
  expect(meant("noor", [{ ...city("Noor"), kind: "users" }])).toBeUndefined();
});

test("a place that the other words narrow is opened as they say", () => {
  const rotterdam = { ...city("Rotterdam"), narrowed: { to: "/products/rotterdam?q=amnesia", q: "amnesia" } };
  expect(meant("amnesia rotterdam", [rotterdam, product("Amnesia Lemon", "amnesia-lemon")], 9)).toBe(
    "/products/rotterdam?q=amnesia",
  );
});

test("a town that is called so in another language or for short is opened, whatever squares are", () => {
  const town = { ...city("'s-Hertogenbosch"), isCalledSo: true } as const;
  const square = landmark("Den Bosch", "amsterdam?from=den-bosch");
  expect(meant("den bosch", [town, square, shop("Den Boschje", "Delft")])).toBe(
    "/coffeeshops/'s-hertogenbosch",
  );
  expect(meant("den bosch", [town, { ...town, url: "another" }])).toBeUndefined();
  expect(meant("den bosch", [town, shop("Den Bosch", "Delft")])).toBeUndefined();
});

test("of a shop or town and something else of that name none is opened", () => {
  expect(meant("utrecht", [city("Utrecht"), shop("Utrecht", "Utrecht")])).toBeUndefined();
  expect(meant("hash", [shop("Hash!", "Utrecht")])).toBeUndefined();
  expect(meant("hash", [product("Hash", "hash")])).toBe("/hash");
});
