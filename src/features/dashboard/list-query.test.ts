import fc from "fast-check";
import { expect, test } from "vitest";
import { listAddress, type ListSpec, readListQuery, withFilter } from "./list-query.ts";

const label = { id: "x", message: "X" };
const SPEC: ListSpec = {
  sorts: ["name", "changed"],
  order: "-changed",
  filters: { state: ["draft", "live"].map((value) => ({ value, label })) },
};

const read = (query: string) => readListQuery(SPEC, new URLSearchParams(query));

test("an address without words is the list in its own order", () => {
  expect(read("")).toEqual({ q: "", sort: "changed", isDescending: true, filters: {}, page: 1 });
  expect(listAddress("/deals", SPEC, read(""))).toBe("/deals");
});

test("what a list does not know is ignored, so that an old link still shows one", () => {
  expect(read("sort=price&state=gone&page=0&colour=red")).toEqual(read(""));
  expect(read("sort=--name").sort).toBe("changed");
  expect(read("q=%00haze").q).toBe("haze");
});

test("the list’s own order is not in its address, and the other way round is", () => {
  expect(listAddress("/deals", SPEC, { sort: "changed", isDescending: true })).toBe("/deals");
  expect(listAddress("/deals", SPEC, { sort: "changed", isDescending: false })).toBe("/deals?sort=changed");
});

const THINGS: ListSpec = {
  ...SPEC,
  filters: { kind: ["cake", "joint"].map((value) => ({ value, label })), ...SPEC.filters },
  slugs: ["maker"],
  fitting: { kind: ({ state }) => (state === "live" ? ["cake"] : ["cake", "joint"]) },
};

test("a thing is named by the end of its address, and anything else is ignored", () => {
  const asked = (query: string) => readListQuery(THINGS, new URLSearchParams(query)).filters;
  expect(asked("maker=lage-landen&state=live")).toEqual({ maker: "lage-landen", state: "live" });
  expect(asked("maker=No%20slug")).toEqual({});
  expect(listAddress("/things", THINGS, { filters: asked("maker=lage-landen&state=live") })).toBe(
    "/things?state=live&maker=lage-landen",
  );
});

test("a filter that goes no more with another is left out with it", () => {
  expect(withFilter(THINGS, { kind: "joint", state: "draft" }, { state: "live" })).toEqual({ state: "live" });
  expect(withFilter(THINGS, { kind: "cake" }, { state: "live" })).toEqual({ kind: "cake", state: "live" });
  expect(withFilter(THINGS, { kind: "cake", state: "live" }, { kind: undefined })).toEqual({ state: "live" });
});

test("whatever is asked for, its address asks for the same", () => {
  const query = fc.record({
    q: fc.string({ maxLength: 100, unit: "grapheme" }).map((text) => text.replace(/\p{Cc}/gu, "").trim()),
    sort: fc.constantFrom("name", "changed"),
    isDescending: fc.boolean(),
    filters: fc.constantFrom({}, { state: "draft" }, { state: "live" }),
    page: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(query, (asked) => {
      fc.pre([...asked.q].length <= 100);
      const { searchParams } = new URL(listAddress("/deals", SPEC, asked), "https://example.org");
      expect(readListQuery(SPEC, searchParams)).toEqual(asked);
    }),
  );
});
