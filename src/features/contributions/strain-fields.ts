import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { choicesOf, type FieldGroup, type Fields } from "#features/dashboard/field.ts";
import { itemsSchema } from "#features/dashboard/item-schemas.ts";
import type { ListSpec } from "#features/dashboard/list-query.ts";
import { MARKETED_AS_LABELS } from "#features/products/product-labels.ts";
import { MOST_PARENTS } from "#features/products/strain.ts";
import { TERPENE_LABELS } from "#features/products/terpene-labels.ts";
import { TERPENES } from "#features/products/terpenes.ts";
import { productFieldSchemas } from "./product-changes.ts";
import { EDITED_PRODUCT_FIELDS } from "./product-fields.ts";
import { oneOf } from "./shop-changes.ts";

export const STRAIN_FIELD_GROUPS: readonly FieldGroup[] = [
  { group: "names", label: msg({ id: "strain-fields.group.names", message: "Names" }) },
  { group: "lineage", label: msg({ id: "strain-fields.group.lineage", message: "Where it comes from" }) },
  { group: "plant", label: msg({ id: "strain-fields.group.plant", message: "What it’s like" }) },
];

const { aliases, breeder, marketedAs, effects, flavours } = EDITED_PRODUCT_FIELDS;

/** A strain as moderators write it (product.md section 5): true of all products of it. */
export const STRAIN_FIELDS = {
  name: {
    ...EDITED_PRODUCT_FIELDS.name,
    group: "names",
    hint: msg({
      id: "strain-fields.name.hint",
      message: "The weed of this strain gets the same name. The address of its page stays.",
    }),
  },
  aliases: {
    ...aliases,
    group: "names",
    hint: msg({
      id: "strain-fields.aliases.hint",
      message: "One on each line. A name belongs to one strain only; the search finds it by each of them.",
    }),
  },
  parents: {
    group: "lineage",
    label: msg({ id: "strain-fields.parents", message: "Bred from" }),
    hint: msg({ id: "strain-fields.parents.hint", message: "Its parents, from the catalogue." }),
    kind: "items",
    of: "strain",
    isOptional: true,
    schema: itemsSchema(MOST_PARENTS),
  },
  otherParents: {
    group: "lineage",
    label: msg({ id: "strain-fields.other-parents", message: "Parents that the catalogue doesn’t have" }),
    hint: msg({ id: "strain-fields.other-parents.hint", message: "One on each line, by name only." }),
    kind: "lines",
    isOptional: true,
    schema: v.pipe(
      v.array(productFieldSchemas.name, "Must be names"),
      v.maxLength(MOST_PARENTS, `Must be at most ${MOST_PARENTS}`),
      v.transform((names) => [...new Set(names)]),
    ),
  },
  breeder: { ...breeder, group: "lineage" },
  marketedAs: { ...marketedAs, group: "plant" },
  terpenes: {
    group: "plant",
    label: msg({ id: "strain-fields.terpenes", message: "Terpenes" }),
    hint: msg({ id: "strain-fields.terpenes.hint", message: "As a lab or the breeder says." }),
    kind: "words",
    choices: choicesOf(TERPENE_LABELS),
    most: TERPENES.length,
    isOptional: true,
    schema: v.pipe(
      v.array(oneOf(TERPENES), "Must be a list"),
      v.transform((told) => [...new Set(told)]),
    ),
  },
  effects: { ...effects, group: "plant" },
  flavours: { ...flavours, group: "plant" },
} as const satisfies Fields;

/** What a keeper of the catalogue looks for. */
const LACKS_LABELS = {
  parents: msg({ id: "strain-fields.lacks.parents", message: "Without parents" }),
  breeder: msg({ id: "strain-fields.lacks.breeder", message: "Without a breeder" }),
  marketedAs: msg({ id: "strain-fields.lacks.marketed-as", message: "Not said what it’s sold as" }),
  terpenes: msg({ id: "strain-fields.lacks.terpenes", message: "Without terpenes" }),
};

/** What the list of strains is sorted and filtered by. */
export const STRAIN_LIST = {
  sorts: ["name", "products", "shops"],
  order: "name",
  filters: { marketedAs: choicesOf(MARKETED_AS_LABELS), lacks: choicesOf(LACKS_LABELS) },
} as const satisfies ListSpec;
