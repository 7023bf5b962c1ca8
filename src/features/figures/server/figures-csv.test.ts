import { expect, test } from "vitest";
import type { ShopFigures } from "../shop-figures.ts";
import { figuresCsv } from "./figures-csv.ts";

const still = { count: null, isAbout: false, changePercent: null };
const FIGURES: ShopFigures = {
  shop: { id: 1, name: "Andersom", slug: "andersom", cityName: "Utrecht" },
  from: "2026-11-01",
  to: "2026-11-02",
  hasBegun: true,
  days: [
    { day: "2026-11-01", isCounted: true, views: null },
    { day: "2026-11-02", isCounted: false, views: null },
  ],
  views: still,
  mapOpens: still,
  directions: { ...still, count: 12 },
  followers: { count: null, added: null },
  reviews: { count: 0, rating: null, unanswered: 0 },
  ways: [{ way: "list", count: 25 }],
  searches: [{ search: "city", name: "Utrecht", count: 7 }],
  asked: [{ _id: "1", name: '=1+1,"x"', type: "weed", slug: "x", count: 6, menuCount: 0, metres: null }],
  freshness: { days: null, townDays: null },
};

test("a file of figures hides what is small, leaves a lost day empty, and starts no formula", () => {
  expect(figuresCsv(FIGURES).replace("\uFEFF", "").split("\r\n")).toEqual([
    "day,what,name,count",
    "2026-11-01,views,,< 5",
    "2026-11-02,views,,",
    "2026-11-01/2026-11-02,mapOpens,,< 5",
    "2026-11-01/2026-11-02,directions,,12",
    "2026-11-01/2026-11-02,way,list,25",
    "2026-11-01/2026-11-02,city,Utrecht,7",
    `2026-11-01/2026-11-02,askedNearby,"'=1+1,""x""",6`,
    "",
  ]);
});
