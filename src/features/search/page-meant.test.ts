import { expect, test } from "vitest";
import type { OtherName } from "./other-name.ts";
import { pageMeant } from "./page-meant.ts";

const city = (name: string): OtherName => ({
  kind: "cities",
  url: name.toLowerCase(),
  name,
  type: null,
  place: null,
  isSample: false,
});
const landmark = (name: string, url: string): OtherName => ({ ...city(name), kind: "landmarks", url });

const NAMES = [
  city("Utrecht"),
  landmark("Damrak", "amsterdam?from=damrak"),
  landmark("Damraksteeg", "amsterdam?from=damraksteeg"),
  landmark("Markt", "delft?from=markt"),
  landmark("Markt", "gouda?from=markt-gouda"),
];
const meant = (question: string, shopNames: string[] = []) =>
  pageMeant(question, { shopNames, names: NAMES });

test.each([
  ["utrecht", "/coffeeshops/utrecht"],
  ["Utrehct", "/coffeeshops/utrecht"],
  ["damrk", "/coffeeshops/amsterdam?from=damrak"],
  ["dam rak", "/coffeeshops/amsterdam?from=damrak"],
  ["hash", "/hash"],
])("who sends off %s means the page %s", (question, path) => {
  expect(meant(question)).toBe(path);
});

test.each(["", "★", "markt", "utre", "bulldog"])("%j may mean several things, or none", (question) => {
  expect(meant(question)).toBeUndefined();
});

test("a shop of that name comes first", () => {
  expect(meant("utrecht", ["Utrecht"])).toBeUndefined();
  expect(meant("hash", ["Hash!"])).toBeUndefined();
});
