import { useLingui } from "@lingui/react/macro";

/** What is said of a product and cannot be sent so, by field. */
export function useProductMistakes(): Record<string, string> {
  const { t } = useLingui();
  const strength = t({
    id: "suggest.strength.wrong",
    message: "Enter a percentage such as 21.5, or leave it empty. THC and CBD together are at most 100.",
  });
  return {
    "changes.name": t({
      id: "suggest.product-name.wrong",
      message: "Enter the name on the pack or the menu.",
    }),
    "changes.type": t({
      id: "suggest.product-type.wrong",
      message: "That kind doesn’t go with what we know of this product.",
    }),
    "changes.thcPermille": strength,
    "changes.cbdPermille": strength,
    "changes.breeder": t({
      id: "suggest.breeder.wrong",
      message: "Choose a name from those offered as you type, or leave it empty.",
    }),
  };
}
