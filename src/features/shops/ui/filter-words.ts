import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { wordsOf } from "#platform/i18n/words-of.ts";
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

export function useAmenityWords(): Record<AmenityFilter, string> {
  const { i18n } = useLingui();
  return wordsOf(i18n, AMENITY_LABELS);
}
