import type { Effect } from "#features/products/effects.ts";
import type { Flavour } from "#features/products/flavours.ts";
import type { MarketedAs } from "#features/products/strain.ts";
import type { Terpene } from "#features/products/terpenes.ts";

export interface DemoStrain {
  slug: `sample-${string}`;
  name: string;
  aliases: string[];
  isBredByUs: boolean;
  /** Names; those of this list are found. */
  parents: string[];
  marketedAs: MarketedAs | null;
  effects: Effect[];
  flavours: Flavour[];
  terpenes: Terpene[];
  thcPermille: number | null;
  cbdPermille: number | null;
  isWellKnown: boolean;
}

function strain(name: string, slug: string, told: Partial<DemoStrain> = {}): DemoStrain {
  return {
    slug: `sample-${slug}`,
    name,
    aliases: [],
    isBredByUs: false,
    parents: [],
    marketedAs: null,
    effects: [],
    flavours: [],
    terpenes: [],
    thcPermille: null,
    cbdPermille: null,
    isWellKnown: false,
    ...told,
  };
}

/** Invented names: a family of three generations, some relations, and one without facts. */
export const DEMO_STRAINS: DemoStrain[] = [
  strain("Vrijdagmiddagmist", "vrijdagmiddagmist", {
    aliases: ["Friday Afternoon Fog", "VMM"],
    isBredByUs: true,
    marketedAs: "sativa",
    effects: ["happy", "talkative", "energetic", "dryMouth"],
    flavours: ["citrus", "pine", "sweet"],
    terpenes: ["limonene", "pinene"],
    thcPermille: 175,
    cbdPermille: 3,
    isWellKnown: true,
  }),
  strain("Tante Sjaans Sokken", "tante-sjaans-sokken", {
    aliases: ["Auntie's Socks"],
    marketedAs: "indica",
    effects: ["relaxed", "heavy", "hungry"],
    flavours: ["cheese", "earthy"],
    terpenes: ["myrcene", "caryophyllene"],
    thcPermille: 160,
    isWellKnown: true,
  }),
  strain("Stille Wasmachine", "stille-wasmachine", {
    isBredByUs: true,
    parents: ["Vrijdagmiddagmist", "Tante Sjaans Sokken"],
    marketedAs: "hybrid",
    effects: ["relaxed", "happy", "dreamy"],
    flavours: ["lavender", "sweet"],
    terpenes: ["linalool", "myrcene"],
    thcPermille: 190,
    cbdPermille: 10,
  }),
  strain("Dubbele Boterham", "dubbele-boterham", {
    isBredByUs: true,
    parents: ["Tante Sjaans Sokken", "Onbekende Bakkersknecht"],
    marketedAs: "indica",
    effects: ["hungry", "sleepy", "giggly"],
    flavours: ["nutty", "sweet", "vanilla"],
    thcPermille: 215,
  }),
  strain("Regen in Zeeland", "regen-in-zeeland", {
    parents: ["Vrijdagmiddagmist"],
    marketedAs: "sativa",
    effects: ["thoughtful", "creative", "clearHeaded"],
    flavours: ["mint", "pine"],
    terpenes: ["pinene", "terpinolene"],
    thcPermille: 145,
  }),
  strain("Kwijtgeraakte Handschoen", "kwijtgeraakte-handschoen", {
    aliases: ["Lost Glove"],
    isBredByUs: true,
    parents: ["Stille Wasmachine", "Stille Wasmachine"],
    marketedAs: "hybrid",
    effects: ["dreamy", "uneasy", "dizzy"],
    flavours: ["woody", "spicy"],
  }),
  strain("Lauwe Koffie", "lauwe-koffie", {
    marketedAs: "sativa",
    effects: ["focused", "clearHeaded"],
    flavours: ["coffee", "chocolate"],
    terpenes: ["caryophyllene", "humulene"],
    thcPermille: 60,
    cbdPermille: 95,
  }),
  strain("Halve Zool", "halve-zool", {
    parents: ["Dubbele Boterham", "Lauwe Koffie"],
    marketedAs: "hybrid",
    effects: ["giggly", "talkative"],
    flavours: ["coffee", "nutty"],
    thcPermille: 180,
  }),
  strain("Oma's Fietsbel", "omas-fietsbel", {
    isBredByUs: true,
    marketedAs: "sativa",
    effects: ["uplifted", "energetic", "happy"],
    flavours: ["lemon", "floral"],
    terpenes: ["limonene", "ocimene"],
    thcPermille: 205,
    isWellKnown: true,
  }),
  strain("Drie Keer Linksaf", "drie-keer-linksaf", {
    parents: ["Oma's Fietsbel", "Regen in Zeeland"],
    effects: ["creative", "thoughtful"],
    flavours: ["lime"],
  }),
  strain("Wiebelstoel", "wiebelstoel", {
    parents: ["Tante Sjaans Sokken", "Oma's Fietsbel"],
    marketedAs: "hybrid",
    effects: ["tingly", "euphoric", "dryEyes"],
    flavours: ["honey", "mango"],
    terpenes: ["myrcene"],
    thcPermille: 230,
    cbdPermille: 1,
  }),
  strain("Zondagskind op Maandag", "zondagskind-op-maandag"),
];
