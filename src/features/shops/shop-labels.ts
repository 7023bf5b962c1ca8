import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ResidentsRule } from "#features/places/municipality.ts";
import type { AmenityFilter, TriState, Wheelchair } from "./amenities.ts";
import type { ShopKind } from "./shop.ts";

/** Of one shop. */
export const KIND_LABELS: Record<ShopKind, MessageDescriptor> = {
  coffeeshop: msg({ id: "kind.coffeeshop.one", message: "Coffeeshop" }),
  takeaway: msg({ id: "kind.takeaway.one", message: "Take-away" }),
  lounge: msg({ id: "kind.lounge.one", message: "Lounge" }),
  cannabisBar: msg({ id: "kind.cannabis-bar.one", message: "Cannabis bar" }),
  smartshop: msg({ id: "kind.smartshop.one", message: "Smartshop" }),
  headshop: msg({ id: "kind.headshop.one", message: "Head shop" }),
};

export const KINDS_LABELS: Record<ShopKind, MessageDescriptor> = {
  coffeeshop: msg({ id: "kind.coffeeshop.many", message: "Coffeeshops" }),
  takeaway: msg({ id: "kind.takeaway.many", message: "Take-aways" }),
  lounge: msg({ id: "kind.lounge.many", message: "Lounges" }),
  cannabisBar: msg({ id: "kind.cannabis-bar.many", message: "Cannabis bars" }),
  smartshop: msg({ id: "kind.smartshop.many", message: "Smartshops" }),
  headshop: msg({ id: "kind.headshop.many", message: "Head shops" }),
};

export const AMENITY_LABELS: Record<AmenityFilter, MessageDescriptor> = {
  seats: msg({ id: "amenity.seats", message: "Seating" }),
  wifi: msg({ id: "amenity.wifi", message: "Wi-Fi" }),
  toilets: msg({ id: "amenity.toilets", message: "Toilets" }),
  food: msg({ id: "amenity.food", message: "Food" }),
  coffee: msg({ id: "amenity.coffee", message: "Coffee" }),
  games: msg({ id: "amenity.games", message: "Games" }),
  atm: msg({ id: "amenity.atm", message: "Cash machine" }),
  cardPayment: msg({ id: "amenity.card-payment", message: "Card payment" }),
  dogs: msg({ id: "amenity.dogs", message: "Dogs welcome" }),
  charging: msg({ id: "amenity.charging", message: "Phone charging" }),
  parking: msg({ id: "amenity.parking", message: "Parking" }),
  carsAllowed: msg({ id: "amenity.cars-allowed", message: "Reachable by car" }),
  terrace: msg({ id: "amenity.terrace", message: "Terrace" }),
  wheelchair: msg({ id: "amenity.wheelchair", message: "Wheelchair accessible" }),
};

export const RESIDENTS_LABELS: Record<ResidentsRule, MessageDescriptor> = {
  anyone: msg({ id: "residents.anyone", message: "Visitors from abroad welcome" }),
  residentsOnly: msg({ id: "residents.only", message: "Residents of the Netherlands only" }),
  unknown: msg({ id: "residents.unknown", message: "Not known whether visitors from abroad get in" }),
};

export const TRI_STATE_LABELS: Record<TriState, MessageDescriptor> = {
  yes: msg({ id: "tri-state.yes", message: "Yes" }),
  no: msg({ id: "tri-state.no", message: "No" }),
  unknown: msg({ id: "tri-state.unknown", message: "Not known" }),
};

export const WHEELCHAIR_LABELS: Record<Wheelchair, MessageDescriptor> = {
  ...TRI_STATE_LABELS,
  limited: msg({ id: "wheelchair.limited", message: "With help" }),
};
