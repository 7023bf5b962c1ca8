import { expect, test } from "vitest";
import { sharedPath } from "./share-target.ts";

const BASES = [
  "https://highstreet.example",
  "https://highstreet.example/de",
  "https://fr.highstreet.example",
];

const led = (shared: Record<string, string>) => sharedPath(new URLSearchParams(shared), BASES);

test.each([
  ["https://highstreet.example/coffeeshop/barraka", "/coffeeshop/barraka"],
  ["https://highstreet.example/de/coffeeshop/barraka?tab=menu", "/coffeeshop/barraka?tab=menu"],
  ["https://fr.highstreet.example/coffeeshops/edam", "/coffeeshops/edam"],
  ["https://highstreet.example/de", "/"],
  ["https://highstreet.example", "/"],
])("a link to a page of this site leads there, in one’s own language: %s", (url, path) => {
  expect(led({ url })).toBe(path);
  expect(led({ title: "Barraka", text: `Look: ${url}` })).toBe(path);
});

test.each([
  ["a name", { text: "Barraka" }, "/coffeeshops?q=Barraka"],
  [
    "what a map shares",
    { text: "De Vliegende Hollander\nKade 1\nhttps://maps.example/x" },
    "/coffeeshops?q=De+Vliegende+Hollander",
  ],
  [
    "a page of another site",
    { title: "Barraka", url: "https://other.example/de/coffeeshop/x" },
    "/coffeeshops?q=Barraka",
  ],
  ["a site that is called alike", { url: "https://highstreet.example.org/login" }, "/"],
  ["nothing", {}, "/"],
  ["what is no address", { text: "https://[" }, "/"],
])("other words are looked for among the shops: %s", (_what, shared, path) => {
  expect(led(shared)).toBe(path);
});

test("no link leads out of the site, and words are no longer than a name", () => {
  expect(led({ url: "https://highstreet.example//other.example" })).toBe("/");
  expect(led({ text: "x".repeat(500) })).toBe(`/coffeeshops?q=${"x".repeat(80)}`);
});
