import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import type { SuggestForm } from "#features/contributions/change-forms.ts";
import type { ProductChangesForm } from "#features/contributions/product-changes.ts";
import type { ShopChangesForm } from "#features/contributions/shop-changes.ts";

export interface DemoContribution {
  /** Of db/demo/personas.ts. */
  persona: string;
  /** Of db/demo/shops.ts. */
  shop: string;
  changes: ShopChangesForm | Extract<SuggestForm, { targetType: "menu" }>["changes"];
  text?: string;
  /** By ada; null for one that waits. */
  decision: "approved" | "rejected" | null;
  daysAgo: number;
}

/** What invented people have said of invented shops. */
export const DEMO_CONTRIBUTIONS: DemoContribution[] = [
  {
    persona: "noor",
    shop: "paper-boat",
    changes: { website: "https://papieren-boot.example.org/" },
    text: "Staat op het bord bij de loopplank.",
    decision: "approved",
    daysAgo: 21,
  },
  { persona: "sam", shop: "moonfish", changes: { wifi: "yes" }, decision: "approved", daysAgo: 12 },
  {
    persona: "sam",
    shop: "paper-boat",
    changes: { openingHours: "24/7" },
    text: "Volgens mij slapen ze daar.",
    decision: "rejected",
    daysAgo: 9,
  },
  {
    persona: "noor",
    shop: "moonfish",
    changes: { openingHours: "Mo-Su 00:00-24:00; Dec 5 off" },
    text: "Op 5 december was alles dicht.",
    decision: null,
    daysAgo: 3,
  },
  {
    persona: "sam",
    shop: "moonfish",
    changes: { lines: [{ rawName: "Zilte Mist", ladder: [{ unit: "gram", quantity: 1, cents: 950 }] }] },
    decision: null,
    daysAgo: 2,
  },
  { persona: "shop", shop: "sleeping-heron", changes: { minimumAge: 21 }, decision: null, daysAgo: 1 },
  // Another admin than Ada decides about it.
  {
    persona: "ada",
    shop: "edible-dormouse",
    changes: { minimumAge: 21 },
    text: "Stond op een briefje achter het raam.",
    decision: null,
    daysAgo: 2,
  },
];

export interface DemoProductContribution extends Omit<DemoContribution, "shop" | "changes"> {
  /** The slug of one of db/demo/products.ts or strains.ts. */
  product: `sample-${string}`;
  changes: ProductChangesForm;
}

/** What they have said of invented products. */
export const DEMO_PRODUCT_CONTRIBUTIONS: DemoProductContribution[] = [
  {
    persona: "noor",
    product: "sample-tante-sjaans-sokken",
    changes: { effects: ["relaxed", "heavy", "hungry", "sleepy"] },
    text: "Tante Sjaan slaapt er zelf ook van.",
    decision: "approved",
    daysAgo: 15,
  },
  {
    persona: "sam",
    product: "sample-polderklei",
    changes: { thcPermille: 305, cbdPermille: 12 },
    text: "Staat op het etiket, onder de kruimels.",
    decision: null,
    daysAgo: 4,
  },
];

/** A shop that none of db/demo/shops.ts is, told of by somebody invented. It waits. */
export const DEMO_MISSING_SHOP = {
  persona: "noor",
  changes: {
    name: "Het Droogdok",
    kind: "coffeeshop",
    street: "Denkbeeldige Gracht",
    houseNumber: "40",
    city: SAMPLE_TOWN.slug,
    openingHours: "Mo-Su 12:00-24:00",
  },
  text: "Net open, naast de pont die nooit vaart.",
  hoursAgo: 5,
};
