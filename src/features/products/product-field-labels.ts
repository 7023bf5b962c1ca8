import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProductField } from "./correction.ts";
import type { PotencyMethod } from "./product.ts";

/** By the words of `SUB_CATEGORIES`. */
export const SUB_CATEGORY_LABELS: Record<string, MessageDescriptor> = {
  outdoor: msg({ id: "sub-category.outdoor", message: "Grown outdoors" }),
  indoor: msg({ id: "sub-category.indoor", message: "Grown indoors" }),
  greenhouse: msg({ id: "sub-category.greenhouse", message: "Grown in a greenhouse" }),
  moroccan: msg({ id: "sub-category.moroccan", message: "Moroccan hash" }),
  afghan: msg({ id: "sub-category.afghan", message: "Afghan hash" }),
  lebanese: msg({ id: "sub-category.lebanese", message: "Lebanese hash" }),
  nepalese: msg({ id: "sub-category.nepalese", message: "Nepalese hash" }),
  dutch: msg({ id: "sub-category.dutch", message: "Dutch hash" }),
  iceolator: msg({ id: "sub-category.iceolator", message: "Ice-water hash" }),
  dryseparated: msg({ id: "sub-category.dryseparated", message: "Dry-sieved hash" }),
  pure: msg({ id: "sub-category.pure", message: "Pure, without tobacco" }),
  withTobacco: msg({ id: "sub-category.with-tobacco", message: "With tobacco" }),
  infused: msg({ id: "sub-category.infused", message: "With extract" }),
  cake: msg({ id: "sub-category.cake", message: "Cake" }),
  cookie: msg({ id: "sub-category.cookie", message: "Cookie" }),
  chocolate: msg({ id: "sub-category.chocolate", message: "Chocolate" }),
  candy: msg({ id: "sub-category.candy", message: "Sweets" }),
  drink: msg({ id: "sub-category.drink", message: "Drink" }),
  papers: msg({ id: "sub-category.papers", message: "Rolling papers" }),
  tips: msg({ id: "sub-category.tips", message: "Filter tips" }),
  grinder: msg({ id: "sub-category.grinder", message: "Grinder" }),
  vaporizer: msg({ id: "sub-category.vaporizer", message: "Vaporiser" }),
  pipe: msg({ id: "sub-category.pipe", message: "Pipe" }),
  storage: msg({ id: "sub-category.storage", message: "Storage" }),
  seeds: msg({ id: "sub-category.seeds", message: "Seeds" }),
};

export const POTENCY_METHOD_LABELS: Record<PotencyMethod, MessageDescriptor> = {
  label: msg({ id: "potency-method.label", message: "Read on the label" }),
  lab: msg({ id: "potency-method.lab", message: "Measured in a lab" }),
  catalogue: msg({ id: "potency-method.catalogue", message: "From a strain catalogue" }),
};

/** Of the fields that people can put right, in the forms of visitors, in what they told, in the queue and in the editor. */
export const PRODUCT_FIELD_LABELS: Record<ProductField, MessageDescriptor> = {
  name: msg({ id: "product-field.name", message: "Name" }),
  type: msg({ id: "product-field.type", message: "Kind of product" }),
  thcPermille: msg({ id: "product-field.thc", message: "THC" }),
  cbdPermille: msg({ id: "product-field.cbd", message: "CBD" }),
  marketedAs: msg({ id: "product-page.marketed-as", message: "Sold as" }),
  effects: msg({ id: "product-field.effects", message: "Effects" }),
  flavours: msg({ id: "product-page.flavours", message: "Flavours" }),
  breeder: msg({ id: "product-page.breeder", message: "Bred by" }),
};
