import { useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import { useProductTypeWords } from "#features/products/ui/product-type-words.ts";
import { useCombobox } from "#ui/combobox/use-combobox.ts";
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
  const listId = useId();
  const { isOpen, activeId, panel } = useCombobox({
    field: input,
    listId,
    onType: () => undefined,
    isEmpty: found.length === 0,
    keepsText: true,
  });
  if (!isOpen) return null;
  return (
    <div
      ref={panel}
      id={listId}
      role="listbox"
      aria-label={t({ id: "suggest.line.found", message: "Products called that" })}
      className={styles.found}
    >
      {found.map((product) => {
        const id = `${listId}-${product.id}`;
        return (
          <button
            key={id}
            id={id}
            type="button"
            role="option"
            aria-selected={id === activeId}
            tabIndex={-1}
            // The focus stays in the field, so that typing can go on.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(product)}
          >
            {product.name} {product.type && <span className={styles.result}>{types[product.type]}</span>}
          </button>
        );
      })}
    </div>
  );
}
