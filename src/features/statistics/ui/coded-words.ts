import { useLingui } from "@lingui/react/macro";
import { useProductTypeWords } from "#features/products/ui/product-type-words.ts";
import type { ColumnName, Contribution, MenuAge } from "../statistic.ts";

/** What the words of the rows mean, by column. */
export function useCodedWords(): Partial<Record<ColumnName, Record<string, string>>> {
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
    confirmedFact: t({ id: "statistics.contribution.confirmed-fact", message: "Confirmed facts" }),
    acceptedEdit: t({ id: "statistics.contribution.accepted-edit", message: "Accepted corrections" }),
    removal: t({ id: "statistics.contribution.removal", message: "Removed by moderators" }),
  };
  return {
    access: {
      anyone: t({ id: "statistics.access.anyone", message: "Everyone from 18" }),
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
  };
}
