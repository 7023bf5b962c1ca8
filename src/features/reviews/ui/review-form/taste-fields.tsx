import { Trans, useLingui } from "@lingui/react/macro";
import { EFFECTS } from "#features/products/effects.ts";
import { FLAVOURS } from "#features/products/flavours.ts";
import { useEffectWords } from "#features/products/ui/effect-words.ts";
import { useFlavourWords } from "#features/products/ui/flavour-words.ts";
import { DownGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { BoughtAtField } from "./bought-at-field.tsx";
import { ChoiceChips } from "#ui/chip/choice-chips.tsx";
import type { ReviewDraft } from "./review-draft.ts";
import styles from "./review-form.module.css";

type TasteFieldsProps = {
  id: string;
  draft: ReviewDraft;
  change: (changes: Partial<ReviewDraft>) => void;
  error: string | undefined;
};

/** Of each, as the call takes them. */
const MOST_WORDS = 8;

/** Of a product: where it is from, and fifty words for it, which wait until somebody wants them. */
export function TasteFields({ id, draft, change, error }: TasteFieldsProps) {
  const { t } = useLingui();
  const effectWords = useEffectWords();
  const flavourWords = useFlavourWords();
  const { effects, flavours, boughtAt } = draft;
  const most = MOST_WORDS;
  return (
    <>
      <BoughtAtField id={id} shop={boughtAt} onChange={(shop) => change({ boughtAt: shop })} error={error} />
      <details open={effects.length + flavours.length > 0} className={styles.more}>
        <summary>
          <span>
            <Trans id="review-form.taste">
              Effects and flavours <span>(optional)</span>
            </Trans>
          </span>
          <Icon glyph={DownGlyph} />
        </summary>
        <ChoiceChips
          label={t({ id: "review-form.effects", message: `What did it do? (at most ${most})` })}
          options={EFFECTS.map((value) => ({ value, label: effectWords[value] }))}
          chosen={effects}
          most={MOST_WORDS}
          onChange={(chosen) => change({ effects: chosen })}
        />
        <ChoiceChips
          label={t({ id: "review-form.flavours", message: `What did it taste of? (at most ${most})` })}
          options={FLAVOURS.map((value) => ({ value, label: flavourWords[value] }))}
          chosen={flavours}
          most={MOST_WORDS}
          onChange={(chosen) => change({ flavours: chosen })}
        />
      </details>
    </>
  );
}
