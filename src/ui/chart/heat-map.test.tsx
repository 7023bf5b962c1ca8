import { cleanup, render, screen, within } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { HeatMap } from "./heat-map.tsx";
import { heatStep } from "./heat-map.tsx";

afterEach(cleanup);

it("every cell says its number, and one that is not known says so", () => {
  render(
    <HeatMap
      title="Open shops"
      corner="Hour"
      unit="%"
      columns={[{ id: "1", short: "M", name: "Monday" }]}
      rows={[
        { id: "9", label: "09:30", cells: [{ id: "1", share: 0.62, text: "62" }] },
        { id: "10", label: "10:30", cells: [{ id: "1", share: null, text: "" }] },
      ]}
      nothing="not shown"
    />,
  );
  const table = screen.getByRole("table", { name: "Open shops" });
  expect(within(table).getByRole("columnheader", { name: "Monday" })).toBeTruthy();
  expect(within(table).getByRole("row", { name: "09:30 62" })).toBeTruthy();
  expect(within(table).getByRole("row", { name: "10:30 not shown" })).toBeTruthy();
});

it("more is never lighter", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (one, other) => {
      expect(heatStep(Math.max(one, other))).toBeGreaterThanOrEqual(heatStep(Math.min(one, other)));
    }),
  );
  expect([0, 0.2, 0.999, 1].map(heatStep)).toEqual([1, 2, 5, 5]);
});
