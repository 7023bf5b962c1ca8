import { Hono } from "hono";
import { METHODS } from "#features/statistics/methods.ts";
import { storedStatistics } from "#features/statistics/server/stored-statistics.ts";
import { STATISTICS } from "#features/statistics/statistic.ts";
import type { ApiEnvironment } from "./app.ts";
import { describeCall } from "./describe-call.ts";
import { StatisticPage } from "./statistics-schemas.ts";
import { tagged } from "./tagged.ts";

const description = describeCall({
  summary: "Every statistic, as worked out last night",
  description:
    "Rows are lists in the order of `columns`: `weekday` is 1 (Monday) to 7, `percent` has one decimal, `cents` are euro " +
    "cents, `rate` is per 100,000 people, `hours` is how long something took; a `type`, `city` or `outcome` that is null means all together. Numbers under five are withheld, and so are those that would give one away; a group of nought has no row. Samples and hidden menus are not " +
    "counted. The same as files: `/statistics/{name}.csv`.",
  answer: "All of them on one page; none before the first night",
  shape: StatisticPage,
  isTagged: true,
});

/** `GET /api/statistics` (product.md section 12). */
export const statistics = new Hono<ApiEnvironment>().get("/", tagged, description, async (c) => {
  const stored = await storedStatistics(c.get("database"));
  const items = stored.map(({ name, computedAt, n, rows }) => ({
    name,
    computedAt,
    n,
    method: METHODS[name].message,
    counted: STATISTICS[name].counted,
    columns: STATISTICS[name].columns,
    rows,
  }));
  c.header("cache-control", "public, no-cache");
  return c.json({ items, total: items.length, page: 1 });
});
