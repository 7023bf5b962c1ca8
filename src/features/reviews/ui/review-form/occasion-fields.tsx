import { useLingui } from "@lingui/react/macro";
import type { ReviewedType, Visited } from "../../review.ts";
import { ChoiceChips } from "#ui/chip/choice-chips.tsx";
import type { ReviewDraft } from "./review-draft.ts";

type OccasionFieldsProps = {
  type: ReviewedType;
  draft: ReviewDraft;
  change: (changes: Partial<ReviewDraft>) => void;
};

/** When they were there or tried it; of a shop also whether they live nearby, which the panel on honesty tells apart. */
export function OccasionFields({ type, draft: { visited, isLocal }, change }: OccasionFieldsProps) {
  const { t } = useLingui();
  const isShop = type === "shop";
  const whens: { value: Visited; label: string }[] = [
    { value: "thisMonth", label: t({ id: "review-form.visited.this", message: "This month" }) },
    { value: "lastMonth", label: t({ id: "review-form.visited.last", message: "Last month" }) },
    { value: "earlier", label: t({ id: "review-form.visited.earlier", message: "Longer ago" }) },
  ];
  return (
    <>
      <ChoiceChips
        isSingle
        label={
          isShop
            ? t({ id: "review-form.visited", message: "When were you there?" })
            : t({ id: "review-form.tried", message: "When did you have it?" })
        }
        options={whens}
        chosen={visited === null ? [] : [visited]}
        onChange={([value = null]) => change({ visited: value })}
      />
      {isShop && (
        <ChoiceChips
          isSingle
          label={t({ id: "review-form.local", message: "And you?" })}
          options={[
            { value: true, label: t({ id: "review-form.local.yes", message: "I live nearby" }) },
            { value: false, label: t({ id: "review-form.local.no", message: "I was visiting" }) },
          ]}
          chosen={isLocal === null ? [] : [isLocal]}
          onChange={([value = null]) => change({ isLocal: value })}
        />
      )}
    </>
  );
}
