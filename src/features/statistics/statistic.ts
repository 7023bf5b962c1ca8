/** The type of a column. `word` is one of a fixed list, `weekday` is 1 (Monday) to 7, `rate` is per 100,000, `hours` is a time that something took. */
export type ColumnType =
  | "text"
  | "word"
  | "weekday"
  | "hour"
  | "count"
  | "percent"
  | "cents"
  | "rate"
  | "hours";

export interface Column {
  name: string;
  type: ColumnType;
}

const text = <Name extends string>(name: Name) => ({ name, type: "text" }) as const;
const word = <Name extends string>(name: Name) => ({ name, type: "word" }) as const;
const count = <Name extends string>(name: Name) => ({ name, type: "count" }) as const;
const percent = <Name extends string>(name: Name) => ({ name, type: "percent" }) as const;
const cents = <Name extends string>(name: Name) => ({ name, type: "cents" }) as const;
const PER_100000 = { name: "per100000", type: "rate" } as const;

/**
 * Every statistic with its columns, in the order of the page (product.md section 9). `counted` names the column with the sample
 * size of a row; where it is null the row is withheld. Names are addresses: `/statistics/{name}.csv`.
 */
export const STATISTICS = {
  "shops-by-province": { counted: "shops", columns: [text("province"), count("shops"), PER_100000] },
  "shops-by-municipality": {
    counted: "shops",
    columns: [text("municipality"), text("province"), count("shops"), PER_100000],
  },
  "access-policy": {
    counted: "shops",
    columns: [word("access"), word("restsOn"), count("shops"), percent("sharePercent")],
  },
  "opening-hours": {
    counted: "openShops",
    columns: [
      { name: "weekday", type: "weekday" },
      { name: "hour", type: "hour" },
      count("openShops"),
      percent("sharePercent"),
    ],
  },
  "euros-per-gram": {
    counted: "shops",
    columns: [
      word("type"),
      text("city"),
      text("cityUrl"),
      count("shops"),
      cents("lowCents"),
      cents("medianCents"),
      cents("highCents"),
    ],
  },
  "five-gram-discount": {
    counted: "shops",
    columns: [
      word("type"),
      count("shops"),
      percent("lowPercent"),
      percent("medianPercent"),
      percent("highPercent"),
    ],
  },
  "strains-by-shops": { counted: "shops", columns: [text("strain"), text("strainUrl"), count("shops")] },
  wheelchair: { counted: "shops", columns: [word("wheelchair"), count("shops"), percent("sharePercent")] },
  "menu-freshness": { counted: "shops", columns: [word("menuAge"), count("shops"), percent("sharePercent")] },
  contributions: { counted: "count", columns: [word("contribution"), word("answer"), count("count")] },
  moderation: {
    counted: "count",
    columns: [word("outcome"), word("reason"), count("count"), { name: "medianHours", type: "hours" }],
  },
} as const satisfies Record<string, { counted: string; columns: readonly Column[] }>;

export type StatisticName = keyof typeof STATISTICS;

export const STATISTIC_NAMES = Object.keys(STATISTICS) as StatisticName[];

export function isStatisticName(text: string): text is StatisticName {
  return Object.hasOwn(STATISTICS, text);
}

export type ColumnName = (typeof STATISTICS)[StatisticName]["columns"][number]["name"];

/** Null: withheld, not known, or (city, type, outcome) all of them together. */
export type Cell = string | number | null;

export type Row = readonly Cell[];

/** The result: the sample size (null: too small to show), and the rows in the order of the columns. */
export interface Counted {
  n: number | null;
  rows: readonly Row[];
}

export interface Statistic extends Counted {
  name: StatisticName;
  /** ISO 8601. */
  computedAt: string;
}

/** The cell of a row in the column of this name; null where the statistic has no such column. */
export function cellOf(name: StatisticName, row: Row, column: ColumnName): Cell {
  const columns: readonly Column[] = STATISTICS[name].columns;
  return row[columns.findIndex((one) => one.name === column)] ?? null;
}

/** Whether the row has no numbers, because they are too small or would reveal such a number. */
export function isWithheld(name: StatisticName, row: Row): boolean {
  return cellOf(name, row, STATISTICS[name].counted) === null;
}

/** From how long ago a menu is, at most so many days; the last band has no end. */
export const MENU_AGES = { week: 7, month: 30, quarter: 91, year: 365, older: null } as const;

export type MenuAge = keyof typeof MENU_AGES;

/** What people give to the directory. */
export const CONTRIBUTIONS = [
  "review",
  "shopFact",
  "menuLine",
  "menuPhoto",
  "newShop",
  "productFact",
  "confirmedFact",
] as const;

export type Contribution = (typeof CONTRIBUTIONS)[number];

/** What became of it. */
export type Answer = "accepted" | "refused";
