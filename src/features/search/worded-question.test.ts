import { expect, test } from "vitest";
import { wordedAddress } from "./worded-address.ts";
import { wordedQuestion } from "./worded-question.ts";

const read = (question: string) => {
  const { shortcuts, rest } = wordedQuestion(question);
  return [shortcuts.map(({ id }) => id), rest.join(" ")];
};

test.each([
  ["open late in Utrecht", ["openLate"], "utrecht"],
  ["utrecht spät geöffnet", ["openLate"], "utrecht"],
  ["coffeeshop near me", ["nearMe"], ""],
  ["coffee shop amsterdam", [], "amsterdam"],
  ["coffeeshops open now near me", ["openNow", "nearMe"], ""],
  ["maastricht tourist", ["gettingIn"], "maastricht"],
  ["amnesia rotterdam", [], "amnesia rotterdam"],
  ["amnesia haze", [], "amnesia haze"],
])("%s: the filters it names, and the rest", (question, filters, rest) => {
  expect(read(question)).toEqual([filters, rest]);
});

test.each([
  ["open late utrecht", "utrecht", "/coffeeshops/utrecht?open=late"],
  ["wheelchair open late", undefined, "/coffeeshops?open=late&amenity=wheelchair"],
  ["wheelchair", "amsterdam?from=damrak", "/coffeeshops/amsterdam?from=damrak&amenity=wheelchair"],
  ["open now near me", undefined, "/map?nearme=true&open=now"],
  ["near me", "utrecht", "/coffeeshops/utrecht"],
  ["hash", "utrecht", "/hash/utrecht"],
  ["wiet bij", "amsterdam?from=leidseplein", "/coffeeshops/amsterdam?from=leidseplein"],
  ["open hash", "amsterdam?from=dam", "/coffeeshops/amsterdam?from=dam&open=now"],
  ["edibles", "amsterdam?from=dam", "/edibles/amsterdam"],
  ["tourist", "maastricht", "/coffeeshops/maastricht#can-i-get-in"],
  ["coffeeshop", "utrecht", "/coffeeshops/utrecht"],
])("%s in %s is the page %s", (question, place, to) => {
  const { shortcuts } = wordedQuestion(question);
  const address = wordedAddress({ shortcuts, place }) ?? "";
  const [path, query = ""] = to.split("?");
  expect(address.split("?")[0]).toBe(path);
  expect([...new URLSearchParams(address.split("?")[1])].toSorted()).toEqual(
    [...new URLSearchParams(query)].toSorted(),
  );
});

test("what no page answers together is none", () => {
  expect(wordedAddress({ shortcuts: wordedQuestion("hash open late").shortcuts })).toBeUndefined();
  expect(wordedAddress({ shortcuts: [] })).toBeUndefined();
});

test("no question is an error", () => {
  for (const question of ["", " ", "@", "🌷".repeat(1000), "open ".repeat(10_000)]) {
    expect(() => wordedQuestion(question)).not.toThrow();
  }
});
