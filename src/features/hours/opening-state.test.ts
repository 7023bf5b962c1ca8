import { describe, expect, test } from "vitest";
import { joinedIntervals, openingStateOf } from "./opening-state.ts";

const SATURDAY = { opensAt: "2026-11-21T08:00:00.000Z", closesAt: "2026-11-22T00:00:00.000Z" };
const MONDAY = { opensAt: "2026-11-23T09:00:00.000Z", closesAt: "2026-11-23T21:00:00.000Z" };
const times = { during: [SATURDAY, MONDAY], knownUntil: "2026-11-25T23:00:00.000Z" };

describe("what a place is at a moment", () => {
  test.each([
    ["2026-11-21T07:59:59Z", { state: "closed", opensAt: SATURDAY.opensAt }],
    ["2026-11-21T08:00:00Z", { state: "open", closesAt: SATURDAY.closesAt }],
    ["2026-11-21T23:59:59Z", { state: "open", closesAt: SATURDAY.closesAt }],
    ["2026-11-22T00:00:00Z", { state: "closed", opensAt: MONDAY.opensAt }],
    ["2026-11-23T21:00:00Z", { state: "closed", opensAt: null }],
    ["2026-11-25T23:00:00Z", { state: "unknown" }],
  ])("at %s", (at, state) => {
    expect(openingStateOf({ ...times, at })).toEqual(state);
    expect(openingStateOf({ ...times, at: new Date(at) })).toEqual(state);
  });

  test("unknown is not closed", () => {
    expect(openingStateOf({ during: [], knownUntil: null, at: "2026-11-21T12:00:00Z" })).toEqual({
      state: "unknown",
    });
    expect(openingStateOf({ ...times, during: [], at: "2026-11-21T12:00:00Z" })).toEqual({
      state: "closed",
      opensAt: null,
    });
  });

  test("what does not close within a day has no closing", () => {
    const always = { during: [{ ...SATURDAY, closesAt: times.knownUntil }], knownUntil: times.knownUntil };
    expect(openingStateOf({ ...always, at: "2026-11-21T12:00:00Z" })).toEqual({
      state: "open",
      closesAt: null,
    });
  });
});

test("intervals that touch or overlap are one, in whatever order they come", () => {
  const [a, b, c] = ["2026-11-21T08:00:00Z", "2026-11-21T12:00:00Z", "2026-11-21T20:00:00Z"] as const;
  const within = { opensAt: "2026-11-21T09:00:00Z", closesAt: "2026-11-21T10:00:00Z" };
  const joined = joinedIntervals([{ opensAt: b, closesAt: c }, { opensAt: a, closesAt: b }, within]);
  expect(joined).toEqual([{ opensAt: a, closesAt: c }]);
});
