import { expect, test } from "vitest";
import { compactWeek } from "#features/hours/compact-week.ts";
import { hoursOfChange } from "./hours-of-change.ts";

/** A Saturday. */
const NOW = new Date("2026-11-21T12:00:00Z");

const changed = (before: string | null, after: string | null) =>
  hoursOfChange({ fields: [{ field: "openingHours", before, after }] }, NOW);

test("hours are told as a week, before and after", () => {
  const hours = changed("Mo-Su 10:00-22:00", "Mo-Fr 10:00-22:00; Sa 10:00-02:00; Su off");
  expect(compactWeek(hours?.before?.days ?? [], NOW.toISOString()).map(({ runs }) => runs)).toEqual([
    [[0, 6]],
  ]);
  expect(compactWeek(hours?.after?.days ?? [], NOW.toISOString()).map(({ runs }) => runs)).toEqual([
    [[0, 4]],
    [[5, 5]],
    [[6, 6]],
  ]);
  expect([hours?.before?.isAll, hours?.after?.isAll]).toEqual([true, true]);
});

test.each([
  ["24/7", true],
  ["Mo,We 9:00-12:00,13:00-18:00; Th closed", true],
  ["Mo-Su 10:00-22:00; PH off", false],
  ["Jun-Aug: Mo-Su 10:00-24:00", false],
  ['Mo-Fr 10:00-18:00 "by appointment"', false],
  ["Mo-Su 10:00-sunset", false],
  ["Mo-Fr 10:00+", false],
  ["Mo-Su 00:00-24:00; Dec 5 off", true],
  ["Mo-Su 10:00-22:00; 2026 Nov 24-26 10:00-15:00; Dec 31 10:00-18:00", true],
  ["Mo-Su 10:00-22:00; Dec 05-20 off", false],
  ["Mo-Su 10:00-22:00; 2027 Jul 1 off", false],
  ["Mo-Su 10:00-22:00; Dec 5-4 off", false],
])("%s is all told by a week and the special days after it: %s", (hours, isAll) => {
  expect(changed(null, hours)?.after?.isAll).toBe(isAll);
});

test("hours of some days are told with those that stand by now, and with none where nothing stands", () => {
  const fields = [
    { field: "openingHours" as const, before: null, present: "24/7", after: "Mo-Sa unknown; Su off" },
  ];
  const openCounts = (days: readonly { open: unknown[] }[] | undefined) =>
    days?.map(({ open }) => open.length);
  const { after } = hoursOfChange({ fields }, NOW) ?? {};
  expect([openCounts(after?.days), after?.isAll]).toEqual([[1, 0, 1, 1, 1, 1, 1], true]);
  const alone = changed(null, "Mo-Sa unknown; Su off")?.after;
  expect(alone?.isAll).toBe(true);
  expect(compactWeek(alone?.days ?? [], NOW.toISOString()).map(({ day }) => day.unknown.length)).toEqual([
    1, 0,
  ]);
});

test("a day with hours of its own after the week is told beside it", () => {
  const { later } = changed(null, "Mo-Su 00:00-24:00; Dec 5 off")?.after ?? {};
  expect(later?.map(({ date, open, isSpecial }) => [date, open, isSpecial])).toContainEqual([
    "2026-12-05",
    [],
    true,
  ]);
});

test("what is no hours, or nothing, has no week, and neither has a change of something else", () => {
  expect(changed(null, "ask at the bar!")).toMatchObject({ before: null, after: null });
  expect(
    hoursOfChange({ fields: [{ field: "phone", before: null, after: "+31201234567" }] }, NOW),
  ).toBeNull();
});

test("hours that others said meanwhile are a week too", () => {
  const fields = [
    { field: "openingHours" as const, before: null, present: "24/7", after: "Mo-Su 10:00-22:00" },
  ];
  expect(hoursOfChange({ fields }, NOW)?.present).toMatchObject({ days: { length: 7 }, isAll: true });
  expect(changed(null, "24/7")?.present).toBeNull();
});
