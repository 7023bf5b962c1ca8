import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { DayHours } from "#features/hours/day-hours.ts";
import type { ShopOpenTimes } from "../open-times.ts";
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
    { path: "/", Component: () => <ShopHours shop={{ slug: "andersom", facts }} times={all} now={NOW} /> },
  ]);
  render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
}

test("the coming days are a table whose rows are named, with today and special days in words", () => {
  show({ opening: { state: "open", closesAt: "2026-11-22T00:00:00Z" }, days: DAYS });
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Saturday 21 Nov Today09:00–01:00",
    "Sunday 22 Nov Special hoursOpen 24 hours",
    "Monday 23 Nov Closed",
    "Tuesday 24 Nov Public holidayPerhaps 10:00–18:00, ask first",
  ]);
  expect(screen.getAllByRole("rowheader")).toHaveLength(4);
  expect(screen.getByRole("table").textContent).toContain("Opening hours");
  expect(screen.getByText("Open, closes 01:00")).toBeTruthy();
  expect(screen.getByText("invented sample, November 2026, unconfirmed")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Add to calendar" });
  expect(link.getAttribute("href")).toBe("/coffeeshop/andersom/hours.ics");
});

test("a department has its own state and days", () => {
  show({
    days: DAYS,
    departments: [{ department: "kitchen", opening: { state: "closed", opensAt: null }, days: DAYS }],
  });
  expect(screen.getByText("Kitchen", { selector: "summary *" }).parentElement?.textContent).toBe(
    "Kitchen Closed",
  );
  expect(screen.getAllByRole("table", { hidden: true })).toHaveLength(2);
});

test("unknown hours are said to be unknown, and nothing is made up", () => {
  show({});
  expect(screen.getByText("Hours not known")).toBeTruthy();
  expect(screen.getByText(/Nobody has told us when this shop is open/)).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a shop that is closed for a time shows no hours", () => {
  show({ opening: { state: "closed", opensAt: null }, isOutOfUse: true });
  expect(screen.getByText("Closed")).toBeTruthy();
  expect(screen.getByText(/closed at the moment/)).toBeTruthy();
});
