import type { DealType } from "#features/compliance/compliance.ts";
import type { DealKind } from "#features/deals/deal.ts";
import type { DealState } from "#features/deals/deal-state.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";

export interface DemoDeal {
  slug: `sample-${string}`;
  brand: `sample-${string}`;
  /** Keys of db/demo/shops.ts; none: wherever the brand is sold. */
  shops: string[];
  /** Slugs of invented supplies. */
  products: `sample-${string}`[];
  title: LocalizedText;
  body: LocalizedText;
  kind: DealKind;
  category: DealType;
  code: string | null;
  wasCents: number | null;
  nowCents: number | null;
  url: string | null;
  /** Days from the day on which the samples are loaded, so that what is live stays live. */
  fromDay: number;
  toDay: number;
  isSponsored: boolean;
  state: DealState;
  rejectedReason: string | null;
}

const PLAIN = {
  shops: [],
  products: [],
  code: null,
  wasCents: null,
  nowCents: null,
  url: null,
  isSponsored: false,
  rejectedReason: null,
};

/** A deal in every state. None is about cannabis, which is forbidden. */
export const DEMO_DEALS: DemoDeal[] = [
  {
    ...PLAIN,
    slug: "sample-tweede-pakje-vloei-halve-prijs",
    brand: "sample-vos-en-vouw",
    products: ["sample-vloei-van-de-vos"],
    title: {
      nl: "Tweede pakje vloei voor de halve prijs",
      en: "Second pack of papers at half price",
      de: "Zweites Päckchen Papers zum halben Preis",
      es: "El segundo paquete de papel, a mitad de precio",
      fr: "Le deuxième paquet de feuilles à moitié prix",
      it: "Il secondo pacchetto di cartine a metà prezzo",
      pl: "Druga paczka bibułek za pół ceny",
      pt: "Segundo maço de mortalhas a metade do preço",
      cz: "Druhý balíček papírků za půlku",
      source: "nl",
    },
    body: {
      nl: "Koop twee pakjes **lange vloei**, betaal er anderhalf. Vouwen doe je zelf.\n\n- Eén keer per persoon per dag\n- Zolang de voorraad strekt",
      en: "Buy two packs of **long papers**, pay for one and a half. You do the folding.\n\n- Once a person a day\n- While stocks last",
      source: "nl",
    },
    kind: "bundle",
    category: "supplies",
    wasCents: 400,
    nowCents: 300,
    fromDay: -6,
    toDay: 9,
    state: "live",
  },
  {
    ...PLAIN,
    slug: "sample-vijfde-koffie-van-het-huis",
    brand: "sample-bakkerij-bijna",
    shops: ["sleeping-heron", "paper-boat"],
    title: {
      nl: "Vijfde koffie van het huis",
      en: "Fifth coffee on the house",
      de: "Der fünfte Kaffee geht aufs Haus",
      es: "El quinto café, invita la casa",
      fr: "Le cinquième café offert",
      it: "Il quinto caffè lo offriamo noi",
      pl: "Piąta kawa na koszt lokalu",
      pt: "O quinto café é por conta da casa",
      cz: "Pátá káva na účet podniku",
      source: "nl",
    },
    body: {
      nl: "Vier stempels, dan krijg je er een koffie bij. Bijna elke dag vers gezet.",
      en: "Four stamps, and the next coffee is yours. Freshly brewed almost every day.",
      source: "nl",
    },
    kind: "gift",
    category: "foodDrink",
    fromDay: -20,
    toDay: 30,
    state: "live",
  },
  {
    ...PLAIN,
    slug: "sample-kruimelkorting",
    brand: "sample-bakkerij-bijna",
    title: {
      nl: "Kruimelkorting op alle taart zonder iets erin",
      en: "Crumb discount on all cake with nothing in it",
      source: "nl",
    },
    body: {
      nl: "Gewone taart, gewone koekjes, gewone korting. Noem de code bij het afrekenen.",
      en: "Plain cake, plain cookies, plain discount. Say the code when you pay.",
      source: "nl",
    },
    kind: "code",
    category: "foodDrink",
    code: "KRUIMEL10",
    url: "https://bakkerij-bijna.example.org/kruimels",
    fromDay: -2,
    toDay: 3,
    isSponsored: true,
    state: "live",
  },
  {
    ...PLAIN,
    slug: "sample-avond-van-het-lange-vouwen",
    brand: "sample-vos-en-vouw",
    shops: ["salt-hour"],
    title: {
      nl: "Avond van het lange vouwen",
      en: "An evening of long folding",
      de: "Abend des langen Faltens",
      fr: "La soirée du pliage au long cours",
      source: "nl",
    },
    body: {
      nl: "Origami voor volwassenen. Papier ligt klaar, geduld neem je zelf mee.",
      en: "Origami for adults. Paper is there; bring your own patience.",
      source: "nl",
    },
    kind: "event",
    category: "event",
    fromDay: -1,
    toDay: 14,
    state: "live",
  },
  {
    ...PLAIN,
    slug: "sample-muts-voor-nachtvlinders",
    brand: "sample-nachtvlinder-en-neef",
    title: { nl: "Muts voor nachtvlinders, 20% eraf", en: "A hat for night moths, 20% off", source: "nl" },
    body: {
      nl: "Gebreid door de neef. Of door de oom.",
      en: "Knitted by the cousin. Or by the uncle.",
      source: "nl",
    },
    kind: "percent",
    category: "merchandise",
    wasCents: 2500,
    nowCents: 2000,
    fromDay: 5,
    toDay: 35,
    state: "scheduled",
  },
  {
    ...PLAIN,
    slug: "sample-zaaikalender-cadeau",
    brand: "sample-zaadje-twijfel",
    title: { nl: "Zaaikalender cadeau", en: "A sowing calendar as a gift", source: "nl" },
    body: {
      nl: "Twaalf maanden twijfel, geïllustreerd.",
      en: "Twelve months of doubt, illustrated.",
      source: "nl",
    },
    kind: "gift",
    category: "merchandise",
    fromDay: -40,
    toDay: -3,
    state: "expired",
  },
  {
    ...PLAIN,
    slug: "sample-vouwbeen-actie",
    brand: "sample-vos-en-vouw",
    title: { nl: "Vouwbeen voor een euro", en: "A bone folder for one euro", source: "nl" },
    body: { nl: "Even gestopt: de vos was ze kwijt.", en: "On hold: the fox lost them.", source: "nl" },
    kind: "amount",
    category: "supplies",
    wasCents: 350,
    nowCents: 100,
    fromDay: -4,
    toDay: 20,
    state: "paused",
  },
  {
    ...PLAIN,
    slug: "sample-alles-gratis",
    brand: "sample-zaadje-twijfel",
    title: { nl: "Alles gratis, altijd", en: "Everything free, for ever", source: "nl" },
    body: { nl: "Echt waar, misschien.", en: "Truly, perhaps.", source: "nl" },
    kind: "gift",
    category: "merchandise",
    fromDay: 1,
    toDay: 60,
    state: "rejected",
    rejectedReason: "Zeg erbij wat er gratis is",
  },
  {
    ...PLAIN,
    slug: "sample-proefles-deegrollen",
    brand: "sample-bakkerij-bijna",
    title: { nl: "Proefles deegrollen", en: "A trial lesson in rolling dough", source: "nl" },
    body: {
      nl: "Deeg. Alleen deeg. Wordt nog bekeken.",
      en: "Dough. Only dough. Still being looked at.",
      source: "nl",
    },
    kind: "event",
    category: "event",
    fromDay: 10,
    toDay: 12,
    state: "pending",
  },
];
