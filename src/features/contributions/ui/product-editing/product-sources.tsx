import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Correction } from "#features/products/correction.ts";
import { PRODUCT_FIELD_LABELS } from "#features/products/product-field-labels.ts";
import { CatalogueSource } from "#features/products/ui/product-page/catalogue-source.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { EDITED_PRODUCT_FIELDS } from "../../product-fields.ts";
import type { ProductToEdit } from "../../product-to-edit.ts";
import { STRAIN_FIELDS } from "../../strain-fields.ts";

const FACT_LABELS: Record<Correction["fact"], MessageDescriptor> = {
  name: PRODUCT_FIELD_LABELS.name,
  type: PRODUCT_FIELD_LABELS.type,
  potency: msg({ id: "product-fields.group.strength", message: "Strength" }),
  brand: EDITED_PRODUCT_FIELDS.brand.label,
  strain: EDITED_PRODUCT_FIELDS.strain.label,
  pack: msg({ id: "product-fields.group.pack", message: "Pieces and grams" }),
  description: EDITED_PRODUCT_FIELDS.description.label,
  marketedAs: PRODUCT_FIELD_LABELS.marketedAs,
  effects: PRODUCT_FIELD_LABELS.effects,
  flavours: PRODUCT_FIELD_LABELS.flavours,
  breeder: PRODUCT_FIELD_LABELS.breeder,
  strainName: msg({ id: "product-editing.strain-name", message: "Name of the strain" }),
  strainAliases: msg({ id: "product-editing.strain-aliases", message: "Other names of the strain" }),
  parents: STRAIN_FIELDS.parents.label,
  terpenes: STRAIN_FIELDS.terpenes.label,
};

type ProductSourcesProps = {
  /** Of a product or of a strain. */
  shown: Pick<ProductToEdit["shown"], "corrections" | "source" | "observedOn">;
  now: string;
};

/** Whose word each fact is, and since when: first those that somebody put right, then all others. */
export function ProductSources({ shown, now }: ProductSourcesProps) {
  const { t, i18n } = useLingui();
  const corrected = shown.corrections.map(({ fact, source, observedOn }) => ({
    id: fact,
    term: i18n._(FACT_LABELS[fact]),
    description: <CatalogueSource source={source} observedOn={observedOn} now={now} />,
  }));
  const rest = {
    id: "rest",
    term:
      corrected.length > 0
        ? t({ id: "product-editing.rest", message: "Everything else" })
        : t({ id: "product-editing.source", message: "Source" }),
    description: <CatalogueSource source={shown.source} observedOn={shown.observedOn} now={now} />,
  };
  return <DefinitionList items={[...corrected, rest]} />;
}
