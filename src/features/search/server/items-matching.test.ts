import { describe, expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { itemWords } from "../item-words.ts";
import { itemsMatching } from "./items-matching.ts";
import { NAMES, settleNames } from "./names.test-support.ts";

const database = testWorld(settleNames);

const shops = (question: string) => itemsMatching(database, { kind: "shops", question });

describe("all items that match", () => {
  test("are those with all words, the weightiest first, of this kind only", async () => {
    expect(await shops("high")).toEqual([2, 6, 7]);
    expect(await shops("sky high")).toEqual([2, 6]);
    expect(await shops("amsterdam")).toEqual([1, 5]);
    expect(await shops("delf")).toEqual([7]);
  });

  test("are those that match but for typos when none matches without", async () => {
    expect(await shops("hgih")).toEqual([2, 6, 7]);
    expect(await shops("sky hi gh")).toEqual([2, 6]);
    expect(await shops("green house")).toEqual([5]);
  });

  test("are none for a question without a word", async () => {
    for (const question of ["", "  ", "%", "'", "\0"]) expect(await shops(question)).toEqual([]);
    expect(await shops("nowhere")).toEqual([]);
  });

  test("are found by every beginning of every word of their names", async () => {
    for (const shop of NAMES.filter(({ kind }) => kind === "shops")) {
      for (const word of Object.keys(itemWords(shop).words)) {
        for (let length = 1; length <= word.length; length++) {
          expect(await shops(word.slice(0, length))).toContain(shop.entityId);
        }
      }
    }
  });
});
