import { Hono } from "hono";
import { etag } from "hono/etag";
import { describeRoute, resolver } from "hono-openapi";
import { METHODS } from "#features/statistics/methods.ts";
import { storedStatistics } from "#features/statistics/server/stored-statistics.ts";
import { STATISTICS } from "#features/statistics/statistic.ts";
import type { ApiEnvironment } from "./app.ts";
import { StatisticPage } from "./statistics-schemas.ts";

const description = describeRoute({
  summary: "Every statistic, as worked out last night",
  description:
    "Rows are lists in the order of `columns`: `weekday` is 1 (Monday) to 7, `percent` has one decimal, `cents` are euro " +
    "cents, `rate` is per 100,000 people; a `type` or `city` that is null means all together. Numbers under five are withheld, and so are those that would give one away. Samples and hidden menus are not " +
    "counted. The same as files: `/statistics/{name}.csv`.",
  responses: {
    200: {
      description: "All of them on one page; none before the first night",
      content: { "application/json": { schema: resolver(StatisticPage) } },
    },
  },
});

/** `GET /api/statistics` (product.md section 12). */
export const statistics = new Hono<ApiEnvironment>().get("/", etag(), description, async (c) => {
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
