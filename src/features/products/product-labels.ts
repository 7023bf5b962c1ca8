import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProductField } from "./correction.ts";
import type { Effect } from "./effects.ts";
import type { Flavour } from "./flavours.ts";
import type { PotencyMethod } from "./product.ts";
import type { ProductType } from "./product-types.ts";
import type { MarketedAs } from "./strain.ts";

// What the words of the catalogue are called, on pages, in forms and in the dashboard.

export const PRODUCT_TYPE_LABELS: Record<ProductType, MessageDescriptor> = {
  weed: msg({ id: "product-type.weed", message: "Weed" }),
  hash: msg({ id: "product-type.hash", message: "Hash" }),
  prerolled: msg({ id: "product-type.prerolled", message: "Pre-rolls" }),
  edibles: msg({ id: "product-type.edibles", message: "Edibles" }),
  supplies: msg({ id: "product-type.supplies", message: "Accessories" }),
};

export const MARKETED_AS_LABELS: Record<MarketedAs, MessageDescriptor> = {
  indica: msg({ id: "marketed-as.indica", message: "Indica" }),
  sativa: msg({ id: "marketed-as.sativa", message: "Sativa" }),
  hybrid: msg({ id: "marketed-as.hybrid", message: "Hybrid" }),
};

export const EFFECT_LABELS: Record<Effect, MessageDescriptor> = {
  relaxed: msg({ id: "effect.relaxed", message: "Relaxed" }),
  happy: msg({ id: "effect.happy", message: "Happy" }),
  euphoric: msg({ id: "effect.euphoric", message: "Euphoric" }),
  uplifted: msg({ id: "effect.uplifted", message: "Uplifted" }),
  sleepy: msg({ id: "effect.sleepy", message: "Sleepy" }),
  creative: msg({ id: "effect.creative", message: "Creative" }),
  energetic: msg({ id: "effect.energetic", message: "Energetic" }),
  hungry: msg({ id: "effect.hungry", message: "Hungry" }),
  focused: msg({ id: "effect.focused", message: "Focused" }),
  tingly: msg({ id: "effect.tingly", message: "Tingly" }),
  talkative: msg({ id: "effect.talkative", message: "Talkative" }),
  giggly: msg({ id: "effect.giggly", message: "Giggly" }),
  thoughtful: msg({ id: "effect.thoughtful", message: "Thoughtful" }),
  clearHeaded: msg({ id: "effect.clear-headed", message: "Clear-headed" }),
  dreamy: msg({ id: "effect.dreamy", message: "Dreamy" }),
  heavy: msg({ id: "effect.heavy", message: "Heavy" }),
  dryMouth: msg({ id: "effect.dry-mouth", message: "Dry mouth" }),
  dryEyes: msg({ id: "effect.dry-eyes", message: "Dry eyes" }),
  dizzy: msg({ id: "effect.dizzy", message: "Dizzy" }),
  uneasy: msg({ id: "effect.uneasy", message: "Uneasy" }),
};

export const FLAVOUR_LABELS: Record<Flavour, MessageDescriptor> = {
  earthy: msg({ id: "flavour.earthy", message: "Earthy" }),
  sweet: msg({ id: "flavour.sweet", message: "Sweet" }),
  citrus: msg({ id: "flavour.citrus", message: "Citrus" }),
  berry: msg({ id: "flavour.berry", message: "Berries" }),
  pine: msg({ id: "flavour.pine", message: "Pine" }),
  lemon: msg({ id: "flavour.lemon", message: "Lemon" }),
  grape: msg({ id: "flavour.grape", message: "Grape" }),
  skunk: msg({ id: "flavour.skunk", message: "Skunk" }),
  blueberry: msg({ id: "flavour.blueberry", message: "Blueberry" }),
  lime: msg({ id: "flavour.lime", message: "Lime" }),
  orange: msg({ id: "flavour.orange", message: "Orange" }),
  mango: msg({ id: "flavour.mango", message: "Mango" }),
  ammonia: msg({ id: "flavour.ammonia", message: "Ammonia" }),
  pepper: msg({ id: "flavour.pepper", message: "Pepper" }),
  strawberry: msg({ id: "flavour.strawberry", message: "Strawberry" }),
  pineapple: msg({ id: "flavour.pineapple", message: "Pineapple" }),
  lavender: msg({ id: "flavour.lavender", message: "Lavender" }),
  coffee: msg({ id: "flavour.coffee", message: "Coffee" }),
  honey: msg({ id: "flavour.honey", message: "Honey" }),
  rose: msg({ id: "flavour.rose", message: "Rose" }),
  vanilla: msg({ id: "flavour.vanilla", message: "Vanilla" }),
  mint: msg({ id: "flavour.mint", message: "Mint" }),
  apple: msg({ id: "flavour.apple", message: "Apple" }),
  cheese: msg({ id: "flavour.cheese", message: "Cheese" }),
  diesel: msg({ id: "flavour.diesel", message: "Diesel" }),
  floral: msg({ id: "flavour.floral", message: "Flowers" }),
  nutty: msg({ id: "flavour.nutty", message: "Nuts" }),
  spicy: msg({ id: "flavour.spicy", message: "Spices" }),
  woody: msg({ id: "flavour.woody", message: "Wood" }),
  chocolate: msg({ id: "flavour.chocolate", message: "Chocolate" }),
};

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
