import { useLingui } from "@lingui/react/macro";
import { centsText, countText, hoursText } from "#platform/i18n/format.ts";
import {
  type Answer,
  cellOf,
  type Column,
  type ColumnName,
  isWithheld,
  type Row,
  type StatisticName,
  STATISTICS,
  type Contribution,
  type MenuAge,
} from "../statistic.ts";
import { weekdayText } from "./weekday-text.ts";
import { useOutcomeWords, useReasonWords } from "#features/moderation/ui/decision-words.ts";
import { useProductTypeWords } from "#features/products/ui/product-type-words.ts";

/** The text of a cell, in the reader's words and numerals. */
export function useCellText(): (name: StatisticName, row: Row, column: ColumnName) => string {
  const { t, i18n } = useLingui();
  const coded = useCodedWords();
  const hidden = t({ id: "statistics.not-shown", message: "not shown" });
  const all: Partial<Record<ColumnName, string>> = {
    city: t({ id: "statistics.whole-country", message: "The Netherlands" }),
    type: t({ id: "statistics.all-types", message: "All types" }),
    restsOn: "–",
    outcome: t({ id: "statistics.all-decisions", message: "All decisions" }),
    reason: "–",
    answer: "–",
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
    if (type === "hours") return hoursText(i18n.locale, cell);
    if (type === "hour") return `${String(cell).padStart(2, "0")}:30`;
    if (type === "weekday") return weekdayText(i18n.locale, cell, "long");
    return countText(i18n.locale, cell);
  };
}

/** What the words of the rows mean, by column. */
function useCodedWords(): Partial<Record<ColumnName, Record<string, string>>> {
  const { t } = useLingui();
  const unknown = t({ id: "statistics.not-known", message: "Not known" });
  const ages: Record<MenuAge, string> = {
    week: t({ id: "statistics.age.week", message: "Up to a week" }),
    month: t({ id: "statistics.age.month", message: "Up to a month" }),
    quarter: t({ id: "statistics.age.quarter", message: "Up to three months" }),
    year: t({ id: "statistics.age.year", message: "Up to a year" }),
    older: t({ id: "statistics.age.older", message: "Older than a year" }),
  };
  const contributions: Record<Contribution, string> = {
    review: t({ id: "statistics.contribution.review", message: "Reviews" }),
    shopFact: t({ id: "statistics.contribution.shop-fact", message: "Facts about shops" }),
    menuLine: t({ id: "statistics.contribution.menu-line", message: "Menu entries" }),
    menuPhoto: t({ id: "statistics.contribution.menu-photo", message: "Photos of menus" }),
    newShop: t({ id: "statistics.contribution.new-shop", message: "Missing shops" }),
    productFact: t({ id: "statistics.contribution.product-fact", message: "Facts about products" }),
    confirmedFact: t({ id: "statistics.contribution.confirmed-fact", message: "Confirmed facts" }),
  };
  const answers: Record<Answer, string> = {
    accepted: t({ id: "statistics.answer.accepted", message: "accepted" }),
    refused: t({ id: "statistics.answer.refused", message: "refused" }),
  };
  return {
    access: {
      anyone: t({ id: "statistics.access.anyone", message: "Everyone 18 or over" }),
      residentsOnly: t({ id: "statistics.access.residents-only", message: "Residents only" }),
      unknown,
    },
    restsOn: {
      shop: t({ id: "statistics.rests-on.shop", message: "the shop" }),
      municipality: t({ id: "statistics.rests-on.municipality", message: "the municipality" }),
    },
    wheelchair: {
      yes: t({ id: "statistics.wheelchair.yes", message: "Yes" }),
      limited: t({ id: "statistics.wheelchair.limited", message: "With help" }),
      no: t({ id: "statistics.wheelchair.no", message: "No" }),
      unknown,
    },
    type: useProductTypeWords(),
    menuAge: ages,
    contribution: contributions,
    answer: answers,
    outcome: useOutcomeWords(),
    reason: useReasonWords(),
  };
}
