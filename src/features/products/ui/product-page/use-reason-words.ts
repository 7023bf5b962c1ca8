import { useLingui } from "@lingui/react/macro";
import { formatTag } from "#platform/i18n/locales.ts";
import { inSentence } from "#platform/i18n/in-sentence.ts";
import type { Effect } from "../../effects.ts";
import type { Flavour } from "../../flavours.ts";
import type { MarketedAs } from "../../strain.ts";
import type { Terpene } from "../../terpenes.ts";
import { useEffectWords } from "../effect-words.ts";
import { useFlavourWords } from "../flavour-words.ts";
import { useMarketedAsWords } from "../marketed-as-words.ts";
import { useTerpeneWords } from "../terpene-words.ts";

/**
 * Why a strain is like the one of the page, whose name is `of`: a sentence for each kind of reason, which names all that they share
 * of that kind. Unknown reasons are left out.
 */
export function useReasonWords(
  of: string,
  strainNames: Record<string, string>,
): (reasons: readonly string[]) => string[] {
  const { t, i18n } = useLingui();
  const terpenes = useTerpeneWords();
  const flavours = useFlavourWords();
  const effects = useEffectWords();
  const kinds = useMarketedAsWords();
  const nameIn = (label: string | undefined) => label && inSentence(label, i18n.locale);
  const listOf = (labels: (string | undefined)[]) => {
    const names = labels.map(nameIn).filter((name) => name !== undefined);
    return new Intl.ListFormat(formatTag(i18n.locale), { type: "unit" }).format(names);
  };
  function sentenceOf(word: string, shared: string[]): string | null {
    const [about = ""] = shared;
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
        const name = listOf(shared.map((one) => terpenes[one as Terpene]));
        return name ? t({ id: "reason.terpene", message: `Same terpene: ${name}` }) : null;
      }
      case "flavour": {
        const name = listOf(shared.map((one) => flavours[one as Flavour]));
        return name ? t({ id: "reason.flavour", message: `Same flavour: ${name}` }) : null;
      }
      case "effect": {
        const name = listOf(shared.map((one) => effects[one as Effect]));
        return name ? t({ id: "reason.effect", message: `Same effect: ${name}` }) : null;
      }
      case "marketedAs": {
        const name = nameIn(kinds[about as MarketedAs]);
        return name ? t({ id: "reason.marketed-as", message: `Both sold as ${name}` }) : null;
      }
      default:
        return null;
    }
  }
  return (reasons) => {
    const byWord = Map.groupBy(reasons, (reason) => reason.split(":")[0] ?? "");
    return [...byWord].flatMap(([word, all]) => {
      const shared = all.map((reason) => reason.slice(word.length + 1));
      return sentenceOf(word, shared) ?? [];
    });
  };
}
