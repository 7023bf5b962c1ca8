import { useLingui } from "@lingui/react/macro";
import { wordsOf } from "#platform/i18n/words-of.ts";
import type { ResidentsRule } from "../../places/municipality.ts";
import type { TriState, Wheelchair } from "../amenities.ts";
import type { FactSource } from "../facts.ts";
import type { ShopStatus } from "../shop.ts";
import { RESIDENTS_LABELS, TRI_STATE_LABELS, WHEELCHAIR_LABELS } from "../shop-labels.ts";

/** Only what a visitor must know before going there has words. */
export function useStatusWords(): Partial<Record<ShopStatus, string>> {
  const { t } = useLingui();
  return {
    temporarilyClosed: t({ id: "status.temporarily-closed", message: "Temporarily closed" }),
    permanentlyClosed: t({ id: "status.permanently-closed", message: "Closed for good" }),
  };
}

export function useResidentsWords(): Record<ResidentsRule, string> {
  const { i18n } = useLingui();
  return wordsOf(i18n, RESIDENTS_LABELS);
}

export function useTriStateWords(): Record<TriState, string> {
  const { i18n } = useLingui();
  return wordsOf(i18n, TRI_STATE_LABELS);
}

export function useWheelchairWords(): Record<Wheelchair, string> {
  const { i18n } = useLingui();
  return wordsOf(i18n, WHEELCHAIR_LABELS);
}

export function useFactSourceWords(): Record<FactSource, string> {
  const { t } = useLingui();
  return {
    openStreetMap: "OpenStreetMap",
    register: t({ id: "fact-source.register", message: "the municipality’s register" }),
    owner: t({ id: "fact-source.owner", message: "the shop itself" }),
    visitor: t({ id: "fact-source.visitor", message: "visitors" }),
    operator: t({ id: "fact-source.operator", message: "our editors" }),
    sample: t({ id: "fact-source.sample", message: "invented sample" }),
  };
}
