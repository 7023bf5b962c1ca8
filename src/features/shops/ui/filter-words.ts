import { useLingui } from "@lingui/react/macro";
import type { ResidentsRule } from "../../places/municipality.ts";
import type { AmenityFilter } from "../amenities.ts";

/** Who gets in, where there is room for a few words. */
export function useResidentsChoiceWords(): Record<Exclude<ResidentsRule, "unknown">, string> {
  const { t } = useLingui();
  return {
    anyone: t({ id: "residents.anyone.short", message: "Visitors welcome" }),
    residentsOnly: t({ id: "residents.only.short", message: "Residents only" }),
  };
}

export function useAmenityWords(): Record<AmenityFilter, string> {
  const { t } = useLingui();
  return {
    seats: t({ id: "amenity.seats", message: "Seating" }),
    wifi: t({ id: "amenity.wifi", message: "Wi-Fi" }),
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
    terrace: t({ id: "amenity.terrace", message: "Terrace" }),
    wheelchair: t({ id: "amenity.wheelchair", message: "Wheelchair accessible" }),
  };
}
