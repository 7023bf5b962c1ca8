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

/**
 * What the invented people say of invented things. Sam has said nothing of De Slapende Reiger and Noor nothing of Papieren Boot: so
 * there is something left to try it out on.
 */
export const DEMO_REVIEWS: DemoReview[] = [
  {
    by: "noor",
    type: "shop",
    item: "sleeping-heron",
    daysAgo: 12,
    overall: 4.5,
    locale: "nl",
    text: "Kwam voor een halfuurtje schuilen en bleef tot de bordspellen op waren. De kat heeft gewonnen. Thee is heet, stoelen zijn zacht, en niemand vraagt of je nog iets wilt tot je iets wilt.",
    aspects: { quality: 4, staff: 5, atmosphere: 5, price: 4, comfort: 5 },
    visited: "thisMonth",
    isLocal: true,
    helpfulTo: ["sam", "ada", "mod", "eva"],
    reply: {
      by: "shop",
      daysAgo: 11,
      text: "De kat bedankt en verdedigt zijn titel op donderdag. Tot dan!",
    },
  },
  {
    by: "ada",
    type: "shop",
    item: "sleeping-heron",
    daysAgo: 40,
    overall: 4,
    locale: "en",
    text: "Quiet on a weekday, lively after nine. The menu tells you what is sold out before you have made up your mind, which is rarer than it should be. One table by the door has a draught and everybody knows which.",
    aspects: { quality: 4, staff: 4, atmosphere: 4, comfort: 3 },
    visited: "lastMonth",
    isLocal: false,
    helpfulTo: ["noor", "mod"],
  },
  {
    by: "eva",
    type: "shop",
    item: "sleeping-heron",
    daysAgo: 95,
    overall: 3.5,
    locale: "de",
    text: "Nette Leute, gute Musik, aber freitags wartet man lange an der Theke. Zum Lesen lieber am Vormittag kommen, dann gehört einem das ganze Fenster.",
    aspects: { quality: 4, staff: 3, atmosphere: 4, price: 3 },
    visited: "earlier",
    isLocal: false,
    helpfulTo: ["brand"],
  },
  {
    by: "mod",
    type: "shop",
    item: "sleeping-heron",
    daysAgo: 210,
    overall: 5,
    locale: "nl",
    text: "Hier leggen ze uit wat er op het etiket staat, ook als je het al wist. Prima plek om niets te doen.",
    aspects: { quality: 5, staff: 5, atmosphere: 4 },
    visited: "earlier",
    isLocal: true,
    helpfulTo: ["noor"],
  },
  {
    by: "brand",
    type: "shop",
    item: "sleeping-heron",
    daysAgo: 430,
    overall: 4,
    locale: "fr",
    text: "Un bon café, une lumière douce et des conversations à voix basse. La carte est courte, mais tout ce qui s’y trouve est vraiment là.",
    visited: "earlier",
    isLocal: false,
  },
  {
    by: "sam",
    type: "shop",
    item: "paper-boat",
    daysAgo: 6,
    overall: 4,
    locale: "nl",
    text: "De bordspelavond begint om zeven en om kwart over zeven is er geen stoel meer vrij. Neem er zelf een mee, zeiden ze. Dat heeft iemand toen echt gedaan.",
    aspects: { staff: 5, atmosphere: 5, comfort: 2 },
    visited: "thisMonth",
    isLocal: true,
    helpfulTo: ["noor", "ada"],
  },
  {
    by: "mod",
    type: "shop",
    item: "paper-boat",
    daysAgo: 61,
    overall: 4.5,
    locale: "nl",
    text: "Binnen wiegt alles een beetje, of dat lag aan mij. Aardige mensen achter de bar.",
    aspects: { staff: 5, atmosphere: 4 },
    visited: "earlier",
    helpfulTo: ["sam"],
  },
  {
    by: "eva",
    type: "shop",
    item: "paper-boat",
    daysAgo: 33,
    overall: 3,
    locale: "en",
    text: "Lovely view of the water, which is all there is to see for miles. Closed ten minutes early on a Tuesday, so mind the clock.",
    visited: "lastMonth",
    isLocal: false,
  },
  {
    by: "sam",
    type: "shop",
    item: "dormouse",
    daysAgo: 20,
    overall: 2.5,
    locale: "nl",
    text: "Half uur gewacht op iemand die even lag te slapen. De naam klopt dus wel.",
    aspects: { staff: 2, atmosphere: 3 },
    visited: "lastMonth",
    isLocal: true,
    helpfulTo: ["eva", "brand", "noor"],
  },
  {
    by: "noor",
    type: "shop",
    item: "dormouse",
    daysAgo: 150,
    overall: 4,
    locale: "nl",
    text: "",
    aspects: { quality: 4, price: 4 },
    isLocal: true,
  },
  {
    by: "noor",
    type: "product",
    item: "sample-polderklei",
    daysAgo: 15,
    overall: 5,
    locale: "nl",
    text: "Kneedt als klei, smaakt naar een nat weiland na de zon. Dat bedoel ik aardig.",
    aspects: { looks: 4, smell: 5, taste: 5, value: 4 },
    effects: ["relaxed", "thoughtful"],
    flavours: ["earthy", "spicy"],
    boughtAt: "paper-boat",
    helpfulTo: ["sam", "shop"],
  },
  {
    by: "sam",
    type: "product",
    item: "sample-polderklei",
    daysAgo: 44,
    overall: 4,
    locale: "nl",
    text: "Zacht en kruidig. Rustig aan beginnen, zei de man achter de bar, en die had gelijk.",
    aspects: { smell: 4, taste: 4, effect: 4 },
    effects: ["sleepy"],
    flavours: ["earthy"],
    boughtAt: "sleeping-heron",
    helpfulTo: ["noor"],
  },
  {
    by: "shop",
    type: "product",
    item: "sample-polderklei",
    daysAgo: 120,
    overall: 4.5,
    locale: "en",
    text: "Sticks to everything it meets, including the menu. Worth it.",
    flavours: ["earthy", "woody"],
  },
  {
    by: "mod",
    type: "product",
    item: "sample-koekje-bij-de-koffie",
    daysAgo: 9,
    overall: 3.5,
    locale: "nl",
    text: "Lekker koekje, maar zet het etiket in een groter lettertype. Ik moest er mijn bril bij halen en die lag thuis.",
    aspects: { taste: 4, looks: 3 },
    helpfulTo: ["ada"],
  },
  {
    by: "noor",
    type: "brand",
    item: "sample-bakkerij-bijna",
    daysAgo: 27,
    overall: 4.5,
    locale: "nl",
    text: "Altijd bijna op tijd, altijd bijna uitverkocht en nog nooit bijna lekker: gewoon lekker.",
    aspects: { taste: 5, value: 4 },
    helpfulTo: ["mod", "sam"],
  },
  {
    by: "ada",
    type: "brand",
    item: "sample-vos-en-vouw",
    daysAgo: 18,
    overall: 4,
    locale: "es",
    text: "El papel es fino y no se rompe al doblarlo. Las instrucciones sí que se rompen, pero nadie las necesita.",
    aspects: { value: 5 },
    helpfulTo: ["shop"],
    reply: {
      by: "brand",
      daysAgo: 17,
      text: "Gracias. De gebruiksaanwijzing drukken we voortaan op hetzelfde papier.",
    },
  },
  {
    by: "sam",
    type: "brand",
    item: "sample-vos-en-vouw",
    daysAgo: 1,
    overall: 3,
    locale: "nl",
    text: "Vloei prima, maar het pakje gaat in mijn jaszak altijd vanzelf open.",
    state: "pending",
  },
  {
    by: "brand",
    type: "shop",
    item: "northern-light",
    daysAgo: 70,
    overall: 2,
    locale: "nl",
    text: "Ik schreef dit na een lange dag en neem het terug: het licht was gewoon stuk.",
    state: "withdrawn",
  },
  // What became of these is in db/demo/cases.ts.
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
