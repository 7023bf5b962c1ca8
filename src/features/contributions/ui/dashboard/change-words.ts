import { useLingui } from "@lingui/react/macro";
import type { FactGroup } from "#features/shops/facts.ts";
import { distanceMetres } from "#platform/geo/geo.ts";
import { distanceText } from "#platform/i18n/format.ts";
import type { FieldChange } from "../../change.ts";
import { isPlace } from "../../is-place.ts";

/** The groups that can be said to be no longer so. */
export function useDoubtedWords(): Partial<Record<FactGroup, string>> {
  const { t } = useLingui();
  return {
    listing: t({ id: "fact-group.listing", message: "Name and address" }),
    contact: t({ id: "fact-group.contact", message: "Phone and website" }),
    hours: t({ id: "fact-group.hours", message: "Opening hours" }),
    access: t({ id: "fact-group.access", message: "Who gets in" }),
    consumption: t({ id: "fact-group.consumption", message: "Smoking and drinks" }),
    amenities: t({ id: "fact-group.amenities", message: "Amenities" }),
  };
}

/** How far a place would move, beside its degrees: `52.09070, 5.12140 (30 m away)`. */
export function useMovedText(): (text: string, change: Pick<FieldChange, "before" | "after">) => string {
  const { t, i18n } = useLingui();
  return (text, { before, after }) => {
    if (!isPlace(before) || !isPlace(after)) return text;
    const distance = distanceText(i18n.locale, distanceMetres(before, after));
    return t({ id: "dashboard.moved", message: `${text} (${distance} away)` });
  };
}
