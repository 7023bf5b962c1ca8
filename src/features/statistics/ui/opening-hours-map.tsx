import { useLingui } from "@lingui/react/macro";
import { HeatMap } from "#ui/chart/heat-map.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { cellOf, type Row } from "../statistic.ts";
import { useColumnWords } from "./column-words.ts";
import { useCellText } from "./use-cell-text.ts";
import { weekdayText } from "./weekday-text.ts";

const DAY_HOURS = 24;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Hours down, days across: that fits on a phone. */
export function OpeningHoursMap({ rows, title }: { rows: readonly Row[]; title: string }) {
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
