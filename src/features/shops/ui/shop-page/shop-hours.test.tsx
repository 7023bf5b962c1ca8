import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { DayHours } from "#features/hours/day-hours.ts";
import type { ShopOpenTimes } from "../../open-times.ts";
import { ShopHours } from "./shop-hours.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
/** Saturday, 13:00 there. */
const NOW = "2026-11-21T12:00:00.000Z";

afterEach(cleanup);

const FACT = {
  source: "sample",
  observedOn: "2026-11",
  confidence: "low",
  confirmationCount: 0,
  confirmedAt: null,
} as const;

function day(date: string, rest: Partial<DayHours> = {}): DayHours {
  return { date, open: [], unknown: [], isHoliday: false, isSpecial: false, ...rest };
}

const interval = (opensAt: string, closesAt: string) => ({
  opensAt: `${opensAt}:00Z`,
  closesAt: `${closesAt}:00Z`,
});

const DAYS: DayHours[] = [
  day("2026-11-21", { open: [interval("2026-11-21T08:00", "2026-11-22T00:00")] }),
  day("2026-11-22", { open: [interval("2026-11-21T23:00", "2026-11-22T23:00")], isSpecial: true }),
  day("2026-11-23"),
  day("2026-11-24", { unknown: [interval("2026-11-24T09:00", "2026-11-24T17:00")], isHoliday: true }),
];

function show(times: Partial<ShopOpenTimes>) {
  const all: ShopOpenTimes = {
    opening: { state: "unknown" },
    days: null,
    isOutOfUse: false,
    departments: [],
    ...times,
  };
  const facts = all.days ? { hours: FACT } : {};
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <ShopHours shop={{ slug: "andersom", facts }} times={all} contributions={null} now={NOW} />
      ),
    },
  ]);
  render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
}

const rows = () =>
  screen.getAllByRole("row", { hidden: true }).map(({ textContent }) => textContent.replace(/\s+/g, " "));

test("the state unfolds a week of few rows, with today and special days in words; where it is wide it stands there", () => {
  show({ opening: { state: "open", closesAt: "2026-11-22T00:00:00Z" }, days: DAYS });
  const week = [
    "Mon Closed",
    "Sat Today09:00–01:00",
    "Sunday 22 Nov Special hoursOpen 24 hours",
    "Tuesday 24 Nov Public holidayPerhaps 10:00–18:00, ask first",
  ];
  expect(rows()).toEqual([...week, ...week]);
  expect(screen.getByText("Open until 01:00", { selector: "summary *" })).toBeTruthy();
  const source = "Source: invented sample, November 2026, unconfirmed";
  expect(
    screen.getAllByText((_, element) => element?.tagName === "SPAN" && element.textContent === source),
  ).toHaveLength(2);
  const [link] = screen.getAllByRole("link", { name: "Add to calendar", hidden: true });
  expect(link?.getAttribute("href")).toBe("/coffeeshop/andersom/hours.ics");
});

test("later days with hours of their own stand below the week, such as Christmas", () => {
  show({ days: DAYS.slice(0, 1), later: [day("2026-12-25", { isHoliday: true, isSpecial: true })] });
  expect(rows()[1]).toBe("Friday 25 Dec Public holidaySpecial hoursClosed");
});

test("a department has rows of its own below the shop's, with its days only where they differ", () => {
  const [saturday] = DAYS;
  const kitchen = saturday ? [saturday] : [];
  show({
    days: kitchen,
    departments: [
      { department: "kitchen", opening: { state: "closed", opensAt: null }, days: kitchen },
      { department: "terrace", opening: { state: "closed", opensAt: null }, days: DAYS.slice(0, 3) },
    ],
  });
  expect(rows().slice(0, 5)).toEqual([
    "Sat Today09:00–01:00",
    "Kitchen09:00–01:00",
    "Terrace, MonClosed",
    "Terrace, Sat09:00–01:00",
    "Terrace, Sunday 22 NovOpen 24 hours",
  ]);
});

test("unknown hours are said to be unknown, which is not closed, and nothing is made up", () => {
  show({});
  expect(screen.getByText("Hours not known.")).toBeTruthy();
  expect(screen.getByText("That’s not the same as closed.")).toBeTruthy();
  expect(screen.queryByRole("table", { hidden: true })).toBeNull();
  expect(screen.queryByRole("link", { hidden: true })).toBeNull();
});

test("a shop that is closed for a time shows no hours", () => {
  show({ opening: { state: "closed", opensAt: null }, isOutOfUse: true });
  expect(screen.getByText("Closed")).toBeTruthy();
  expect(screen.getByText(/closed at the moment/)).toBeTruthy();
});

test("hours of other days stand open below a day that is not known, and what is not known comes last", () => {
  show({
    days: [
      day("2026-11-21", { unknown: [interval("2026-11-20T23:00", "2026-11-21T23:00")] }),
      day("2026-11-23", { open: [interval("2026-11-23T08:00", "2026-11-24T00:00")] }),
    ],
  });
  expect(screen.getAllByText("Not known for today, but for other days")).toHaveLength(2);
  expect(document.querySelector("details")?.open).toBe(true);
  expect(rows().slice(0, 2)).toEqual(["Mon 09:00–01:00", "Sat TodayNot known"]);
});
