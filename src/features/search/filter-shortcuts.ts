import type { Locale } from "#platform/i18n/locales.ts";

/** A filter or an order of lists, by the names that people give it; see shortcuts.ts. */
export type FilterShortcutId =
  | "gettingIn"
  | "cheapest"
  | "bestRated"
  | "newest"
  | "takeaway"
  | "smartshop"
  | "headshop";

interface FilterShortcut {
  to: string;
  words: Record<Locale, string[]>;
}

/** The values of their queries are those of shops/shop-query.ts, which comes after this slice; a test of the shops reads them all. */
export const FILTER_SHORTCUTS: Record<FilterShortcutId, FilterShortcut> = {
  gettingIn: {
    to: "/coffeeshops?access=anyone",
    words: {
      nl: ["toerist", "toeristen", "buitenlander", "buitenlanders", "bezoekers welkom"],
      en: ["tourist", "tourists", "foreigner", "foreigners", "visitors welcome", "tourists allowed"],
      de: ["Tourist", "Touristen", "Ausländer", "Besucher willkommen"],
      es: ["turista", "turistas", "extranjeros", "extranjero"],
      fr: ["touriste", "touristes", "étranger", "étrangers"],
      it: ["turista", "turisti", "stranieri", "straniero"],
      pl: ["turysta", "turyści", "obcokrajowcy", "cudzoziemcy"],
      pt: ["turista", "turistas", "estrangeiros", "estrangeiro"],
      cz: ["turista", "turisté", "cizinci", "cizinec"],
    },
  },
  cheapest: {
    to: "/coffeeshops?sort=price",
    words: {
      nl: ["goedkoop", "goedkope", "goedkoopste"],
      en: ["cheap", "cheapest", "budget"],
      de: ["billig", "günstig", "am günstigsten", "billiges", "billige", "günstiges", "günstige"],
      es: ["barato", "baratos", "barata", "más barato", "económico"],
      fr: ["pas cher", "bon marché", "moins cher"],
      it: ["economico", "economici", "economica", "più economico"],
      pl: ["tanio", "tani", "tanie", "tania", "najtaniej", "najtańszy"],
      pt: ["barato", "baratos", "barata", "mais barato"],
      cz: ["levně", "levné", "levný", "levná", "nejlevnější"],
    },
  },
  bestRated: {
    to: "/coffeeshops?rating=4",
    words: {
      nl: ["best beoordeeld", "vier sterren"],
      en: ["best rated", "top rated", "four stars"],
      de: ["bestbewertet", "am besten bewertet", "vier Sterne"],
      es: ["mejor valorado", "mejor valorados", "mejores", "cuatro estrellas"],
      fr: ["mieux notés", "les mieux notés", "meilleurs", "quatre étoiles"],
      it: ["più votati", "migliori", "quattro stelle"],
      pl: ["najwyżej oceniane", "najlepsze", "cztery gwiazdki"],
      pt: ["mais bem avaliados", "melhores", "quatro estrelas"],
      cz: ["nejlépe hodnocené", "nejlepší", "čtyři hvězdičky"],
    },
  },
  newest: {
    to: "/coffeeshops?sort=newest",
    words: {
      nl: ["nieuwste", "nieuwste shops"],
      en: ["newest", "newest shops", "new shops"],
      de: ["neueste", "neue Shops"],
      es: ["más nuevos", "nuevos"],
      fr: ["les plus récents", "nouveaux"],
      it: ["più nuovi", "nuovi"],
      pl: ["najnowsze", "nowe lokale"],
      pt: ["mais recentes", "novos"],
      cz: ["nejnovější", "nové podniky"],
    },
  },
  takeaway: {
    to: "/coffeeshops?kind=takeaway",
    words: {
      nl: ["afhalen", "afhaal", "afhaalshop"],
      en: ["takeaway", "take-away", "weed to go"],
      de: ["zum Mitnehmen", "Take-away"],
      es: ["para llevar"],
      fr: ["à emporter"],
      it: ["da asporto", "asporto"],
      pl: ["na wynos"],
      pt: ["para levar"],
      cz: ["s sebou"],
    },
  },
  smartshop: {
    to: "/coffeeshops?kind=smartshop",
    words: {
      nl: ["smartshop", "smartshops"],
      en: ["smart shop", "smart shops"],
      de: ["Smartshop", "Smartshops"],
      es: ["smart shop"],
      fr: ["smart shop"],
      it: ["smart shop"],
      pl: ["smart shop", "smartshopy"],
      pt: ["smart shop"],
      cz: ["smart shop", "smartshopy"],
    },
  },
  headshop: {
    to: "/coffeeshops?kind=headshop",
    words: {
      nl: ["headshop", "headshops"],
      en: ["head shop", "head shops"],
      de: ["Headshop", "Headshops"],
      es: ["head shop", "parafernalia"],
      fr: ["head shop"],
      it: ["head shop"],
      pl: ["head shop", "headshopy"],
      pt: ["head shop"],
      cz: ["head shop", "headshopy"],
    },
  },
};
