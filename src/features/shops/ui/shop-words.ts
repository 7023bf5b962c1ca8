import { useLingui } from "@lingui/react/macro";
import type { ResidentsRule } from "../../places/municipality.ts";
import type { AmenityFilter, TriState, Wheelchair } from "../amenities.ts";
import type { FactSource } from "../facts.ts";
import type { Openness } from "../listing.ts";
import type { ShopKind, ShopStatus } from "../shop.ts";

/** Kinds of shop, one and many. */
export function useKindWords(): Record<ShopKind, { one: string; many: string }> {
  const { t } = useLingui();
  return {
    coffeeshop: {
      one: t({ id: "kind.coffeeshop.one", message: "Coffeeshop" }),
      many: t({ id: "kind.coffeeshop.many", message: "Coffeeshops" }),
    },
    takeaway: {
      one: t({ id: "kind.takeaway.one", message: "Take-away" }),
      many: t({ id: "kind.takeaway.many", message: "Take-aways" }),
    },
    lounge: {
      one: t({ id: "kind.lounge.one", message: "Lounge" }),
      many: t({ id: "kind.lounge.many", message: "Lounges" }),
    },
    cannabisBar: {
      one: t({ id: "kind.cannabis-bar.one", message: "Cannabis bar" }),
      many: t({ id: "kind.cannabis-bar.many", message: "Cannabis bars" }),
    },
    smartshop: {
      one: t({ id: "kind.smartshop.one", message: "Smartshop" }),
      many: t({ id: "kind.smartshop.many", message: "Smartshops" }),
    },
    headshop: {
      one: t({ id: "kind.headshop.one", message: "Headshop" }),
      many: t({ id: "kind.headshop.many", message: "Headshops" }),
    },
  };
}

/** Only what a visitor must know before going there has words. */
export function useStatusWords(): Partial<Record<ShopStatus, string>> {
  const { t } = useLingui();
  return {
    temporarilyClosed: t({ id: "status.temporarily-closed", message: "Temporarily closed" }),
    permanentlyClosed: t({ id: "status.permanently-closed", message: "Closed for good" }),
  };
}

export function useOpennessWords(): Record<Openness, string> {
  const { t } = useLingui();
  return {
    open: t({ id: "openness.open", message: "Open" }),
    closed: t({ id: "openness.closed", message: "Closed" }),
    unknown: t({ id: "openness.unknown", message: "Hours not known" }),
  };
}

export function useResidentsWords(): Record<ResidentsRule, string> {
  const { t } = useLingui();
  return {
    anyone: t({ id: "residents.anyone", message: "Visitors from abroad welcome" }),
    residentsOnly: t({ id: "residents.only", message: "Residents of the Netherlands only" }),
    unknown: t({ id: "residents.unknown", message: "Not known whether visitors from abroad get in" }),
  };
}

/** The same as a choice in a row of filters, where there is room for a few words. */
export function useResidentsChoiceWords(): Record<ResidentsRule, string> {
  const { t } = useLingui();
  return {
    ...useResidentsWords(),
    anyone: t({ id: "residents.anyone.short", message: "Tourists welcome" }),
    residentsOnly: t({ id: "residents.only.short", message: "Residents only" }),
  };
}

export function useAmenityWords(): Record<AmenityFilter, string> {
  const { t } = useLingui();
  return {
    seats: t({ id: "amenity.seats", message: "Seats" }),
    wifi: t({ id: "amenity.wifi", message: "Wifi" }),
    toilets: t({ id: "amenity.toilets", message: "Toilets" }),
    food: t({ id: "amenity.food", message: "Food" }),
    coffee: t({ id: "amenity.coffee", message: "Coffee" }),
    games: t({ id: "amenity.games", message: "Games" }),
    atm: t({ id: "amenity.atm", message: "Cash machine" }),
    cardPayment: t({ id: "amenity.card-payment", message: "Card payment" }),
    dogs: t({ id: "amenity.dogs", message: "Dogs welcome" }),
    charging: t({ id: "amenity.charging", message: "Phone charging" }),
    parking: t({ id: "amenity.parking", message: "Parking" }),
    carsAllowed: t({ id: "amenity.cars-allowed", message: "Reachable by car" }),
    wheelchair: t({ id: "amenity.wheelchair", message: "Wheelchair accessible" }),
  };
}

export function useTriStateWords(): Record<TriState, string> {
  const { t } = useLingui();
  return {
    yes: t({ id: "tri-state.yes", message: "Yes" }),
    no: t({ id: "tri-state.no", message: "No" }),
    unknown: t({ id: "tri-state.unknown", message: "Not known" }),
  };
}

export function useWheelchairWords(): Record<Wheelchair, string> {
  const { t } = useLingui();
  return { ...useTriStateWords(), limited: t({ id: "wheelchair.limited", message: "With help" }) };
}

export function useFactSourceWords(): Record<FactSource, string> {
  const { t } = useLingui();
  return {
    openStreetMap: "OpenStreetMap",
    owner: t({ id: "fact-source.owner", message: "the shop itself" }),
    visitor: t({ id: "fact-source.visitor", message: "visitors" }),
    operator: t({ id: "fact-source.operator", message: "our editors" }),
    sample: t({ id: "fact-source.sample", message: "invented sample" }),
  };
}
