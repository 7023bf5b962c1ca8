import { useLingui } from "@lingui/react/macro";
import type { FactGroup } from "../../facts.ts";

export function useFactGroupWords(): Record<FactGroup, string> {
  const { t } = useLingui();
  return {
    listing: t({ id: "fact-group.listing", message: "Name and address" }),
    contact: t({ id: "fact-group.contact", message: "Phone and website" }),
    hours: t({ id: "fact-group.hours", message: "Opening hours" }),
    access: t({ id: "fact-group.access", message: "Who gets in" }),
    consumption: t({ id: "fact-group.consumption", message: "Smoking and drinks" }),
    amenities: t({ id: "fact-group.amenities", message: "Amenities" }),
    about: t({ id: "fact-group.about", message: "What the shop says" }),
  };
}
