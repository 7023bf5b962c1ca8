import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Row, StatisticName } from "../statistic.ts";
import { StatisticSection } from "./statistic-section.tsx";

afterEach(cleanup);

function show(name: StatisticName, n: number, rows: Row[]): string {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <MemoryRouter>
        <StatisticSection
          statistic={{ name, n, rows, computedAt: "2026-11-27T04:00:00.000Z" }}
          title="In numbers"
        />
      </MemoryRouter>
    </I18nProvider>,
  );
  return container.textContent;
}

/** The texts of the table's rows, which stand folded. */
const tableRows = () => {
  const table = screen.getAllByRole("table", { hidden: true }).at(-1) as HTMLElement;
  return within(table)
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

test("contributions say what is given most and what became of it", () => {
  const text = show("contributions", 18, [
    ["review", "accepted", 6],
    ["shopFact", "accepted", 7],
    ["confirmedFact", null, 5],
  ]);
  expect(text).toContain("Most frequent: Facts about shops · accepted (7 of 18).");
  expect(tableRows()).toEqual([
    ["Contribution", "Answer", "Number"],
    ["Reviews", "accepted", "6"],
    ["Facts about shops", "accepted", "7"],
    ["Confirmed facts", "–", "5"],
  ]);
});

test("decisions say how fast they are, with a row for all of them in the table and no bar", () => {
  const text = show("moderation", 20, [
    [null, null, 20, 6.5],
    ["removed", "fake", 12, null],
  ]);
  expect(text).toContain("Half of what was reported was decided within 6.5\u00a0hrs.");
  expect(screen.getAllByText("All decisions")).toHaveLength(1);
  expect(tableRows()).toEqual([
    ["Decision", "Reason", "Number", "Time taken (median)"],
    ["All decisions", "–", "20", "6.5\u00a0hrs"],
    ["Removed", "Fake or paid for", "12", "not shown"],
  ]);
});

test("decisions of which no reason may be shown have no empty chart", () => {
  show("moderation", 6, [[null, null, 6, null]]);
  expect(tableRows()).toHaveLength(2);
  expect(screen.getAllByRole("table", { hidden: true })).toHaveLength(1);
});
