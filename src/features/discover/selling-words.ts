import type { Locale } from "#platform/i18n/locales.ts";

// The Opium Act (art. 3b) forbids to advertise cannabis, and the criteria for coffeeshops forbid them to advertise at all: a post tells
// what is so. Nobody can decide that by a list; it only asks whoever writes to read such words once more.

const SELLING: Record<Locale, readonly string[]> = {
  nl: [
    "korting",
    "aanbieding",
    "actie",
    "acties",
    "goedkoop",
    "goedkoopste",
    "gratis",
    "bestel",
    "koop nu",
    "uitverkoop",
  ],
  en: [
    "discount",
    "special offer",
    "sale",
    "cheap",
    "cheapest",
    "free gram",
    "order now",
    "buy now",
    "bargain",
  ],
  de: [
    "rabatt",
    "angebot",
    "sonderangebot",
    "billig",
    "billigste",
    "gratis",
    "bestell",
    "kauf jetzt",
    "schnäppchen",
  ],
  es: [
    "descuento",
    "oferta",
    "rebaja",
    "rebajas",
    "barato",
    "barata",
    "gratis",
    "pide ya",
    "compra ya",
    "ganga",
  ],
  fr: [
    "remise",
    "promo",
    "promotion",
    "soldes",
    "pas cher",
    "moins cher",
    "gratuit",
    "commandez",
    "achetez",
    "bon plan",
  ],
  it: ["sconto", "sconti", "offerta", "saldi", "economico", "gratis", "ordina ora", "compra ora", "affare"],
  pl: [
    "rabat",
    "zniżka",
    "promocja",
    "okazja",
    "tanio",
    "najtaniej",
    "gratis",
    "zamów",
    "kup teraz",
    "wyprzedaż",
  ],
  pt: [
    "desconto",
    "oferta",
    "promoção",
    "saldos",
    "barato",
    "barata",
    "grátis",
    "encomenda já",
    "compra já",
    "pechincha",
  ],
  cz: [
    "sleva",
    "slevy",
    "akce",
    "výprodej",
    "levně",
    "nejlevnější",
    "zdarma",
    "objednej",
    "kup teď",
    "nabídka",
  ],
};

const PRICE = /(?:€|\beuro?s?\b)\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euro?s?\b)/giu;

/** The words of a text that read as if something were to be sold, each once, as they were written. */
export function sellingWordsIn(text: string, locale: Locale): string[] {
  const words = SELLING[locale].map((word) => word.replaceAll(" ", String.raw`\s+`)).join("|");
  const selling = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, "giu");
  return [...new Set([...text.matchAll(selling), ...text.matchAll(PRICE)].map(([found]) => found))];
}
