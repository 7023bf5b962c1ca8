import { BarChart } from "../chart/bar-chart.tsx";
import { ChartFigure } from "../chart/chart-figure.tsx";
import { HeatMap } from "../chart/heat-map.tsx";
import { LineChart } from "../chart/line-chart.tsx";
import { ShareButton } from "../share/share-button.tsx";
import { Specimen } from "./specimen.tsx";

const PRICES = [1050, 1080, null, 1100, 1060, 1120].map((value, place) => ({
  id: String(place),
  label: `Month ${place + 1}`,
  value,
  ...(value === null ? {} : { low: value - 150, high: value + 90 }),
}));

const WORDS = { share: "Share", copied: "The link is copied.", byHand: "Copy the link by hand:" };

/** Charts: a line with a range and a gap, bars of which one is unknown; and the share button. */
export function Charts() {
  return (
    <Specimen title="Charts, share">
      <ChartFigure
        title="What a gram cost"
        note="Invented numbers."
        tableLabel="The same as a table"
        table={{
          columns: ["Month", "Middle"],
          rows: PRICES.map(({ id, label, value }) => ({ id, cells: [label, value ?? "not known"] })),
        }}
      >
        {(titleId) => (
          <LineChart
            labelledBy={titleId}
            description="It went up a little."
            points={PRICES}
            tickText={(cents) => `€${cents / 100}`}
          />
        )}
      </ChartFigure>
      <BarChart
        title="Shops by province"
        columns={["Province", "Shops"]}
        bars={[
          { id: "utrecht", label: "Utrecht", value: 24, text: "24" },
          { id: "drenthe", label: "Drenthe", value: 9, text: "9" },
          { id: "zeeland", label: "Zeeland", value: null, text: "fewer than 5" },
        ]}
      />
      <HeatMap
        title="Open shops"
        corner="Time"
        unit="%"
        columns={["Saturday", "Sunday"].map((name) => ({ id: name, short: name.slice(0, 2), name }))}
        rows={[0, 0.3, 0.5, 0.7, 1].map((share, hour) => ({
          id: String(hour),
          label: `${hour + 9}:30`,
          cells: [
            { id: "saturday", share, text: String(share * 100) },
            { id: "sunday", share: hour === 0 ? null : share / 2, text: String(share * 50) },
          ],
        }))}
        nothing="not shown"
      />
      <ShareButton title="The parts" words={WORDS} />
    </Specimen>
  );
}
