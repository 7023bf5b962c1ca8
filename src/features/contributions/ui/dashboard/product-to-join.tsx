import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useProductTypeWords } from "#features/products/ui/product-type-words.ts";
import { RadioGroup } from "#ui/field/radio-group.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { type ProductCalled, realProductsCalled, sampleProductsCalled } from "../../calls.ts";
import { useFoundAsTyped } from "../use-found-as-typed.ts";

type ProductToJoinProps = {
  /** As it is written on the menu: what is looked for first. */
  rawName: string;
  isSample: boolean;
  joined: ProductCalled | null;
  onJoin: (product: ProductCalled | null) => void;
};

/** Which product a line of a menu is about, when it is only a name: the best guesses first, and none will do. */
export function ProductToJoin({ rawName, isSample, joined, onJoin }: ProductToJoinProps) {
  const { t } = useLingui();
  const types = useProductTypeWords();
  const [typed, setTyped] = useState(joined?.name ?? rawName);
  const found = useFoundAsTyped(typed, isSample ? sampleProductsCalled : realProductsCalled);
  // The chosen one stays, whatever is looked for next.
  const choices = joined && !found.some(({ id }) => id === joined.id) ? [joined, ...found] : found;
  return (
    <Stack gap={3}>
      <TextField
        label={t({ id: "dashboard.join.search", message: "Look for the product" })}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <RadioGroup
        name="product"
        label={t({ id: "dashboard.join", message: "Which product is it?" })}
        defaultValue={joined?.id ?? ""}
        options={[
          { value: "", label: t({ id: "dashboard.join.none", message: "None: it stays a name" }) },
          ...choices.map(({ id, name, type }) => ({
            value: id,
            label: type ? `${name} · ${types[type]}` : name,
          })),
        ]}
        onSelect={(value) => onJoin(choices.find(({ id }) => id === value) ?? null)}
      />
    </Stack>
  );
}
