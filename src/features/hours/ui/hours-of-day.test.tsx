import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { DayHours } from "../day-hours.ts";
import { HoursOfDay } from "./hours-of-day.tsx";

afterEach(cleanup);

const day = (unknown: DayHours["unknown"]) => ({
  date: "2026-11-28",
  open: [],
  unknown,
  isHoliday: false,
  isSpecial: false,
});

test.each([
  [[{ opensAt: "2026-11-27T23:00:00Z", closesAt: "2026-11-28T23:00:00Z" }], "Not known"],
  [[{ opensAt: "2026-11-28T09:00:00Z", closesAt: "2026-11-28T17:00:00Z" }], "Perhaps 10:00–18:00, ask first"],
  [[], "Closed"],
])("a day of which nothing is known says so, and is not said to be closed: %#", (unknown, words) => {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <HoursOfDay day={day(unknown)} />
    </I18nProvider>,
  );
  expect(container.textContent).toBe(words);
});
