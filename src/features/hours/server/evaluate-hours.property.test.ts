import * as fc from "fast-check";
import { expect, test } from "vitest";
import { evaluateHours } from "./evaluate-hours.ts";
import { isOpenAt, type RuleSet, ruleSets, written } from "./wall-clock-oracle.test-support.ts";

const POINT = { latitude: 52.09, longitude: 5.12 };
const MINUTE_MS = 60_000;
const DAYS = 9;

/** Times that do not exist on 29 March and come twice on 25 October. */
const CHANGING_CLOCKS: RuleSet = {
  week: [
    { weekdays: [6], ranges: [[1200, 1440 + 150]] },
    {
      weekdays: [0],
      ranges: [
        [135, 165],
        [170, 240],
      ],
    },
  ],
  added: null,
  dates: [],
  isClosedOnHolidays: false,
};

/** Nine days each: the clocks go forward on 29 March and back on 25 October; 27 April is King's Day. */
test.each([
  ["the clocks going forward", "2026-03-25"],
  ["King's Day", "2026-04-24"],
  ["the clocks going back", "2026-10-21"],
  ["Christmas", "2026-12-21"],
])("around %s every minute is as the rules say", (_, first) => {
  const dates = Array.from({ length: DAYS + 1 }, (__, index) =>
    new Date(Date.parse(`${first}T00:00Z`) + (index - 1) * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10),
  );
  fc.assert(
    fc.property(ruleSets(dates), fc.boolean(), (rules, isBeyond24) => {
      const hours = written(rules, isBeyond24);
      const times = evaluateHours({ hours, point: POINT, from: new Date(`${first}T12:00Z`), days: DAYS });
      const from = Date.parse(`${first}T00:00Z`) + 2 * 60 * MINUTE_MS;
      const to = Date.parse(times?.until ?? "");
      const open = (times?.open ?? []).map(({ opensAt, closesAt }) => [
        Date.parse(opensAt),
        Date.parse(closesAt),
      ]);
      for (let minute = from; minute < to; minute += MINUTE_MS) {
        const isOpen = open.some(([opens = 0, closes = 0]) => opens <= minute && minute < closes);
        if (isOpen !== isOpenAt(rules, minute))
          expect({ hours, minute: new Date(minute).toISOString(), isOpen }).toBe("what the rules say");
      }
    }),
    { numRuns: 25, examples: [[CHANGING_CLOCKS, false]] },
  );
});
