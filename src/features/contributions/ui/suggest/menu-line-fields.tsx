import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { PRODUCT_TYPES, type ProductType } from "#features/products/product-types.ts";
import { useProductFieldWords } from "#features/products/ui/product-field-words.ts";
import { useProductTypeWords } from "#features/products/ui/product-type-words.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import type { FieldOfForm } from "#ui/form/use-form.ts";
import { type ProductCalled, realProductsCalled, sampleProductsCalled } from "../../calls.ts";
import { useFoundAsTyped } from "../use-found-as-typed.ts";
import { AMOUNTS, type AmountKey, type TypedLine } from "./menu-line.ts";
import { ProductNameField } from "./product-name-field.tsx";
import styles from "./suggest.module.css";

type MenuLineFieldsProps = {
  /** From 1 on. */
  number: number;
  line: TypedLine;
  isSample: boolean;
  /** False where prices of the shop may not be shown: there none is asked for. */
  hasPrices: boolean;
  /** A field of this line. */
  field: (name: string) => FieldOfForm;
  onChange: (line: TypedLine) => void;
};

/** A line of a menu: a name, with products that are called so, what it is, and what each amount costs. */
export function MenuLineFields({ number, line, isSample, hasPrices, field, onChange }: MenuLineFieldsProps) {
  const { t } = useLingui();
  const types = useProductTypeWords();
  const { type: typeWord } = useProductFieldWords();
  const amountWords = useAmountWords();
  const pricesId = useId();
  const called = useFoundAsTyped(line.name, isSample ? sampleProductsCalled : realProductsCalled);
  const found = called.filter(({ type }) => line.type === "" || type === line.type);

  function rename(name: string) {
    const product = found.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
    onChange({ ...line, name, productId: product?.id ?? null });
  }

  function choose({ id, name, type }: ProductCalled) {
    onChange({ ...line, name, productId: id, type: type ?? line.type });
  }

  return (
    <fieldset className={styles.line}>
      <legend>{t({ id: "suggest.line", message: `Line ${number}` })}</legend>
      <ProductNameField
        {...field("name")}
        value={line.name}
        found={found}
        onType={rename}
        onChoose={choose}
      />
      <SelectField
        label={typeWord}
        value={line.type}
        options={[
          { value: "", label: t({ id: "suggest.unknown", message: "Not known" }) },
          ...PRODUCT_TYPES.map((type) => ({ value: type, label: types[type] })),
        ]}
        onChange={({ target }) =>
          // Of another kind it is another product.
          onChange({ ...line, type: target.value as ProductType | "", productId: null })
        }
      />
      {hasPrices && (
        <div role="group" aria-labelledby={pricesId} className={styles.prices}>
          <p id={pricesId}>
            <Trans id="suggest.line.prices">Prices in euros, as far as you know them</Trans>
          </p>
          {AMOUNTS.map(({ key }) => (
            <TextField
              key={key}
              {...field(key)}
              label={amountWords[key]}
              inputMode="decimal"
              autoComplete="off"
              value={line.prices[key]}
              onChange={({ target }) =>
                onChange({ ...line, prices: { ...line.prices, [key]: target.value } })
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

function useAmountWords(): Record<AmountKey, string> {
  const { t } = useLingui();
  return {
    gram1: t({ id: "suggest.gram", message: "1 gram" }),
    gram2: t({ id: "suggest.gram-2", message: "2 grams" }),
    gram5: t({ id: "suggest.gram-5", message: "5 grams" }),
    piece1: t({ id: "suggest.piece", message: "1 piece" }),
  };
}
