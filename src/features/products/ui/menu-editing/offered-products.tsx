import { useLingui } from "@lingui/react/macro";
import { type RefObject, useState } from "react";
import { ComboboxChoices } from "#ui/combobox/combobox-choices.tsx";
import type { GridLine } from "./grid-doc.ts";
import type { MenuStore } from "./menu-store.ts";
import { type JoinableProduct, useJoinableProducts } from "./use-joinable-products.ts";

/** One letter is the beginning of too much. */
const LEAST_LETTERS = 2;

const NONE: readonly JoinableProduct[] = [];

type OfferedProductsProps = {
  /** In which the name of the line is typed. */
  field: RefObject<HTMLInputElement | null>;
  store: MenuStore;
  line: string;
  /** What is in the field already because somebody typed it. */
  start?: string;
  onChoose: (product: NonNullable<GridLine["product"]>) => void;
  isFloating?: boolean;
};

/**
 * Products of the catalogue below the name of a line while somebody types it. Without an answer nothing is shown, nor an answer to
 * what is no longer in the field: a menu is typed faster than anything is found, and a line without a product is a line as well.
 */
export function OfferedProducts({
  field,
  store,
  line,
  start = "",
  onChoose,
  isFloating,
}: OfferedProductsProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(start);
  const asked = typed.trim().length < LEAST_LETTERS ? "" : typed;
  const { offered = NONE, foundFor } = useJoinableProducts(store, line, asked);
  return (
    <ComboboxChoices
      field={field}
      label={t({ id: "menu-editing.offered", message: "Products of the catalogue" })}
      choices={foundFor === asked.trim() ? offered : NONE}
      onType={setTyped}
      onChoose={({ id, name }) => onChoose({ id, name })}
      isFloating={isFloating}
    />
  );
}
