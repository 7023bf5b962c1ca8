import type { OpeningState } from "#features/hours/opening-state.ts";
import type { LandmarkKind } from "#features/places/landmark.ts";
import type { City } from "#features/places/city.ts";
import type { Municipality } from "#features/places/municipality.ts";
import { openingAt } from "#features/shops/known-times.ts";
import type { LandmarkNearby } from "#features/shops/landmark-nearby.ts";
import type { Department } from "#features/shops/open-times.ts";
import type { shopDetailsAnswer } from "#features/shops/shop-details-answer.ts";
import type { menuAnswer } from "#features/products/menu-answer.ts";
import type { Bbox } from "#platform/geo/bbox.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { HoursInPack } from "./days-in-pack.ts";
import { timesKnownInPack } from "./known-in-pack.ts";

/** The files of a pack, under `/packs/{city}/{version}/`. The first names the others, with their sizes. */
export const PACK_FILES = ["pack.json", "shops.json", "map.pmtiles"] as const;
export type PackFile = (typeof PACK_FILES)[number];

/** A pack as the index tells of it. */
export interface PackInList {
  city: string;
  /** Made of its content: the same content has the same version. */
  version: string;
  /** Of all its files. */
  bytes: number;
  shops: number;
  madeAt: string;
}

/** `/packs/index.json`. */
export interface PackIndex {
  packs: PackInList[];
}

/** `pack.json`. */
export interface PackHead extends Pick<PackInList, "city" | "shops"> {
  /** In no language: as it is written on the spot. */
  name: string;
  box: Bbox;
  /** The ids of some of its shops, whose houses are its picture. */
  houses: string[];
  files: FileOfPack[];
}

interface FileOfPack {
  name: PackFile;
  bytes: number;
  /** Of its content: what has the same one need not be fetched again. */
  hash: string;
}

type ShopFacts = Omit<
  ReturnType<typeof shopDetailsAnswer>,
  "opening" | "hours" | "departments" | "distanceMetres" | "lowCentsPerGram"
>;

/** A shop as anybody may see it, with what its state is worked out from instead of a state. */
export interface ShopInPack extends ShopFacts, HoursInPack {
  departments: (HoursInPack & { department: Department })[];
  /** What may be shown to anybody; null where nothing may, or nothing is known. */
  menu: ReturnType<typeof menuAnswer>;
  landmarks: LandmarkNearby[];
  /** As alphabets have it: without a shortened article. */
  sortName: string;
  /** Of shops that became part of it; it is found by them. */
  partNames: string[];
  /** What lists by price say to anybody: euro cents of the cheapest gram, null where there is none or it is not public. */
  lowCentsPerGram: number | null;
  /** ISO 8601 in UTC, to the microsecond. */
  createdAt: string;
}

/** `shops.json`. */
export interface PackContent {
  /** Opening times are worked out from here on; each says how far. */
  knownFrom: string;
  /** Dates of public holidays in these days. */
  holidays: string[];
  /** With what is known of the rules of its municipality. */
  city: City;
  /** The municipalities of the shops by their slugs: one may lie across the border. */
  municipalities: Record<string, Municipality>;
  /** In plain letters, the words of the names of the city in all languages: its shops are found by them too. */
  cityWords: string[];
  /** In the order of the list without a filter. */
  shops: ShopInPack[];
  /** Where a walk may begin. */
  landmarks: (Point & { name: string; kind: LandmarkKind })[];
}

/** Whether a shop of a pack is open at a moment. Before the first day of the pack nothing is known of it, and after its last one neither. */
export function openingInPack(
  pack: Pick<PackContent, "knownFrom">,
  shop: Pick<ShopInPack, "status" | "openTimes">,
  at: Date,
): OpeningState {
  if (shop.status !== "active") return { state: "closed", opensAt: null };
  return openingAt(timesKnownInPack(pack, at)(shop), at);
}
