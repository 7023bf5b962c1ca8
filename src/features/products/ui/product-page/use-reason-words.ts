import { useLingui } from "@lingui/react/macro";
import type { Effect } from "../../effects.ts";
import type { Flavour } from "../../flavours.ts";
import type { MarketedAs } from "../../strain.ts";
import type { Terpene } from "../../terpenes.ts";
import { useEffectWords } from "../effect-words.ts";
import { useFlavourWords } from "../flavour-words.ts";
import { useMarketedAsWords } from "../marketed-as-words.ts";
import { useTerpeneWords } from "../terpene-words.ts";

/** Why a strain is like the one of the page, in words; null for an unknown reason. */
export function useReasonWords(strainNames: Record<string, string>): (reason: string) => string | null {
  const { t } = useLingui();
  const terpenes = useTerpeneWords();
  const flavours = useFlavourWords();
  const effects = useEffectWords();
  const kinds = useMarketedAsWords();
  return (reason) => {
    const [word = "", about = ""] = reason.split(":");
    switch (word) {
      case "isParent":
        return t({ id: "reason.is-parent", message: "One of its parents" });
      case "isChild":
        return t({ id: "reason.is-child", message: "Bred from it" });
      case "breeder":
        return t({ id: "reason.breeder", message: "From the same breeder" });
      case "parent": {
        const name = strainNames[about];
        return name === undefined ? null : t({ id: "reason.parent", message: `Also comes from ${name}` });
      }
      case "terpene": {
        const name = terpenes[about as Terpene];
        return name && t({ id: "reason.terpene", message: `Same terpene: ${name}` });
      }
      case "flavour": {
        const name = flavours[about as Flavour];
        return name && t({ id: "reason.flavour", message: `Same flavour: ${name}` });
      }
      case "effect": {
        const name = effects[about as Effect];
        return name && t({ id: "reason.effect", message: `Same effect: ${name}` });
      }
      case "marketedAs": {
        const name = kinds[about as MarketedAs];
        return name && t({ id: "reason.marketed-as", message: `Also sold as: ${name}` });
      }
      default:
        return null;
    }
  };
}
