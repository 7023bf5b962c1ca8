import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ProductDetails } from "#features/products/product-details.ts";
import { PRODUCT_TYPES, type ProductType } from "#features/products/product-types.ts";
import { useProductFieldWords } from "#features/products/ui/product-field-words.ts";
import { useProductTypeWords } from "#features/products/ui/product-type-words.ts";
import { permilleText } from "#platform/i18n/format.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { realBrandsCalled, sampleBrandsCalled } from "../../calls.ts";
import { keepDraft, readDraft } from "#platform/draft.ts";
import { useFoundAsTyped } from "../use-found-as-typed.ts";
import { changesOfDraft, type ProductDraft } from "./product-draft.ts";
import { StrainFields } from "./strain-fields.tsx";
import { RemarkField } from "./remark-field.tsx";
import { Suggested } from "./suggested.tsx";
import { useProductMistakes } from "./use-product-mistakes.ts";
import { useSuggestion } from "./use-suggestion.ts";

/** What the form shows of the product as we know it. */
export type SuggestedProduct = Pick<
  ProductDetails,
  "id" | "name" | "type" | "isSample" | "thcPermille" | "cbdPermille" | "thcMicrogramsPerPiece" | "strain"
>;

type ProductFormProps = { product: SuggestedProduct; isGuest: boolean };

/** The fields of a product, and of its strain, filled in with what we know; only those that such a product has. */
export function ProductForm({ product, isGuest }: ProductFormProps) {
  const { t } = useLingui();
  const fieldWords = useProductFieldWords();
  const types = useProductTypeWords();
  const { optional } = useFormWords();
  const draftName = `product-${product.id}`;
  const known = useKnown(product);
  const [draft, setDraft] = useState(() => ({ ...known, ...readDraft<Partial<ProductDraft>>(draftName) }));
  const brands = useFoundAsTyped(draft.breeder, product.isSample ? sampleBrandsCalled : realBrandsCalled);
  const { send, remark, mistakes, words } = useSuggestion({ draftName, isGuest });
  const form = useForm({
    id: "suggest-product",
    mistakes: { ...mistakes, ...useProductMistakes() },
    send: () => {
      const { changes, errors } = changesOfDraft(draft, known, brands);
      if (errors.length > 0) throw Object.assign(new Error("Not yet"), { errors });
      return send({ targetType: "product", targetId: String(product.id), changes });
    },
  });
  if (form.done) return <Suggested outcome={form.done.answer} />;

  function change(more: Partial<ProductDraft>) {
    const next = { ...draft, ...more };
    setDraft(next);
    keepDraft(draftName, next);
  }

  const strength = (field: "thcPermille" | "cbdPermille", label: string) => (
    <TextField
      {...form.field(`changes.${field}`)}
      label={label}
      hint={t({ id: "suggest.strength.hint", message: "As printed on the label." })}
      optionalLabel={optional}
      inputMode="decimal"
      autoComplete="off"
      value={draft[field]}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );
  return (
    <Form form={form} words={words}>
      <TextField
        {...form.field("changes.name")}
        label={fieldWords.name}
        autoComplete="off"
        required
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <SelectField
        {...form.field("changes.type")}
        label={fieldWords.type}
        value={draft.type}
        options={typesFor(product).map((type) => ({ value: type, label: types[type] }))}
        onChange={({ target }) => change({ type: target.value as ProductType })}
      />
      {draft.type !== "supplies" && product.thcMicrogramsPerPiece === null && (
        <>
          {strength("thcPermille", t({ id: "suggest.thc", message: "THC in percent" }))}
          {strength("cbdPermille", t({ id: "suggest.cbd", message: "CBD in percent" }))}
        </>
      )}
      {product.strain && (
        <StrainFields
          name={product.strain.name}
          draft={draft}
          brands={brands}
          breeder={form.field("changes.breeder")}
          onChange={change}
        />
      )}
      <RemarkField {...form.field("text")} remark={remark} />
    </Form>
  );
}

/** What has a strain or a strength is no accessory. */
function typesFor({
  strain,
  thcPermille,
  cbdPermille,
  thcMicrogramsPerPiece,
}: SuggestedProduct): readonly ProductType[] {
  const isNoSupply = [strain, thcPermille, cbdPermille, thcMicrogramsPerPiece].some((fact) => fact !== null);
  return isNoSupply ? PRODUCT_TYPES.filter((type) => type !== "supplies") : PRODUCT_TYPES;
}

function useKnown({ name, type, thcPermille, cbdPermille, strain }: SuggestedProduct): ProductDraft {
  const { i18n } = useLingui();
  const percent = (permille: number | null) =>
    permille === null ? "" : permilleText(i18n.locale, permille).replaceAll(/[%\s]/g, "");
  return {
    name,
    type,
    thcPermille: percent(thcPermille),
    cbdPermille: percent(cbdPermille),
    marketedAs: strain?.marketedAs ?? "",
    effects: strain?.effects ?? [],
    flavours: strain?.flavours ?? [],
    breeder: strain?.breeder?.name ?? "",
  };
}
