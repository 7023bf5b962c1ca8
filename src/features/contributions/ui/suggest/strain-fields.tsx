import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { EFFECTS } from "#features/products/effects.ts";
import { FLAVOURS } from "#features/products/flavours.ts";
import { MARKETED_AS, type MarketedAs } from "#features/products/strain.ts";
import { useEffectWords } from "#features/products/ui/effect-words.ts";
import { useFlavourWords } from "#features/products/ui/flavour-words.ts";
import { useMarketedAsWords } from "#features/products/ui/marketed-as-words.ts";
import { useProductFieldWords } from "#features/products/ui/product-field-words.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { ChoiceChips } from "#ui/chip/choice-chips.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import type { FieldOfForm } from "#ui/form/use-form.ts";
import type { BrandCalled } from "../../calls.ts";
import { MOST_WORDS } from "../../product-changes.ts";
import type { ProductDraft } from "./product-draft.ts";
import styles from "./suggest.module.css";

type StrainFieldsProps = {
  /** Of the strain. */
  name: string;
  draft: ProductDraft;
  /** Those that are called like the breeder that was typed. */
  brands: readonly BrandCalled[];
  breeder: FieldOfForm;
  onChange: (more: Partial<ProductDraft>) => void;
};

/** What a strain is like and who bred it, which is so for everything that is sold under its name. */
export function StrainFields({ name, draft, brands, breeder, onChange }: StrainFieldsProps) {
  const { t } = useLingui();
  const fieldWords = useProductFieldWords();
  const kinds = useMarketedAsWords();
  const effectWords = useEffectWords();
  const flavourWords = useFlavourWords();
  const { optional } = useFormWords();
  const brandsId = useId();
  return (
    <>
      <p className={styles.result}>
        <Trans id="suggest.of-strain">What follows is about the strain {name}, whoever sells it.</Trans>
      </p>
      <SelectField
        id="suggest-product-changes.marketedAs"
        name="changes.marketedAs"
        label={fieldWords.marketedAs}
        value={draft.marketedAs}
        options={[
          { value: "", label: t({ id: "suggest.unknown", message: "Not known" }) },
          ...MARKETED_AS.map((kind) => ({ value: kind, label: kinds[kind] })),
        ]}
        onChange={({ target }) => onChange({ marketedAs: target.value as MarketedAs | "" })}
      />
      <ChoiceChips
        label={fieldWords.effects}
        options={EFFECTS.map((value) => ({ value, label: effectWords[value] }))}
        chosen={draft.effects}
        most={MOST_WORDS}
        onChange={(effects) => onChange({ effects })}
      />
      <ChoiceChips
        label={fieldWords.flavours}
        options={FLAVOURS.map((value) => ({ value, label: flavourWords[value] }))}
        chosen={draft.flavours}
        most={MOST_WORDS}
        onChange={(flavours) => onChange({ flavours })}
      />
      <TextField
        {...breeder}
        label={fieldWords.breeder}
        optionalLabel={optional}
        list={brandsId}
        autoComplete="off"
        value={draft.breeder}
        onChange={({ target }) => onChange({ breeder: target.value })}
      />
      <datalist id={brandsId}>
        {brands.map(({ id, name: brand }) => (
          <option key={id} value={brand}>
            {brand}
          </option>
        ))}
      </datalist>
    </>
  );
}
