import type { Effect } from "#features/products/effects.ts";
import type { Flavour } from "#features/products/flavours.ts";
import type { AspectStars, Overall, ReviewedType, ReviewState, Visited } from "#features/reviews/review.ts";
import type { Locale } from "#platform/i18n/locales.ts";

export interface DemoReview {
  /** A person of db/demo/personas.ts. */
  by: string;
  type: ReviewedType;
  /** The key of a shop in db/demo/shops.ts, or a slug. */
  item: string;
  daysAgo: number;
  overall: Overall;
  locale: Locale;
  text: string;
  aspects?: AspectStars;
  visited?: Visited;
  isLocal?: boolean;
  effects?: Effect[];
  flavours?: Flavour[];
  /** The key of a shop. */
  boughtAt?: string;
  /** Approved unless told. */
  state?: ReviewState;
  helpfulTo?: string[];
  reply?: { by: string; daysAgo: number; text: string };
}

/** What became of these is in db/demo/cases.ts. */
export const REPORTED_REVIEWS: DemoReview[] = [
  {
    by: "sam",
    type: "shop",
    item: "edible-dormouse",
    daysAgo: 6,
    overall: 2,
    locale: "nl",
    text: "Zelfde deur als de Zevenslaper, zelfde kat, andere naam op het raam. Ik ben twee keer in dezelfde zaak geweest.",
    visited: "thisMonth",
    isLocal: true,
  },
  {
    by: "brand",
    type: "shop",
    item: "dormouse",
    daysAgo: 5,
    overall: 3,
    locale: "nl",
    text: "Wie de eigenaar zoekt: die woont in het huis hierboven, tweede bel, en is na tien uur altijd thuis.",
    visited: "lastMonth",
    isLocal: false,
  },
  {
    by: "noor",
    type: "shop",
    item: "moss-and-co",
    daysAgo: 38,
    overall: 4,
    locale: "nl",
    text: "Van het bankje voor de deur zie je de hele straat, en de hele straat ziet jou. Koffie met schuim.",
    aspects: { atmosphere: 4, comfort: 3 },
    visited: "lastMonth",
    isLocal: true,
  },
  {
    by: "brand",
    type: "shop",
    item: "moss-and-co",
    daysAgo: 29,
    overall: 5,
    locale: "nl",
    text: "Ga daar vooral heen, maar neem vloei mee van Vos & Vouw: wie Bram kent, krijgt het tweede pakje voor de helft.",
  },
  {
    by: "sam",
    type: "shop",
    item: "northern-light",
    daysAgo: 8,
    overall: 1,
    locale: "nl",
    text: "Mijn fiets stond hier aan de overkant en nu niet meer. Een blauwe, met een bel in de vorm van een eend.",
    visited: "thisMonth",
    isLocal: true,
  },
];
