import { useLingui } from "@lingui/react/macro";
import type { ColumnName } from "../statistic.ts";

/** The heads of the tables. What only files have (addresses of pages) has none. */
export function useColumnWords(): Partial<Record<ColumnName, string>> {
  const { t } = useLingui();
  const lower = t({ id: "statistics.column.lower", message: "Lower quarter" });
  const middle = t({ id: "statistics.column.middle", message: "Median" });
  const upper = t({ id: "statistics.column.upper", message: "Upper quarter" });
  return {
    province: t({ id: "statistics.column.province", message: "Province" }),
    municipality: t({ id: "statistics.column.municipality", message: "Municipality" }),
    city: t({ id: "statistics.column.city", message: "Town" }),
    shops: t({ id: "statistics.column.shops", message: "Shops" }),
    per100000: t({ id: "statistics.column.per-100000", message: "Per 100,000 people" }),
    access: t({ id: "statistics.column.access", message: "Who gets in" }),
    restsOn: t({ id: "statistics.column.rests-on", message: "Source" }),
    sharePercent: t({ id: "statistics.column.share", message: "Share" }),
    weekday: t({ id: "statistics.column.weekday", message: "Day" }),
    hour: t({ id: "statistics.column.hour", message: "Time" }),
    openShops: t({ id: "statistics.column.open-shops", message: "Open shops" }),
    type: t({ id: "statistics.column.type", message: "Type" }),
    lowCents: lower,
    medianCents: middle,
    highCents: upper,
    lowPercent: lower,
    medianPercent: middle,
    highPercent: upper,
    strain: t({ id: "statistics.column.strain", message: "Strain" }),
    wheelchair: t({ id: "statistics.column.wheelchair", message: "Wheelchair access" }),
    menuAge: t({ id: "statistics.column.menu-age", message: "Age of the menu" }),
    contribution: t({ id: "statistics.column.contribution", message: "Contribution" }),
    reason: t({ id: "statistics.column.reason", message: "Reason" }),
    answer: t({ id: "statistics.column.answer", message: "Answer" }),
    outcome: t({ id: "statistics.column.outcome", message: "Decision" }),
    medianHours: t({ id: "statistics.column.median-time", message: "Time taken (median)" }),
    count: t({ id: "statistics.column.count", message: "Number" }),
  };
}
