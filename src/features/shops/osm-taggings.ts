import { plainName } from "#platform/text/plain-name.ts";
import type { OsmTags } from "#platform/osm/osm-element.ts";
import type { ShopKind } from "./shop.ts";

/**
 * What an element of OpenStreetMap must say to be a shop of ours, most certain first. The wiki documents `shop=cannabis` ("a shop that
 * primarily sells cannabis") and `amenity=cafe`; for everything else below we found no page of it, but it is in use, as the tiles of
 * August 2021 showed, and is taken by its plain meaning.
 */
interface Tagging {
  /** Each key with one of its values; a value may stand among others (`a;b`). Small letters. */
  tags: Record<string, readonly string[]>;
  /** In the name, too. */
  named?: RegExp;
  kind: ShopKind;
  /** `known`: it tells more about a shop that we have, but is no reason to add one. */
  isEnough: "yes" | "known";
  because: string;
}

const DRINKING = ["cafe", "bar", "pub", "restaurant", "fast_food"];
const SELLS = [
  "yes",
  "only",
  "cannabis",
  "soft",
  "soft_drugs",
  "softdrugs",
  "weed",
  "marihuana",
  "marijuana",
  "hash",
];

/** One word: "Coffee Shop" is what a bar for coffee is called everywhere else. */
const COFFEESHOP = /coffeeshop|koffieshop/i;
const SMARTSHOP = /smart ?shop/i;
const HEADSHOP = /head ?shop|grow ?shop/i;

export const TAGGINGS: readonly Tagging[] = [
  {
    tags: { shop: ["cannabis"] },
    kind: "coffeeshop",
    isEnough: "yes",
    because: "the documented tag; who sells cannabis openly here is a coffeeshop",
  },
  {
    tags: { shop: ["coffeeshop"] },
    kind: "coffeeshop",
    isEnough: "yes",
    because: "the Dutch word for it, where a value of `shop` names the trade",
  },
  {
    tags: { amenity: ["coffeeshop"] },
    kind: "coffeeshop",
    isEnough: "yes",
    because: "the Dutch word for it; an ordinary coffee bar is `amenity=cafe`",
  },
  {
    tags: { shop: ["soft_drugs", "softdrugs"] },
    kind: "coffeeshop",
    isEnough: "yes",
    because:
      "29 of the 31 shops tagged so in 2021 are coffeeshops; the other two say by their names what they are",
  },
  {
    tags: { shop: ["marihuana", "marijuana", "weed"] },
    kind: "coffeeshop",
    isEnough: "yes",
    because: "the plain meaning: cannabis by another name",
  },
  {
    tags: { shop: ["drugs"] },
    kind: "coffeeshop",
    isEnough: "known",
    because: "may as well be a chemist's; the two of 2021 were a headshop and a smartshop",
  },
  {
    tags: { amenity: DRINKING, cannabis: SELLS },
    kind: "coffeeshop",
    isEnough: "yes",
    because: "a place to sit that says it sells cannabis",
  },
  {
    tags: { amenity: DRINKING, drugs: SELLS },
    kind: "coffeeshop",
    isEnough: "yes",
    because: "a place to sit that says which drugs it sells; `drugs=no` is none",
  },
  {
    tags: { amenity: DRINKING, "drugs:cannabis": SELLS },
    kind: "coffeeshop",
    isEnough: "yes",
    because: "the same, said by kind of drug",
  },
  {
    tags: { shop: ["smartshop", "smart_shop"] },
    kind: "smartshop",
    isEnough: "yes",
    because: "the Dutch word for it, in both spellings",
  },
  {
    tags: {
      shop: ["headshop", "head_shop", "drug_paraphernalia", "drugs_paraphernalia", "cannabis_accessories"],
    },
    kind: "headshop",
    isEnough: "yes",
    because:
      "sells what cannabis is smoked with; of 27 tagged as drug paraphernalia in 2021, 23 were headshops",
  },
  {
    tags: { amenity: DRINKING },
    named: COFFEESHOP,
    kind: "coffeeshop",
    isEnough: "yes",
    because: "a café that calls itself coffeeshop in one word; 51 coffeeshops of 2021 are mapped so",
  },
  {
    tags: { shop: ["tobacco", "yes", "convenience", "herbalist", "e-cigarette", "variety_store"] },
    named: COFFEESHOP,
    kind: "coffeeshop",
    isEnough: "yes",
    because: "a shop that calls itself coffeeshop in one word",
  },
  {
    tags: { shop: ["tobacco", "yes", "convenience", "herbalist", "e-cigarette", "variety_store", "gift"] },
    named: SMARTSHOP,
    kind: "smartshop",
    isEnough: "yes",
    because: "a shop that calls itself smartshop",
  },
  {
    tags: { shop: ["tobacco", "yes", "convenience", "herbalist", "e-cigarette", "variety_store", "gift"] },
    named: HEADSHOP,
    kind: "headshop",
    isEnough: "yes",
    because: "a shop that calls itself headshop or growshop",
  },
  {
    tags: { amenity: ["cafe"], cuisine: ["coffee_shop"] },
    kind: "coffeeshop",
    isEnough: "known",
    because:
      "the wiki's own examples of `cuisine=coffee_shop` are coffee bars (Barista, Red Leaf Organic Coffee), so it is none by itself; some coffeeshops carry it, and those we know",
  },
];

/** A part of the decisive value or name of every tagging, without the first letter, which may be a capital. */
export const TAGGING_WORDS = [
  "annabis",
  "offeeshop",
  "offieshop",
  "offee_shop",
  "oft_drugs",
  "oftdrugs",
  "rugs",
  "arihuana",
  "arijuana",
  "weed",
  "martshop",
  "mart_shop",
  "mart shop",
  "mart Shop",
  "martShop",
  "eadshop",
  "ead_shop",
  "ead shop",
  "ead Shop",
  "eadShop",
  "rowshop",
  "row shop",
  "row Shop",
  "rowShop",
  "rug_paraphernalia",
  "OFFEESHOP",
  "OFFIESHOP",
] as const;

/** Names that say what a shop is better than its tag does. */
const KIND_BY_NAME: readonly [RegExp, ShopKind][] = [
  [/\bsmart ?shop|house of smart\b/i, "smartshop"],
  [/\b(seeds?|seed ?bank|genetics)\b/i, "headshop"],
];

/** What the elements of a shop that is gone keep, in front of the keys that no longer hold (the wiki's "lifecycle prefix"). */
const GONE_PREFIXES = [
  "disused:",
  "was:",
  "abandoned:",
  "demolished:",
  "removed:",
  "razed:",
  "closed:",
] as const;

export interface Tagged {
  kind: ShopKind;
  isEnough: boolean;
  /** By its tags alone, not by its name. */
  isExplicit: boolean;
  /** It was one, and the map says that it is no more. */
  isGone: boolean;
}

/** Null when it is no shop of ours and never was. */
export function taggedAs(tags: OsmTags): Tagged | null {
  const live = kindOf(tags);
  if (live)
    return { ...live, isGone: ["disused", "abandoned", "demolished"].some((key) => tags[key] === "yes") };
  const former = formerTags(tags);
  const gone = former && kindOf(former);
  return gone && { ...gone, isGone: true };
}

function kindOf(tags: OsmTags): Omit<Tagged, "isGone"> | null {
  const tagging = TAGGINGS.find((candidate) => isTagged(tags, candidate));
  if (!tagging) return null;
  const byName = KIND_BY_NAME.find(([words]) => words.test(tags["name"] ?? ""));
  return {
    kind: byName?.[1] ?? tagging.kind,
    isEnough: tagging.isEnough === "yes",
    isExplicit: tagging.named === undefined && byName === undefined,
  };
}

function isTagged(tags: OsmTags, tagging: Tagging): boolean {
  const holds = ([key, values]: [string, readonly string[]]) =>
    valuesOf(tags[key]).some((value) => values.includes(value));
  return Object.entries(tagging.tags).every(holds) && (tagging.named?.test(tags["name"] ?? "") ?? true);
}

/** The values of a tag, in small letters: several are written with semicolons between them. */
export function valuesOf(value: string | undefined): string[] {
  return (value ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** The tags it had, without their prefixes; null when it has none of them. */
function formerTags(tags: OsmTags): OsmTags | null {
  const former = Object.entries(tags).flatMap(([key, value]) => {
    const prefix = GONE_PREFIXES.find((candidate) => key.startsWith(candidate));
    return prefix ? [[key.slice(prefix.length), value] as const] : [];
  });
  if (former.length === 0) return null;
  const name = tags["name"];
  return { ...(name === undefined ? {} : { name }), ...Object.fromEntries(former) };
}

/** Under which names a shop that is gone was known. */
export function formerNamesOf(tags: OsmTags): string[] {
  const keys = ["old_name", ...GONE_PREFIXES.map((prefix) => `${prefix}name`)];
  const names = keys.flatMap((key) => (tags[key] ?? "").split(";")).map(plainName);
  return [...new Set(names)].filter((name) => name.length >= 2 && name.length <= 80);
}
