import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useProductTypeWords } from "#features/products/ui/product-type-words.ts";
import { ComboboxChoices } from "#ui/combobox/combobox-choices.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import type { ProductCalled } from "../../calls.ts";
import styles from "./suggest.module.css";

type ProductNameFieldProps = {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  /** Products that are called so, the best first. */
  found: readonly ProductCalled[];
  onType: (name: string) => void;
  onChoose: (product: ProductCalled) => void;
};

/** A name of what is sold, with products that are called so below it while one types. */
export function ProductNameField({ value, found, onType, onChoose, ...field }: ProductNameFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isEntered, setIsEntered] = useState(false);
  return (
    <div className={styles.name}>
      <TextField
        {...field}
        ref={input}
        label={t({ id: "suggest.line.name", message: "Name" })}
        autoComplete="off"
        maxLength={80}
        value={value}
        onFocus={() => setIsEntered(true)}
        onChange={({ target }) => onType(target.value)}
      />
      {isEntered && <Offered input={input} found={found} onChoose={onChoose} />}
    </div>
  );
}

type OfferedProps = Pick<ProductNameFieldProps, "found" | "onChoose"> & {
  input: { current: HTMLInputElement | null };
};

/** It stands in the flow of the form, which scrolls: a box above it would be cut off by a keyboard. */
function Offered({ input, found, onChoose }: OfferedProps) {
  const { t } = useLingui();
  const types = useProductTypeWords();
  const choices = found.map((product) => ({ ...product, note: product.type && types[product.type] }));
  return (
    <ComboboxChoices
      field={input}
      label={t({ id: "suggest.line.found", message: "Products called that" })}
      choices={choices}
      onChoose={onChoose}
    />
  );
}
