import * as fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { runs } from "#tests/support/thorough.ts";
import { itemWords } from "../item-words.ts";
import { SEARCH_KINDS, type SearchItem } from "../search-item.ts";
import { autocomplete } from "./autocomplete.ts";
import { indexItems } from "./index-items.ts";
import { NAMES, settleNames } from "./names.test-support.ts";

const database = testWorld(settleNames);

type Kinds = Parameters<typeof autocomplete>[1]["kinds"];

async function names(question: string, kinds: Kinds = ["cities", "shops"]) {
  return (await autocomplete(database, { kinds, question, locale: "nl" })).map(({ name }) => name);
}

describe("a question finds", () => {
  test.each([
    ["AMSTERDAM", "Amsterdam"],
    ["âmstërdåm", "Amsterdam"],
    ["amesterdao", "Amsterdam"],
    ["den bosch", "'s-Hertogenbosch"],
    ["bosch den", "'s-Hertogenbosch"],
    ["s-gravenhage", "'s-Gravenhage"],
    ["the hague", "'s-Gravenhage"],
    ["hague t", "'s-Gravenhage"],
    ["sudwest frysl", "Súdwest-Fryslân"],
    ["rick's", "Rick's Café"],
    ["ricks", "Rick's Café"],
    ["rick", "Rick's Café"],
    ["cafe ricks", "Rick's Café"],
  ])("%s: by any of its names, with or without accents, its words in any order", async (question, name) => {
    expect((await names(question))[0]).toBe(name);
  });

  test.each([
    ["amstredam", "Amsterdam"],
    ["amtserd", "Amsterdam"],
    ["amxterd", "Amsterdam"],
    ["msterdam", "Amsterdam"],
    ["den bocsh", "'s-Hertogenbosch"],
    ["gravenhaeg", "'s-Gravenhage"],
    ["bulldgo amsterdm", "The Bulldog"],
    ["edde", "Ede"],
  ])("%s: but for a typo a word", async (question, name) => {
    expect((await names(question))[0]).toBe(name);
  });

  test.each([
    ["skyhigh", "Sky High"],
    ["sky hi gh", "Sky High"],
    ["skyh igh", "Sky High"],
    ["skyxhigh", "Sky High"],
    ["green house", "Greenhouse"],
    ["green huse", "Greenhouse"],
    ["thebulldog", "The Bulldog"],
  ])("%s: but for a space", async (question, name) => {
    expect((await names(question))[0]).toBe(name);
  });

  test("a name of three words that are typed as one, or one space short", async () => {
    const cup = { kind: "shops", entity: "shop", entityId: 9, url: "shop-9", weight: 1 } as const;
    await indexItems(database, [{ ...cup, name: "Cup of Jo" }]);
    expect(await names("cupofjo")).toEqual(["Cup of Jo"]);
    expect(await names("cupof jo")).toEqual(["Cup of Jo"]);
    expect(await names("cu pofjo")).toEqual(["Cup of Jo"]);
    expect(await names("cupfojo")).toEqual(["Cup of Jo"]);
  });

  test("a shop by its street and city too, weaker than by its name", async () => {
    expect(await names("voorburgwal")).toEqual(["The Bulldog"]);
    expect(await names("delft", ["shops"])).toEqual(["High"]);
    expect(await names("bulldog amsterdam")).toEqual(["The Bulldog"]);
    expect(await names("bulldog den haag")).toEqual(["Bulldog Energy"]);
    expect(await names("sky", ["shops"])).toEqual(["Sky High", "High Times"]);
  });

  test("nothing that is two typos away, and three letters are not forgiven", async () => {
    expect(await names("amstrdm")).toEqual([]);
    expect(await names("ded")).toEqual([]);
  });

  test("only the kinds that are asked for", async () => {
    expect(await names("sky", ["users"])).toEqual(["Skye"]);
    expect(await names("sky", [])).toEqual([]);
  });
});

describe("the first", () => {
  test("is what is called so as a whole, then what begins so, then a later word", async () => {
    expect(await names("high", ["shops"])).toEqual(["High", "High Times", "Sky High"]);
  });

  test("of equals is the weightiest", async () => {
    expect(await names("de", ["cities"])).toEqual(["'s-Gravenhage", "'s-Hertogenbosch", "Delft", "De Bilt"]);
    expect(await names("ed", ["cities"])).toEqual(["Edam", "Ede"]);
    expect(await names("ede", ["cities"])).toEqual(["Ede"]);
  });

  test("for several words is what they are the name of", async () => {
    expect((await names("high times"))[0]).toBe("High Times");
  });
});

test("what is shown: the name in the reader's language, where it is, and that it is a sample", async () => {
  const [shop] = await autocomplete(database, { kinds: ["shops"], question: "greenh", locale: "es" });
  expect(shop).toEqual({
    kind: "shops",
    entityId: 5,
    url: "shop-5",
    name: "Greenhouse",
    place: "Ámsterdam",
    type: "coffeeshop",
    isSample: true,
  });
  const [city] = await autocomplete(database, { kinds: ["cities"], question: "den haag", locale: "en" });
  expect(city).toMatchObject({ name: "The Hague", place: "Zuid-Holland", type: null });
});

test("every beginning of every word of its names finds a city", async () => {
  const cities = NAMES.filter(({ kind }) => kind === "cities");
  for (const city of cities) {
    for (const word of Object.keys(itemWords(city).words)) {
      for (let length = 1; length <= word.length; length++) {
        const found = await autocomplete(database, {
          kinds: SEARCH_KINDS,
          question: word.slice(0, length),
          locale: "nl",
        });
        expect(found.map(({ kind, url }) => `${kind} ${url}`)).toContain(`cities ${city.url}`);
      }
    }
  }
});

test("no question is an error", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc
      .array(fc.constantFrom(..."a%_'\\(+)$:*&|!<>@ sky é\u0000\ud800"), { maxLength: 80 })
      .map((all) => all.join("")),
  );
  await fc.assert(
    fc.asyncProperty(text, async (question) => {
      await names(question, SEARCH_KINDS);
    }),
    { numRuns: runs(150) },
  );
});

describe("a city without a shop", () => {
  const town = (entityId: number, name: string): SearchItem => ({
    kind: "towns",
    entity: "city",
    entityId,
    url: `city-${entityId}`,
    name,
    placeNames: ["Amsterdam"],
    weight: 2_000_000,
  });
  const kinds = ["cities", "shops"] as const;
  const found = async (question: string) =>
    (await autocomplete(database, { kinds, question, locale: "nl" })).map(
      ({ kind, name, isTown = false }) => `${kind} ${name}${isTown ? ", without" : ""}`,
    );

  beforeEach(() =>
    indexItems(database, [town(20, "Amby"), town(21, "Oud Amstel"), town(22, "Edam-Zuid"), town(23, "Zee")]),
  );

  test.each(["a", "am", "ams", "amst", "amsterdam"])(
    "%s: does not stand among those with one",
    async (question) => {
      expect((await found(question)).filter((one) => one.includes("without"))).toEqual([]);
    },
  );

  test.each([
    ["amby", "cities Amby, without"],
    ["AMBY", "cities Amby, without"],
    ["oud amstel", "cities Oud Amstel, without"],
    ["edam-zuid", "cities Edam-Zuid, without"],
    ["zee", "cities Zee, without"],
  ])("%s: is found by its whole name", async (question, name) => {
    expect(await found(question)).toContain(name);
  });

  test.each(["amb", "ze", "amyb"])("%s: is found when nothing else fits", async (question) => {
    expect(await found(question)).toEqual([expect.stringMatching(/^cities .*, without$/)]);
  });

  test("is a city like others once it has one, and no longer when it has none", async () => {
    await indexItems(database, [{ ...town(20, "Amby"), kind: "cities" }]);
    expect(await found("am")).toContain("cities Amby");
    await indexItems(database, [town(20, "Amby")]);
    expect(await found("am")).not.toContain("cities Amby");
  });
});
