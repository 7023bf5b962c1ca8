import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { centsText } from "#platform/i18n/format.ts";
import { ChartFigure } from "#ui/chart/chart-figure.tsx";
import { LineChart } from "#ui/chart/line-chart.tsx";
import type { LinePoint } from "#ui/chart/line-plot.ts";
import type { PriceMonth, UnitPrices } from "../../product-details.ts";
import { usePriceUnitWords } from "./price-unit-words.ts";
import styles from "./product-page.module.css";

/** Fewer shops than this are shops and no market, and a single month is no history. */
const FEWEST_SHOPS = 3;
const FEWEST_MONTHS = 2;

/** What one of a unit cost month by month: the middle price as a line, the cheapest and the dearest around it. */
export function PriceChart({ unit, months }: Pick<UnitPrices, "unit" | "months">) {
  const { t, i18n } = useLingui();
  const words = usePriceUnitWords()[unit];
  const told = months.filter(({ shopCount }) => shopCount >= FEWEST_SHOPS);
  const [first, last] = [told[0], told.at(-1)];
  if (months.length === 0) return null;
  if (told.length < FEWEST_MONTHS || !first || !last) return <TooFew monthCount={told.length} />;
  const euros = (cents: number) => centsText(i18n.locale, cents);
  const monthName = (month: string, style: "long" | "short") => {
    const year = style === "long" ? "numeric" : "2-digit";
    return i18n.date(new Date(`${month}-01T00:00:00Z`), { month: style, year, timeZone: "UTC" });
  };
  const [begin, end] = [monthName(first.month, "long"), monthName(last.month, "long")];
  const [before, after] = [euros(first.medianCents), euros(last.medianCents)];
  return (
    <ChartFigure
      title={words.chart}
      note={
        <Trans id="product-page.chart.note">
          The line is the median price; the band runs from the cheapest to the most expensive shop. Each month
          counts the lowest price of every shop whose price was seen then or in the year before, and needs at
          least {FEWEST_SHOPS} of them.
        </Trans>
      }
      tableLabel={<Trans id="product-page.chart.table">The same as a table</Trans>}
      table={{
        columns: [
          t({ id: "product-page.chart.month", message: "Month" }),
          t({ id: "product-page.chart.low", message: "Cheapest" }),
          t({ id: "product-page.chart.median", message: "Median" }),
          t({ id: "product-page.chart.high", message: "Most expensive" }),
          t({ id: "product-page.chart.shops", message: "Shops" }),
        ],
        rows: told.map(({ month, lowCents, medianCents, highCents, shopCount }) => ({
          id: month,
          cells: [
            monthName(month, "long"),
            euros(lowCents),
            euros(medianCents),
            euros(highCents),
            i18n.number(shopCount),
          ],
        })),
      }}
    >
      {(titleId) => (
        <LineChart
          labelledBy={titleId}
          description={words.chartDescription({ begin, before, end, after })}
          points={pointsOf(told, (month) => monthName(month, "short"))}
          tickText={(cents) => centsText(i18n.locale, cents, { isWhole: true })}
        />
      )}
    </ChartFigure>
  );
}

/** Every month from the first to the last, those of which too little is known as gaps. */
function pointsOf(told: readonly PriceMonth[], nameOf: (month: string) => string): LinePoint[] {
  const known = new Map(told.map((one) => [one.month, one]));
  const points: LinePoint[] = [];
  const last = told.at(-1)?.month ?? "";
  for (let month = told[0]?.month ?? last; month <= last; month = monthAfter(month)) {
    const one = known.get(month);
    const label = nameOf(month);
    points.push(
      one
        ? { id: month, label, value: one.medianCents, low: one.lowCents, high: one.highCents }
        : { id: month, label, value: null },
    );
  }
  return points;
}

function monthAfter(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 7);
}

function TooFew({ monthCount }: { monthCount: number }) {
  return (
    <p className={styles.method}>
      <Plural
        id="product-page.chart.too-few"
        value={monthCount}
        _0="There’s not enough yet to draw the price over time: that needs prices from three shops in two months."
        one="There’s not enough yet to draw the price over time: that needs prices from three shops in two months, and so far there’s # such month."
        other="There’s not enough yet to draw the price over time: that needs prices from three shops in two months."
      />
    </p>
  );
}
