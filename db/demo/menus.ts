import type { ProductType } from "#features/products/product-types.ts";
import type { PriceUnit } from "#features/products/price-ladder.ts";

export interface DemoMenuPart {
  /** Under which the shop lists it; null where it uses none. */
  heading: string | null;
  type: ProductType;
  /** How many products of the type, with a different start in each shop. */
  productCount: number;
  /** Lines whose product is unknown. */
  rawNames: string[];
}

export interface DemoMenu {
  /** Of db/demo/shops.ts. */
  shopKey: string;
  /** When someone last saw it there. */
  seenDaysAgo: number;
  parts: DemoMenuPart[];
}

/** What a thing without a product costs, more or less. */
export const RAW_PRICES: Record<ProductType, { unit: PriceUnit; cents: number }> = {
  weed: { unit: "gram", cents: 950 },
  hash: { unit: "gram", cents: 1000 },
  prerolled: { unit: "piece", cents: 450 },
  edibles: { unit: "piece", cents: 600 },
  supplies: { unit: "piece", cents: 250 },
};

const part = (
  heading: string | null,
  type: ProductType,
  productCount: number,
  rawNames: string[] = [],
): DemoMenuPart => ({ heading, type, productCount, rawNames });

/** Menus of every size and age: seen today, half a year and two years ago. */
export const DEMO_MENUS: DemoMenu[] = [
  {
    shopKey: "sleeping-heron",
    seenDaysAgo: 0,
    parts: [
      part("Wiet", "weed", 15, [
        "Reigers Rust",
        "Veertje",
        "Op Eén Poot",
        "Sloot Extra",
        "Kikkerdril",
        "Het Grijze",
      ]),
      part("Hasj", "hash", 7, ["Nestwarmte", "Rietkraag", "Blok van Boven", "Schemer"]),
      part("Gerold", "prerolled", 4, ["Snavel", "Dubbele Snavel", "Zaterdagsnavel"]),
      part("Om te eten", "edibles", 5, ["Brownie van Bep", "Muffin Onbekend", "Wafel Voorzichtig"]),
      part("Toebehoren", "supplies", 7, [
        "Aansteker",
        "Aansteker met Reiger",
        "Lange Vloei",
        "Zakje",
        "Ansichtkaart",
        "Koffie Erbij",
      ]),
    ],
  },
  {
    shopKey: "paper-boat",
    seenDaysAgo: 3,
    parts: [
      part("Sativa en zo", "weed", 8, ["Bootje Blauw", "Bootje Groen"]),
      part("Brokken", "hash", 5, ["Ballast"]),
      part("Voorgevouwen", "prerolled", 3),
      part("Kombuis", "edibles", 3, ["Scheepsbeschuit"]),
      part(null, "supplies", 1),
    ],
  },
  {
    shopKey: "moonfish",
    seenDaysAgo: 1,
    parts: [
      part("Top 10 van de toonbank", "weed", 7, ["Vin", "Diepzee", "Plankton"]),
      part("Hasj", "hash", 3, ["Zeebodem"]),
      part("Klaar", "prerolled", 2, ["Visstick"]),
    ],
  },
  {
    shopKey: "dormouse",
    seenDaysAgo: 12,
    parts: [
      part("Bloemen", "weed", 12, ["Slaap Maar Door", "Derde Wekker"]),
      part("Hasj", "hash", 6, ["Winterslaap"]),
      part("Joints", "prerolled", 4),
      part("Eetbaar", "edibles", 4),
      part("Spullen", "supplies", 7),
    ],
  },
  {
    shopKey: "muffled-drum",
    seenDaysAgo: 190,
    parts: [part("Wiet", "weed", 6, ["Roffel"]), part("Hasj", "hash", 3), part(null, "prerolled", 2)],
  },
  {
    shopKey: "moss-and-co",
    seenDaysAgo: 30,
    parts: [part("In de kast", "supplies", 7, ["Mos in een Potje"])],
  },
  {
    shopKey: "salt-hour",
    seenDaysAgo: 760,
    parts: [
      part("Wiet", "weed", 7, ["Zilt", "Eb", "Vloed"]),
      part("Hasj", "hash", 3),
      part("Erbij", "edibles", 1),
    ],
  },
  {
    shopKey: "northern-light",
    seenDaysAgo: 185,
    parts: [part(null, "weed", 5, ["Lamp Uit"]), part(null, "hash", 2), part(null, "edibles", 2)],
  },
];
