import { useLingui } from "@lingui/react/macro";
import type { StatisticName } from "../statistic.ts";

export function useStatisticTitles(): Record<StatisticName, string> {
  const { t } = useLingui();
  return {
    "shops-by-province": t({ id: "statistics.shops-by-province", message: "Shops by province" }),
    "shops-by-municipality": t({ id: "statistics.shops-by-municipality", message: "Shops by municipality" }),
    "access-policy": t({ id: "statistics.access-policy", message: "Who gets in" }),
    "opening-hours": t({ id: "statistics.opening-hours", message: "When shops are open" }),
    "euros-per-gram": t({ id: "statistics.euros-per-gram", message: "What a gram costs" }),
    "five-gram-discount": t({ id: "statistics.five-gram-discount", message: "What five grams at once save" }),
    "strains-by-shops": t({ id: "statistics.strains-by-shops", message: "Strains on most menus" }),
    wheelchair: t({ id: "statistics.wheelchair", message: "In a wheelchair" }),
    "menu-freshness": t({ id: "statistics.menu-freshness", message: "How old menus are" }),
    contributions: t({ id: "statistics.contributions", message: "Contributions and moderation" }),
  };
}
