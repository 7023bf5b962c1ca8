import { expect, test } from "vitest";
import { listedAfter } from "./listed.ts";

const cases = (ids: string) => [...ids].map((id) => ({ id }));
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id).join("");

function after(before: string, waiting: string, openId: string | null = null) {
  const { items, added } = listedAfter(cases(before), cases(waiting), openId);
  return [ids(items), ids(added)];
}

test("what comes behind all others is in the list, and what would push something down waits until it is asked for", () => {
  expect(after("abc", "abcd")).toEqual(["abcd", ""]);
  expect(after("abc", "xabyc")).toEqual(["abc", "xy"]);
});

test("what is gone goes, but for the case that is open, which stays where it stood", () => {
  expect(after("abc", "ac")).toEqual(["ac", ""]);
  expect(after("abc", "ac", "b")).toEqual(["abc", ""]);
  expect(after("abc", "xac", "b")).toEqual(["abc", "x"]);
});

test("where nothing of it is left, it is the list as it is now", () => {
  expect(after("abc", "xyz")).toEqual(["xyz", ""]);
  expect(after("", "xyz")).toEqual(["xyz", ""]);
  expect(after("a", "xyz", "a")).toEqual(["axyz", ""]);
});

test("whoever comes by the address of one that is gone finds it in no list", () => {
  expect(after("abc", "abc", "z")).toEqual(["abc", ""]);
});
