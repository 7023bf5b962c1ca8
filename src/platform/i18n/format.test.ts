import { describe, expect, it } from "vitest";
import { centsText, countText, dayText, distanceText, ratingText } from "./format.ts";

describe("distances", () => {
  it.each([
    ["nl", 0, "10 m"],
    ["nl", 344, "340 m"],
    ["nl", 996, "1 km"],
    ["de", 1_250, "1,3 km"],
    ["en", 1_250, "1.3 km"],
    ["pl", 12_600, "13 km"],
  ])("in %s %d metres is %s, and the unit stays with its number", (tag, metres, text) => {
    expect(distanceText(tag, metres)).toBe(text.replace(" ", "\u00a0"));
  });
});

it("numbers follow the language of the reader", () => {
  expect(countText("nl", 1166)).toBe("1.166");
  expect(countText("en", 1166)).toBe("1,166");
  expect(ratingText("de", 4)).toBe("4,0");
});

it("whole euros have no cents where that is asked, and twenty cents are no 2", () => {
  expect(centsText("nl", 500, { isWhole: true })).toBe("€\u00a05");
  expect(centsText("nl", 120, { isWhole: true })).toBe("€\u00a01,20");
  expect(centsText("nl", 500)).toBe("€\u00a05,00");
});

it.each([
  ["en", "time", "00:30"],
  ["nl", "weekday", "zondag"],
  ["de", "day", "1. März"],
  ["en", "date", "1 March 2026"],
  ["fr", "weekdayAndDay", "dimanche 1er mars"],
  ["nl", "moment", "zondag 1 maart om 00:30"],
] as const)("in %s the %s of an instant is that of the country: %s", (tag, form, text) => {
  expect(dayText(tag, form, "2026-02-28T23:30:00Z")).toBe(text);
});
