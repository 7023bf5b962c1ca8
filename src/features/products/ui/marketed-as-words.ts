import { useLingui } from "@lingui/react/macro";
import type { MarketedAs } from "../strain.ts";

export function useMarketedAsWords(): Record<MarketedAs, string> {
  const { t } = useLingui();
  return {
    indica: t({ id: "marketed-as.indica", message: "Indica" }),
    sativa: t({ id: "marketed-as.sativa", message: "Sativa" }),
    hybrid: t({ id: "marketed-as.hybrid", message: "Hybrid" }),
  };
}
