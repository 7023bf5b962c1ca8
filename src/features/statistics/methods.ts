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
      "Coffeeshops, smartshops and headshops in this directory that are open or closed for a time. The directory has gaps: its first sources are OpenStreetMap of August 2021 and Amsterdam’s register of August 2026. People are those of the places that GeoNames has a population for; these figures are old and leave out the countryside, so the true rates are somewhat lower.",
  },
  "shops-by-municipality": /*i18n*/ {
    id: "statistics.method.shops-by-municipality",
    message:
      "The same shops by municipality (borders of 2023). Only municipalities whose number may be shown stand here. The rate rests on the places of the municipality in GeoNames, whose figures are old; where one of its places has no population there is no rate. The official number is another one: it counts licences at the end of a year and coffeeshops only. Ours counts what we know, some of which may have closed. The page of a city gives both.",
  },
  "access-policy": /*i18n*/ {
    id: "statistics.method.access-policy",
    message:
      "Only shops that sell tolerated cannabis, because the residents criterion binds nobody else. What a shop says of itself comes first, then a dated rule of its municipality. Where neither is known, that is what it says: unknown does not mean open to all.",
  },
  "opening-hours": /*i18n*/ {
    id: "statistics.method.opening-hours",
    message:
      "The share of shops with known hours that are open at half past the hour, in the next week without a public holiday. Hours after midnight stand on the day they fall on.",
  },
  "euros-per-gram": /*i18n*/ {
    id: "statistics.method.euros-per-gram",
    message:
      "Each shop counts once for a type: the middle of what the cheapest gram of each of its products costs. A quarter of the shops is below the lower price, half below the middle one, three quarters below the upper one. Only public menus with public prices, nothing that is sold out, and at least five shops.",
  },
  "five-gram-discount": /*i18n*/ {
    id: "statistics.method.five-gram-discount",
    message:
      "What five grams at once cost, against five times one gram, where a menu has both prices. Each shop counts once, with the middle of its products. Only public menus with public prices, nothing that is sold out, and at least five shops.",
  },
  "strains-by-shops": /*i18n*/ {
    id: "statistics.method.strains-by-shops",
    message:
      "In how many shops a strain is on a public menu and not sold out, in whatever form. From five shops on, and the first hundred strains.",
  },
  wheelchair: /*i18n*/ {
    id: "statistics.method.wheelchair",
    message:
      "What is known of the entrance: yes, with help, or no, in the words of OpenStreetMap. What nobody has looked at is not known.",
  },
  "menu-freshness": /*i18n*/ {
    id: "statistics.method.menu-freshness",
    message: "A menu is as old as the line of it that was seen last. Only menus that anyone may see.",
  },
  contributions: /*i18n*/ {
    id: "statistics.method.contributions",
    message:
      "Reviews published, facts confirmed, corrections accepted, and what moderators removed, by reason, since the beginning. Nobody is named.",
  },
};
