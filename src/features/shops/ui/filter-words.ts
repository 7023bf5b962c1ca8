import { useLingui } from "@lingui/react/macro";
import { wordsOf } from "#platform/i18n/words-of.ts";
import type { ResidentsRule } from "../../places/municipality.ts";
import type { AmenityFilter } from "../amenities.ts";
import { AMENITY_LABELS } from "../shop-labels.ts";

/** Who gets in, where there is room for a few words. */
export function useResidentsChoiceWords(): Record<Exclude<ResidentsRule, "unknown">, string> {
  const { t } = useLingui();
  return {
    anyone: t({ id: "residents.anyone.short", message: "Visitors welcome" }),
    residentsOnly: t({ id: "residents.only.short", message: "Residents only" }),
  };
}

export function useAmenityWords(): Record<AmenityFilter, string> {
  const { i18n } = useLingui();
  return wordsOf(i18n, AMENITY_LABELS);
}
