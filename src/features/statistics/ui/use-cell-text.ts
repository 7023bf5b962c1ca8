import { useLingui } from "@lingui/react/macro";
import { centsText, countText } from "#platform/i18n/format.ts";
import {
  cellOf,
  type Column,
  type ColumnName,
  isWithheld,
  type Row,
  type StatisticName,
  STATISTICS,
} from "../statistic.ts";
import { useCodedWords } from "./coded-words.ts";
import { weekdayText } from "./weekday-text.ts";

/** What stands in a cell, in the reader's words and numerals. */
export function useCellText(): (name: StatisticName, row: Row, column: ColumnName) => string {
  const { t, i18n } = useLingui();
  const coded = useCodedWords();
  const hidden = t({ id: "statistics.not-shown", message: "not shown" });
  const all: Partial<Record<ColumnName, string>> = {
    city: t({ id: "statistics.whole-country", message: "The Netherlands" }),
    type: t({ id: "statistics.all-types", message: "All together" }),
    restsOn: "–",
    reason: "–",
    per100000: t({ id: "statistics.rate-unknown", message: "not known" }),
  };
  return (name, row, column) => {
    const columns: readonly Column[] = STATISTICS[name].columns;
    const type = columns.find((one) => one.name === column)?.type ?? "text";
    const cell = cellOf(name, row, column);
    const isLabel = type === "text" || type === "word";
    if (cell === null) return !isLabel && isWithheld(name, row) ? hidden : (all[column] ?? hidden);
    if (typeof cell === "string") return coded[column]?.[cell] ?? cell;
    if (type === "percent") return i18n.number(cell / 100, { style: "percent", maximumFractionDigits: 1 });
    if (type === "cents") return centsText(i18n.locale, cell);
    if (type === "rate") return i18n.number(cell, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    if (type === "hour") return `${String(cell).padStart(2, "0")}:30`;
    if (type === "weekday") return weekdayText(i18n.locale, cell, "long");
    return countText(i18n.locale, cell);
  };
}
