import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { realProductsCalled, sampleProductsCalled } from "../../calls.ts";
import { useFoundAsTyped } from "../use-found-as-typed.ts";
import styles from "./suggest.module.css";

export interface TypedLine {
  name: string;
  /** Of the suggestion that has this name; null without one. */
  productId: string | null;
  unit: "gram" | "piece";
  price: string;
}

type MenuLineFieldsProps = {
  place: number;
  line: TypedLine;
  isSample: boolean;
  /** False where prices of the shop may not be shown: there none is asked for. */
  hasPrice: boolean;
  errors: { name: string | undefined; price: string | undefined };
  onChange: (line: TypedLine) => void;
};

/** A line of a menu: a name, with products that are called so, and what a gram or a piece costs. */
export function MenuLineFields({ place, line, isSample, hasPrice, errors, onChange }: MenuLineFieldsProps) {
  const { t } = useLingui();
  const listId = useId();
  const found = useFoundAsTyped(line.name, isSample ? sampleProductsCalled : realProductsCalled);
  const number = place + 1;

  function rename(name: string) {
    const product = found.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
    onChange({ ...line, name, productId: product?.id ?? null });
  }

  return (
    <fieldset className={styles.line}>
      <legend>{t({ id: "suggest.line", message: `Line ${number}` })}</legend>
      <TextField
        id={`suggest-menu-name-${place}`}
        name={`name-${place}`}
        label={t({ id: "suggest.line.name", message: "Name" })}
        list={listId}
        autoComplete="off"
        maxLength={80}
        value={line.name}
        error={errors.name}
        onChange={({ target }) => rename(target.value)}
      />
      <datalist id={listId}>
        {found.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {hasPrice && (
        <>
          <TextField
            id={`suggest-menu-price-${place}`}
            name={`price-${place}`}
            label={t({ id: "suggest.line.price", message: "Price in euros" })}
            inputMode="decimal"
            autoComplete="off"
            value={line.price}
            error={errors.price}
            onChange={({ target }) => onChange({ ...line, price: target.value })}
          />
          <SelectField
            label={t({ id: "suggest.line.unit", message: "For" })}
            value={line.unit}
            options={[
              { value: "gram", label: t({ id: "suggest.gram", message: "1 gram" }) },
              { value: "piece", label: t({ id: "suggest.piece", message: "1 piece" }) },
            ]}
            onChange={({ target }) =>
              onChange({ ...line, unit: target.value === "piece" ? "piece" : "gram" })
            }
          />
        </>
      )}
    </fieldset>
  );
}
