import { useLingui } from "@lingui/react/macro";

/** By the words of `SUB_CATEGORIES`. */
export function useSubCategoryWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    outdoor: t({ id: "sub-category.outdoor", message: "Grown outdoors" }),
    indoor: t({ id: "sub-category.indoor", message: "Grown indoors" }),
    greenhouse: t({ id: "sub-category.greenhouse", message: "Grown in a greenhouse" }),
    moroccan: t({ id: "sub-category.moroccan", message: "Moroccan hash" }),
    afghan: t({ id: "sub-category.afghan", message: "Afghan hash" }),
    lebanese: t({ id: "sub-category.lebanese", message: "Lebanese hash" }),
    nepalese: t({ id: "sub-category.nepalese", message: "Nepalese hash" }),
    dutch: t({ id: "sub-category.dutch", message: "Dutch hash" }),
    iceolator: t({ id: "sub-category.iceolator", message: "Ice-water hash" }),
    dryseparated: t({ id: "sub-category.dryseparated", message: "Dry-sieved hash" }),
    pure: t({ id: "sub-category.pure", message: "Pure, without tobacco" }),
    withTobacco: t({ id: "sub-category.with-tobacco", message: "With tobacco" }),
    infused: t({ id: "sub-category.infused", message: "With extract" }),
    cake: t({ id: "sub-category.cake", message: "Cake" }),
    cookie: t({ id: "sub-category.cookie", message: "Cookie" }),
    chocolate: t({ id: "sub-category.chocolate", message: "Chocolate" }),
    candy: t({ id: "sub-category.candy", message: "Sweets" }),
    drink: t({ id: "sub-category.drink", message: "Drink" }),
    papers: t({ id: "sub-category.papers", message: "Rolling papers" }),
    tips: t({ id: "sub-category.tips", message: "Filter tips" }),
    grinder: t({ id: "sub-category.grinder", message: "Grinder" }),
    vaporizer: t({ id: "sub-category.vaporizer", message: "Vaporizer" }),
    pipe: t({ id: "sub-category.pipe", message: "Pipe" }),
    storage: t({ id: "sub-category.storage", message: "Storage" }),
    seeds: t({ id: "sub-category.seeds", message: "Seeds" }),
  };
}
