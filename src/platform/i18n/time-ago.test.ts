import { expect, test } from "vitest";
import { ago, timeAgo } from "./time-ago.ts";

const AT = Date.parse("2026-11-25T12:00:00Z");
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

test.each([
  ["en", 59 * SECOND, "now"],
  ["en", MINUTE, "1 minute ago"],
  ["en", 59 * MINUTE, "59 minutes ago"],
  ["en", 60 * MINUTE, "1 hour ago"],
  ["en", DAY, "yesterday"],
  ["en", 6 * DAY, "6 days ago"],
  ["en", 7 * DAY, "1 week ago"],
  ["en", 40 * DAY, "1 month ago"],
  ["it", 7 * DAY, "1 settimana fa"],
  ["pt", 40 * DAY, "há 1 mês"],
  ["nl", 400 * DAY, "1 jaar geleden"],
  ["en", 800 * DAY, "2 years ago"],
  ["pl", 5 * MINUTE, "5 minut temu"],
  ["nl", 0, "nu"],
])("in %s, after %d ms", (tag, ms, words) => {
  expect(timeAgo(tag, AT, AT + ms)).toBe(words);
});

test("where the reader’s clock is behind, nothing lies in the future", () => {
  expect(timeAgo("en", AT, AT - DAY)).toBe("now");
});

test("what was seen in the month or year that is running has no number", () => {
  expect([ago("it", 0, "month"), ago("en", 0, "year")]).toEqual(["questo mese", "this year"]);
});
