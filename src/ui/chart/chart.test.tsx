import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { BarChart } from "./bar-chart.tsx";
import { ChartFigure } from "./chart-figure.tsx";
import { LineChart } from "./line-chart.tsx";

afterEach(cleanup);

it("a chart has a name, a description, and everything it shows as a table", () => {
  render(
    <ChartFigure
      title="Price of a gram"
      tableLabel="As a table"
      table={{ columns: ["Month", "Median"], rows: [{ id: "2026-11", cells: ["November", "€ 10"] }] }}
    >
      {(titleId) => (
        <LineChart
          labelledBy={titleId}
          description="It stayed the same."
          points={[{ id: "2026-11", label: "Nov", value: 1000 }]}
          tickText={String}
        />
      )}
    </ChartFigure>,
  );
  const chart = screen.getByRole("img", { name: "Price of a gram" });
  expect(document.getElementById(chart.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "It stayed the same.",
  );
  const table = document.querySelector("details table") as HTMLElement;
  expect(within(table).getByText("€ 10").tagName).toBe("TD");
  expect(within(table).getByText("November").getAttribute("scope")).toBe("row");
});

it("the longest bar fills its place, and one that is not known has none but says why", () => {
  render(
    <BarChart
      title="Shops"
      columns={["Province", "Shops"]}
      bars={[
        { id: "a", label: "Utrecht", value: 20, text: "20" },
        { id: "b", label: "Drenthe", value: 10, text: "10" },
        { id: "c", label: "Zeeland", value: null, text: "fewer than 5" },
      ]}
    />,
  );
  expect([...document.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"))).toEqual([
    "100%",
    "50%",
  ]);
  expect(screen.getByText("fewer than 5")).toBeTruthy();
});
