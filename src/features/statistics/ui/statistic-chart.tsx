import { BarChart } from "#ui/chart/bar-chart.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { cellOf, type ColumnName, type Row, type Statistic, type StatisticName } from "../statistic.ts";
import { useColumnWords } from "./column-words.ts";
import { useCellText } from "./use-cell-text.ts";
import { useLingui } from "@lingui/react/macro";
import { HeatMap } from "#ui/chart/heat-map.tsx";
import { weekdayText } from "./weekday-text.ts";

const DAY_HOURS = 24;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Hours down, days across: that fits on a phone. */
function OpeningHoursMap({ rows, title }: { rows: readonly Row[]; title: string }) {
  const { t, i18n } = useLingui();
  const cellText = useCellText();
  const columnWords = useColumnWords();
  const rowAt = (weekday: number, hour: number): Row => rows[(weekday - 1) * DAY_HOURS + hour] ?? [];
  return (
    <HeatMap
      title={<VisuallyHidden>{title}</VisuallyHidden>}
      corner={columnWords.hour ?? ""}
      unit="%"
      columns={WEEKDAYS.map((weekday) => ({
        id: String(weekday),
        short: weekdayText(i18n.locale, weekday, "short"),
        name: weekdayText(i18n.locale, weekday, "long"),
      }))}
      rows={Array.from({ length: DAY_HOURS }, (_, hour) => ({
        id: String(hour),
        label: cellText("opening-hours", rowAt(1, hour), "hour"),
        cells: WEEKDAYS.map((weekday) => {
          const percent = cellOf("opening-hours", rowAt(weekday, hour), "sharePercent") as number | null;
          return {
            id: String(weekday),
            share: percent === null ? null : percent / 100,
            text: percent === null ? "" : i18n.number(percent, { maximumFractionDigits: 0 }),
          };
        }),
      }))}
      nothing={t({ id: "statistics.not-shown", message: "not shown" })}
    />
  );
}

/** More bars than these are a table. */
const MOST_BARS = 15;

type Bars = { labels: ColumnName[]; value: ColumnName; isDrawn?: (row: Row) => boolean };

/** What the bars of each statistic show; opening hours are a map. */
const BARS: Record<Exclude<StatisticName, "opening-hours">, Bars> = {
  "shops-by-province": { labels: ["province"], value: "shops" },
  "shops-by-municipality": { labels: ["municipality"], value: "shops" },
  "access-policy": { labels: ["access", "restsOn"], value: "shops" },
  "euros-per-gram": { labels: ["type"], value: "medianCents", isDrawn: ([, city]) => city === null },
  "five-gram-discount": { labels: ["type"], value: "medianPercent" },
  "strains-by-shops": { labels: ["strain"], value: "shops" },
  wheelchair: { labels: ["wheelchair"], value: "shops" },
  "menu-freshness": { labels: ["menuAge"], value: "shops" },
  contributions: { labels: ["contribution", "answer"], value: "count" },
  moderation: { labels: ["outcome", "reason"], value: "count", isDrawn: ([outcome]) => outcome !== null },
};

export function StatisticChart({ statistic, title }: { statistic: Statistic; title: string }) {
  const cellText = useCellText();
  const columnWords = useColumnWords();
  const { name, rows } = statistic;
  if (name === "opening-hours") return <OpeningHoursMap rows={rows} title={title} />;
  const { labels, value, isDrawn = () => true } = BARS[name];
  const labelOf = (row: Row) =>
    labels
      .filter((column, place) => place === 0 || cellOf(name, row, column) !== null)
      .map((column) => cellText(name, row, column))
      .join(" · ");
  const bars = rows.filter(isDrawn).slice(0, MOST_BARS);
  if (bars.length === 0) return null;
  return (
    <BarChart
      title={<VisuallyHidden>{title}</VisuallyHidden>}
      columns={[columnWords[labels[0] ?? value] ?? "", columnWords[value] ?? ""]}
      bars={bars.map((row) => ({
        id: labelOf(row),
        label: labelOf(row),
        value: cellOf(name, row, value) as number | null,
        text: cellText(name, row, value),
      }))}
    />
  );
}
