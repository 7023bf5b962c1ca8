import type { DoneMerge, DoubleItem, DoublePair } from "../double.ts";

const itemOf = (item: Partial<DoubleItem>): DoubleItem => ({
  _id: "1",
  name: "Gelato 33",
  url: "/weed/gelato-33",
  isSample: false,
  source: "kushy",
  observedOn: "2017-11",
  aliases: [],
  breeder: "Dijkzaden",
  speakers: [],
  facts: {
    marketedAs: "hybrid",
    effects: ["happy"],
    flavours: [],
    terpenes: [],
    thcPermille: 200,
    cbdPermille: null,
  },
  counts: { products: 1, menuLines: 4, reviews: 2, likes: 3, watches: 0 },
  goes: {
    moves: { menuLines: 4, reviews: 2, likes: 2 },
    aside: { likes: 1 },
    addresses: ["/weed/gelato-33"],
  },
  ...item,
});

export const PAIR: DoublePair = {
  _id: "7",
  rev: "seen",
  kind: "strain",
  reasons: ["spelling", "breeder"],
  likeness: 100,
  one: itemOf({}),
  other: itemOf({
    _id: "2",
    name: "Gelato #33",
    url: null,
    facts: {
      marketedAs: "indica",
      effects: ["happy"],
      flavours: [],
      terpenes: [],
      thcPermille: 210,
      cbdPermille: null,
    },
    counts: { products: 1, menuLines: 1, reviews: 0, likes: 2, watches: 0 },
    goes: {
      moves: { menuLines: 1, likes: 1, names: 1 },
      aside: { likes: 1 },
      addresses: ["/weed/gelato-no-33", "/weed/gelato-thirty-three"],
    },
  }),
};

export const MERGE: DoneMerge = {
  _id: "3",
  rev: "now",
  kind: "strain",
  winner: { _id: "8", name: "Polder Haze", url: "/weed/polder-haze" },
  loser: { _id: "9", name: "Polderhaze" },
  pairId: "7",
  mergedAt: "2026-11-20T10:00:00.000Z",
  undoUntil: "2026-12-20T10:00:00.000Z",
  by: "Ada",
  moved: { menuLines: 9, likes: 3 },
  addresses: ["/weed/polderhaze"],
  since: { reviews: 1, likes: 0, menuLines: 1 },
};

export const BRANDS: DoublePair = {
  ...PAIR,
  kind: "brand",
  reasons: ["website"],
  one: itemOf({
    name: "Green House",
    source: "tradePage",
    breeder: null,
    facts: { kind: "breeder", website: "https://greenhouse.example" },
    counts: { products: 2, strains: 40, deals: 1, jobs: 0, posts: 0, reviews: 2, likes: 3 },
  }),
  other: itemOf({
    _id: "2",
    name: "Greenhouse Seeds",
    breeder: null,
    speakers: ["Bob", "Eva"],
    facts: { kind: "producer", website: "https://greenhouse.example" },
    counts: { products: 1, strains: 4, deals: 0, jobs: 0, posts: 0, reviews: 1, likes: 2 },
    goes: { moves: { products: 1, strains: 4, likes: 2, people: 2 }, aside: { reviews: 1 }, addresses: [] },
  }),
};

export const SHOPS: DoublePair = {
  ...PAIR,
  kind: "shop",
  reasons: ["address", "place"],
  likeness: 12,
  one: itemOf({
    name: "Andersom",
    source: "register",
    breeder: null,
    facts: {
      shopKind: "coffeeshop",
      status: "active",
      address: "Vismarkt 23, 3511 KR, Utrecht",
      hours: null,
    },
    counts: { menuLines: 5, photos: 2, deals: 0, jobs: 0, posts: 0, reviews: 2, likes: 3, follows: 1 },
  }),
  other: itemOf({
    _id: "2",
    name: "The Other Way",
    source: "openStreetMap",
    breeder: null,
    facts: {
      shopKind: "coffeeshop",
      status: "temporarilyClosed",
      address: "Vismarkt 23, Utrecht",
      hours: "Mo-Su 10:00-22:00",
    },
    counts: { menuLines: 2, photos: 0, deals: 0, jobs: 0, posts: 0, reviews: 0, likes: 1, follows: 0 },
  }),
};
