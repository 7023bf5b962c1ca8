import { describe, expect, test } from "vitest";
import { momentsOf } from "./moments-of.ts";

const at = (moment: string) => new Date(moment);

describe("open late", () => {
  test.each([
    ["in the afternoon", "2026-11-21T14:15+01:00", "2026-11-22T00:30+01:00"],
    ["just before midnight", "2026-11-21T23:59+01:00", "2026-11-22T00:30+01:00"],
    ["just after midnight", "2026-11-22T00:10+01:00", "2026-11-22T00:30+01:00"],
    ["deep in the night it is now", "2026-11-22T02:10+01:00", "2026-11-22T02:10+01:00"],
    ["in the morning it is the next night", "2026-11-22T05:00+01:00", "2026-11-23T00:30+01:00"],
    ["on the evening before the clocks go forward", "2026-03-28T20:00+01:00", "2026-03-29T00:30+01:00"],
    ["on the evening before they go back", "2026-10-24T20:00+02:00", "2026-10-25T00:30+02:00"],
  ])("%s", (_, now, late) => {
    expect(momentsOf("late", at(now))).toEqual({ now: at(now), late: at(late), asked: at(late) });
  });
});

test("without a wish, and with that for now, the moment is now", () => {
  const now = at("2026-11-21T14:15+01:00");
  expect(momentsOf(null, now).asked).toEqual(now);
  expect(momentsOf("now", now).asked).toEqual(now);
});

test("a wall-clock time is one of the country, in winter and in summer", () => {
  const now = at("2026-11-21T14:15+01:00");
  expect(momentsOf("2026-12-24T20:00", now).asked).toEqual(at("2026-12-24T19:00Z"));
  expect(momentsOf("2026-07-14T20:00", now).asked).toEqual(at("2026-07-14T18:00Z"));
});
