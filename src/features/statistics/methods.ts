import type { StatisticName } from "./statistic.ts";

interface Method {
  id: string;
  message: string;
}

/**
 * How each statistic is computed: for the call in English, for the page in the reader's language. No macro, because Node runs
 * this as it is; the extraction of messages finds them by the comment.
 */
export const METHODS: Record<StatisticName, Method> = {
  "shops-by-province": /*i18n*/ {
    id: "statistics.method.shops-by-province",
    message:
      "Coffeeshops, smartshops and head shops in this guide that are open or temporarily closed. The guide has gaps: its first sources are OpenStreetMap of August 2021 and Amsterdam’s register of August 2026. People are those of the places GeoNames has a population for; these figures are old and leave out the countryside, so the true rates are somewhat lower.",
  },
  "shops-by-municipality": /*i18n*/ {
    id: "statistics.method.shops-by-municipality",
    message:
      "The same shops by municipality (2023 borders). Only municipalities whose number may be shown are listed. The rate is based on the municipality’s places in GeoNames, whose figures are old; where one of its places has no population figure, there’s no rate. The official number is a different one: it counts licences at the end of a year, and coffeeshops only. Ours counts what we know, some of which may have closed. Town pages give both.",
  },
  "access-policy": /*i18n*/ {
    id: "statistics.method.access-policy",
    message:
      "Only shops that sell tolerated cannabis, because the residents-only rule applies to nobody else. What a shop says about itself comes first, then a dated rule of its municipality. Where neither is known, we say so: not known doesn’t mean open to all.",
  },
  "opening-hours": /*i18n*/ {
    id: "statistics.method.opening-hours",
    message:
      "The share of shops with known hours that are open at half past the hour, in the next week without a public holiday. Hours after midnight count towards the day they fall on.",
  },
  "euros-per-gram": /*i18n*/ {
    id: "statistics.method.euros-per-gram",
    message:
      "Each shop counts once per type: the median of what the cheapest gram of each of its products costs. A quarter of the shops are below the lower price, half below the median, three quarters below the upper one. Only public menus with public prices, nothing that’s sold out, no price older than a year, and at least five shops.",
  },
  "five-gram-discount": /*i18n*/ {
    id: "statistics.method.five-gram-discount",
    message:
      "What five grams at once cost, compared with five times one gram, where a menu has both prices. Each shop counts once, with the median of its products. Only public menus with public prices, nothing that’s sold out, no price older than a year, and at least five shops.",
  },
  "strains-by-shops": /*i18n*/ {
    id: "statistics.method.strains-by-shops",
    message:
      "How many shops have the strain on a public menu and not sold out, in any form. From five shops on, and the top hundred strains.",
  },
  wheelchair: /*i18n*/ {
    id: "statistics.method.wheelchair",
    message:
      "What’s known about the entrance: yes, with help, or no, as OpenStreetMap puts it. If nobody has looked, it’s not known.",
  },
  "menu-freshness": /*i18n*/ {
    id: "statistics.method.menu-freshness",
    message: "A menu is as old as the product on it that was checked most recently. Public menus only.",
  },
  contributions: /*i18n*/ {
    id: "statistics.method.contributed",
    message:
      "What people gave to this guide since the beginning and what became of it. A review counts as refused when moderators removed it; confirming a fact counts at once. What’s still waiting, what was taken back, and what left along with an account isn’t counted. A kind is listed from five on.",
  },
  moderation: /*i18n*/ {
    id: "statistics.method.moderation",
    message:
      "What moderators decided since the beginning, by outcome and reason. The time runs from the first report to the decision, and is the median: half took less. It’s based on cases closed in the last twelve months, because older reports are deleted, and on at least five of them. A row is listed from five decisions on.",
  },
};
