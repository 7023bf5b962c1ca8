import { useLingui } from "@lingui/react/macro";
import type { ResidentsRule } from "../../places/municipality.ts";
import type { TriState, Wheelchair } from "../amenities.ts";
import type { FactSource } from "../facts.ts";
import type { ShopStatus } from "../shop.ts";

/** Only what a visitor must know before going there has words. */
export function useStatusWords(): Partial<Record<ShopStatus, string>> {
  const { t } = useLingui();
  return {
    temporarilyClosed: t({ id: "status.temporarily-closed", message: "Temporarily closed" }),
    permanentlyClosed: t({ id: "status.permanently-closed", message: "Closed for good" }),
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
    register: t({ id: "fact-source.register", message: "the municipality’s register" }),
    owner: t({ id: "fact-source.owner", message: "the shop itself" }),
    visitor: t({ id: "fact-source.visitor", message: "visitors" }),
    operator: t({ id: "fact-source.operator", message: "our editors" }),
    sample: t({ id: "fact-source.sample", message: "invented sample" }),
  };
}
