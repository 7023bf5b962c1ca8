import { expect, test } from "vitest";
import { hoursByDay } from "#features/hours/server/evaluate-hours.ts";
import { hoursCalendar } from "./hours-calendar.ts";

const NOW = new Date("2026-11-21T12:00:00Z");

function calendarOf(hours: string, name = "Andersom") {
  const days = hoursByDay({ hours, point: { latitude: 52, longitude: 5 }, from: NOW, days: 3 }) ?? [];
  return hoursCalendar({
    shop: { id: 7, name },
    title: `Opening hours of ${name}`,
    url: "https://highstreet.example/de/coffeeshop/andersom",
    place: "Vismarkt 23, Utrecht",
    days,
    closed: { words: `${name}: closed`, from: "2026-11-21", to: "2026-12-05" },
    now: NOW,
  });
}

/** The lines as RFC 5545 folds and separates them. */
function linesOf(calendar: string): string[] {
  return calendar.replaceAll("\r\n ", "").split("\r\n");
}

test("each opening is an event in UTC that keeps its identity", () => {
  const lines = linesOf(calendarOf("Sa 09:00-01:00; Su 12:00-14:00,16:00-18:00"));
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
  expect(all("UID")).toEqual([
    "hours-7-2026-11-21-1@highstreet.example",
    "hours-7-2026-11-22-1@highstreet.example",
    "hours-7-2026-11-22-2@highstreet.example",
  ]);
  expect(all("DTSTART")).toEqual(["20261121T080000Z", "20261122T110000Z", "20261122T150000Z"]);
  expect(all("DTEND")).toEqual(["20261122T000000Z", "20261122T130000Z", "20261122T170000Z"]);
  expect(all("BEGIN")).toEqual(["VCALENDAR", "VEVENT", "VEVENT", "VEVENT"]);
  expect(all("END")).toEqual(["VEVENT", "VEVENT", "VEVENT", "VCALENDAR"]);
  expect(all("VERSION")).toEqual(["2.0"]);
});

test("a name cannot end a line or begin a property", () => {
  const lines = linesOf(calendarOf("24/7", "A;B,C\\D\r\nATTENDEE:mailto:x@example.org"));
  const safe = String.raw`A\;B\,C\\D ATTENDEE:mailto:x@example.org`;
  expect(lines.filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
  expect(lines).toContain(`SUMMARY:${safe}`);
  expect(lines).toContain(`NAME:Opening hours of ${safe}`);
});

test("a shop that does not open has one event that says so, which keeps nobody busy", () => {
  const lines = linesOf(calendarOf("off"));
  expect(lines.filter((line) => /^(DTSTART|DTEND|SUMMARY|TRANSP)/.test(line))).toEqual([
    "DTSTART;VALUE=DATE:20261121",
    "DTEND;VALUE=DATE:20261205",
    "SUMMARY:Andersom: closed",
    "TRANSP:TRANSPARENT",
  ]);
});

test("it is no invitation, which would need somebody who invites", () => {
  expect(linesOf(calendarOf("24/7")).filter((line) => line.startsWith("METHOD"))).toEqual([]);
});
