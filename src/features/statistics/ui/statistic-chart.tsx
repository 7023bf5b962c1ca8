import { BarChart } from "#ui/chart/bar-chart.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { cellOf, type ColumnName, type Row, type Statistic, type StatisticName } from "../statistic.ts";
import { useColumnWords } from "./column-words.ts";
import { OpeningHoursMap } from "./opening-hours-map.tsx";
import { useCellText } from "./use-cell-text.ts";

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
  contributions: { labels: ["contribution", "reason"], value: "count" },
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
