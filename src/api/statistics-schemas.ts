import * as v from "valibot";
import { STATISTIC_NAMES } from "#features/statistics/statistic.ts";

const COLUMN_TYPES = [
  "text",
  "word",
  "weekday",
  "hour",
  "count",
  "percent",
  "cents",
  "rate",
  "hours",
] as const;

/**
 * One statistic. `n` is null when fewer than five were counted, and then there are no rows. `counted` names the column with the
 * sample size of a row; where that is null the row is withheld.
 */
const Statistic = v.pipe(
  v.strictObject({
    name: v.picklist(STATISTIC_NAMES),
    computedAt: v.string(),
    n: v.nullable(v.number()),
    method: v.string(),
    counted: v.string(),
    columns: v.array(v.strictObject({ name: v.string(), type: v.picklist(COLUMN_TYPES) })),
    rows: v.array(v.array(v.nullable(v.union([v.string(), v.number()])))),
  }),
  v.metadata({ ref: "Statistic" }),
);

export const StatisticPage = v.pipe(
  v.strictObject({ items: v.array(Statistic), total: v.number(), page: v.number() }),
  v.metadata({ ref: "StatisticPage" }),
);
