import { useLingui } from "@lingui/react/macro";
import type { Flavour } from "../flavours.ts";

export function useFlavourWords(): Record<Flavour, string> {
  const { t } = useLingui();
  return {
    earthy: t({ id: "flavour.earthy", message: "Earthy" }),
    sweet: t({ id: "flavour.sweet", message: "Sweet" }),
    citrus: t({ id: "flavour.citrus", message: "Citrus" }),
    berry: t({ id: "flavour.berry", message: "Berries" }),
    pine: t({ id: "flavour.pine", message: "Pine" }),
    lemon: t({ id: "flavour.lemon", message: "Lemon" }),
    grape: t({ id: "flavour.grape", message: "Grape" }),
    skunk: t({ id: "flavour.skunk", message: "Skunk" }),
    blueberry: t({ id: "flavour.blueberry", message: "Blueberry" }),
    lime: t({ id: "flavour.lime", message: "Lime" }),
    orange: t({ id: "flavour.orange", message: "Orange" }),
    mango: t({ id: "flavour.mango", message: "Mango" }),
    ammonia: t({ id: "flavour.ammonia", message: "Ammonia" }),
    pepper: t({ id: "flavour.pepper", message: "Pepper" }),
    strawberry: t({ id: "flavour.strawberry", message: "Strawberry" }),
    pineapple: t({ id: "flavour.pineapple", message: "Pineapple" }),
    lavender: t({ id: "flavour.lavender", message: "Lavender" }),
    coffee: t({ id: "flavour.coffee", message: "Coffee" }),
    honey: t({ id: "flavour.honey", message: "Honey" }),
    rose: t({ id: "flavour.rose", message: "Rose" }),
    vanilla: t({ id: "flavour.vanilla", message: "Vanilla" }),
    mint: t({ id: "flavour.mint", message: "Mint" }),
    apple: t({ id: "flavour.apple", message: "Apple" }),
    cheese: t({ id: "flavour.cheese", message: "Cheese" }),
    diesel: t({ id: "flavour.diesel", message: "Diesel" }),
    floral: t({ id: "flavour.floral", message: "Flowers" }),
    nutty: t({ id: "flavour.nutty", message: "Nuts" }),
    spicy: t({ id: "flavour.spicy", message: "Spices" }),
    woody: t({ id: "flavour.woody", message: "Wood" }),
    chocolate: t({ id: "flavour.chocolate", message: "Chocolate" }),
  };
}
