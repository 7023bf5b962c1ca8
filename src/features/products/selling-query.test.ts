import fc from "fast-check";
import { expect, test } from "vitest";
import { readSellingQuery, SELLING_SORTS, writeSellingQuery } from "./selling-query.ts";

const read = (query: string) => readSellingQuery(new URLSearchParams(query));

test("what is asked stands in the address and is read from it again", () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.constantFrom(...SELLING_SORTS),
      fc.constantFrom("s-hertogenbosch", null),
      fc.integer({ min: 1, max: 10_000 }),
      (isOpenWanted, sort, city, page) => {
        const asked = { isOpenWanted, sort, city, page };
        expect(read(writeSellingQuery(asked))).toEqual({ asked, unknown: [] });
      },
    ),
  );
  expect(writeSellingQuery({ isOpenWanted: false, sort: "best", city: null, page: 1 })).toBe("");
});

test("another time than now is no filter of this list, and is told", () => {
  expect(read("open=late&page=x&city=Nowhere%20else")).toEqual({
    asked: { isOpenWanted: false, sort: "best", city: null, page: 1 },
    unknown: [{ word: "open", value: "late" }],
  });
});
