import { useLingui } from "@lingui/react/macro";
import {
  DealGlyph,
  LeafGlyph,
  ParkGlyph,
  PersonGlyph,
  PlaceGlyph,
  PlaneGlyph,
  ShopGlyph,
  SightGlyph,
  StreetGlyph,
  TrainGlyph,
  WaterGlyph,
} from "#ui/icon/glyphs.ts";
import type { Glyph } from "#ui/icon/icon.tsx";
import type { SearchKind } from "../search-item.ts";

const KIND_GLYPHS: Record<SearchKind, Glyph> = {
  cities: PlaceGlyph,
  landmarks: StreetGlyph,
  users: PersonGlyph,
  shops: ShopGlyph,
  brands: DealGlyph,
  products: LeafGlyph,
};

/** By the kind of a landmark; the others are streets. */
const LANDMARK_GLYPHS: Record<string, Glyph> = {
  sight: SightGlyph,
  canal: WaterGlyph,
  park: ParkGlyph,
  station: TrainGlyph,
  airport: PlaneGlyph,
};

export function glyphOf(kind: SearchKind, type: string | null | undefined): Glyph {
  return (kind === "landmarks" && type && LANDMARK_GLYPHS[type]) || KIND_GLYPHS[kind];
}

/** Kinds of landmarks, said beside the town they are in. */
export function useLandmarkWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    street: t({ id: "search.landmark.street", message: "Street" }),
    square: t({ id: "search.landmark.square", message: "Square" }),
    sight: t({ id: "search.landmark.sight", message: "Sight" }),
    neighbourhood: t({ id: "search.landmark.neighbourhood", message: "Neighbourhood" }),
    canal: t({ id: "search.landmark.canal", message: "Canal" }),
    park: t({ id: "search.landmark.park", message: "Park" }),
    station: t({ id: "search.landmark.station", message: "Station" }),
    airport: t({ id: "search.landmark.airport", message: "Airport" }),
  };
}

/** Kinds of search results: the heading of a group, and the text alternative of an item's icon. */
export function useKindWords(): Record<SearchKind, { one: string; many: string }> {
  const { t } = useLingui();
  return {
    cities: {
      one: t({ id: "search.city", message: "Town" }),
      many: t({ id: "search.cities", message: "Towns" }),
    },
    landmarks: {
      one: t({ id: "search.landmark", message: "Starting point" }),
      many: t({ id: "search.landmarks", message: "Streets, stations and sights" }),
    },
    users: {
      one: t({ id: "search.user", message: "Member" }),
      many: t({ id: "search.users", message: "Members" }),
    },
    shops: {
      one: t({ id: "search.shop", message: "Shop" }),
      many: t({ id: "search.shops", message: "Shops" }),
    },
    brands: {
      one: t({ id: "search.brand", message: "Brand" }),
      many: t({ id: "search.brands", message: "Brands" }),
    },
    products: {
      one: t({ id: "search.product", message: "Product" }),
      many: t({ id: "search.products", message: "Products" }),
    },
  };
}
