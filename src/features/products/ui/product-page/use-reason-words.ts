import { useLingui } from "@lingui/react/macro";
import { inSentence } from "#platform/i18n/in-sentence.ts";
import type { Effect } from "../../effects.ts";
import type { Flavour } from "../../flavours.ts";
import type { MarketedAs } from "../../strain.ts";
import type { Terpene } from "../../terpenes.ts";
import { useEffectWords } from "../effect-words.ts";
import { useFlavourWords } from "../flavour-words.ts";
import { useMarketedAsWords } from "../marketed-as-words.ts";
import { useTerpeneWords } from "../terpene-words.ts";

/** Why a strain is like the one of the page, whose name is `of`, in words; null for an unknown reason. */
export function useReasonWords(
  of: string,
  strainNames: Record<string, string>,
): (reason: string) => string | null {
  const { t, i18n } = useLingui();
  const terpenes = useTerpeneWords();
  const flavours = useFlavourWords();
  const effects = useEffectWords();
  const kinds = useMarketedAsWords();
  const nameIn = (label: string | undefined) => label && inSentence(label, i18n.locale);
  return (reason) => {
    const [word = "", about = ""] = reason.split(":");
    switch (word) {
      case "isParent":
        return t({ id: "reason.is-parent", message: `A parent of ${of}` });
      case "isChild":
        return t({ id: "reason.is-child", message: `Bred from ${of}` });
      case "breeder":
        return t({ id: "reason.breeder", message: "From the same breeder" });
      case "parent": {
        const name = strainNames[about];
        return name === undefined ? null : t({ id: "reason.parent", message: `Also comes from ${name}` });
      }
      case "terpene": {
        const name = nameIn(terpenes[about as Terpene]);
        return name ? t({ id: "reason.terpene", message: `Same terpene: ${name}` }) : null;
      }
      case "flavour": {
        const name = nameIn(flavours[about as Flavour]);
        return name ? t({ id: "reason.flavour", message: `Same flavour: ${name}` }) : null;
      }
      case "effect": {
        const name = nameIn(effects[about as Effect]);
        return name ? t({ id: "reason.effect", message: `Same effect: ${name}` }) : null;
      }
      case "marketedAs": {
        const name = nameIn(kinds[about as MarketedAs]);
        return name ? t({ id: "reason.marketed-as", message: `Both sold as ${name}` }) : null;
      }
      default:
        return null;
    }
  };
}
