import { useLingui } from "@lingui/react/macro";
import type { StatisticName } from "../statistic.ts";

/** Why there is nothing to draw yet, and what will fill it. */
export function useEmptyWords(): Record<StatisticName, string> {
  const { t } = useLingui();
  const fewShops = t({
    id: "statistics.empty.shops",
    message: "Fewer than five shops are known so far. This fills as the directory grows.",
  });
  const fewMenus = t({
    id: "statistics.empty.menus",
    message:
      "Fewer than five shops have a public menu so far, and invented samples do not count. This fills when shops and visitors add menus.",
  });
  const fewPrices = t({
    id: "statistics.empty.prices",
    message:
      "Fewer than five shops have public prices so far, and invented samples do not count. This fills when shops and visitors add menus with prices.",
  });
  return {
    "shops-by-province": fewShops,
    "shops-by-municipality": fewShops,
    "access-policy": fewShops,
    wheelchair: fewShops,
    "opening-hours": t({
      id: "statistics.empty.hours",
      message:
        "The opening hours of fewer than five shops are known so far. This fills when shops and visitors tell us theirs.",
    }),
    "euros-per-gram": fewPrices,
    "five-gram-discount": fewPrices,
    "strains-by-shops": fewMenus,
    "menu-freshness": fewMenus,
    contributions: t({
      id: "statistics.empty.contributions",
      message:
        "Nothing can be contributed yet. Once it can, this counts reviews, confirmed facts, accepted corrections, and what moderators removed and why.",
    }),
  };
}
