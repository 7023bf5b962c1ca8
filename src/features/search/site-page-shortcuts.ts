import type { Locale } from "#platform/i18n/locales.ts";

/** Pages of the site that people ask for by name. */
export type SitePageId = "wietproef" | "rules" | "statistics";

interface SitePage {
  to: string;
  words: Record<Locale, string[]>;
}

/** By language, but each is understood in all, as for pages of things. */
export const SITE_PAGES: Record<SitePageId, SitePage> = {
  wietproef: {
    to: "/wietproef",
    words: {
      nl: ["wietproef", "wietexperiment", "experiment gesloten coffeeshopketen", "gesloten keten"],
      en: ["cannabis trial", "weed trial", "cannabis experiment", "weed experiment"],
      de: ["Cannabis-Experiment", "Cannabis-Modellversuch", "Hanfexperiment"],
      es: ["experimento del cannabis", "experimento con cannabis"],
      fr: ["expérience cannabis", "expérimentation du cannabis"],
      it: ["esperimento cannabis", "sperimentazione della cannabis"],
      pl: ["eksperyment z marihuaną", "eksperyment konopny"],
      pt: ["experiência da canábis"],
      cz: ["konopný experiment", "pokus s konopím"],
    },
  },
  rules: {
    to: "/responsible-use",
    words: {
      nl: ["regels", "wetgeving", "gedoogbeleid", "is wiet legaal"],
      en: ["rules", "law", "laws", "is weed legal", "legal age"],
      de: ["Regeln", "Gesetz", "ist Cannabis legal"],
      es: ["reglas", "normas", "ley", "es legal"],
      fr: ["règles", "règlement", "loi", "est-ce légal"],
      it: ["regole", "legge", "è legale"],
      pl: ["zasady", "prawo", "czy to legalne"],
      pt: ["regras", "lei", "é legal"],
      cz: ["pravidla", "zákon", "je to legální"],
    },
  },
  statistics: {
    to: "/statistics",
    words: {
      nl: ["statistieken", "cijfers"],
      en: ["statistics", "figures"],
      de: ["Statistik", "Statistiken", "Zahlen"],
      es: ["estadísticas", "cifras"],
      fr: ["statistiques", "chiffres"],
      it: ["statistiche", "cifre"],
      pl: ["statystyki"],
      pt: ["estatísticas", "números"],
      cz: ["statistiky", "čísla"],
    },
  },
};
