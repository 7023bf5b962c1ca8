import { expect, test } from "vitest";
import { dueLocalNotices, seenCookieOf } from "./local-notices.ts";

const RESPONSIBLE = {
  _id: "local-respUse",
  type: "respUse",
  redirect: "/responsible-use",
  seen: false,
  lifetime: 31_536_000,
};
const GET_APP = { _id: "local-getApp", type: "getApp", redirect: "/app", seen: false, lifetime: 259_200 };

test.each([
  ["a new browser", [], false, [RESPONSIBLE, GET_APP]],
  ["a new app", [], true, [RESPONSIBLE]],
  ["a browser that has seen the first", ["seen-local-respUse"], false, [GET_APP]],
  [
    "a browser that has seen the second",
    ["seen-local-getApp"],
    false,
    [RESPONSIBLE, { ...GET_APP, seen: true }],
  ],
  ["an app that has seen both", ["seen-local-respUse", "seen-local-getApp"], true, []],
])("%s is told what is due", (_, cookies: string[], isApp, due) => {
  expect(dueLocalNotices({ hasCookie: (name) => cookies.includes(name), isApp })).toEqual(due);
});

test("what was seen is due no more, or seen", () => {
  const due = dueLocalNotices({ hasCookie: () => false, isApp: false });
  const cookies = new Set(due.map(({ _id }) => seenCookieOf(_id)));
  const later = dueLocalNotices({ hasCookie: (name) => cookies.has(name), isApp: false });
  expect(later.filter(({ seen }) => !seen)).toEqual([]);
});
