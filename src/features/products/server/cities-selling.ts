import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import type { NamedFacetValue } from "../product-list.ts";
import { countedCities, productsOfBrands } from "./counted-ids.ts";
import { facetNames } from "./facet-names.ts";
import { productsAtHand } from "./products-at-hand.ts";

const ANY_PRICE_AND_HOUR = { gram: [], isOpenNow: false };

/** Those of `rememberedProducts`, and the names of cities. */
const TABLES = ["brand", "city", "city_name", "product_change"];

interface Asked {
  brandId: number;
  locale: Locale;
  /** Where they may come from that were read before. */
  recall?: Recall;
}

/** The cities whose shops have most products of a brand, as `productsIn` counts them. */
export async function citiesSelling(
  database: Database,
  { brandId, locale, recall = readNow }: Asked,
): Promise<NamedFacetValue[]> {
  return recall(`cities selling brand ${brandId} ${locale}`, {
    tables: TABLES,
    isOfOne: true,
    read: () => readCities(database, { brandId, locale, recall }),
  });
}

async function readCities(
  database: Database,
  { brandId, locale, recall }: Required<Asked>,
): Promise<NamedFacetValue[]> {
  const memory = await productsAtHand(database, recall);
  const ofBrand = productsOfBrands(memory, memory.all, [brandId]);
  const cities = countedCities(memory, ofBrand, ANY_PRICE_AND_HOUR);
  return (await facetNames(database, { brands: [], cities, locale })).city;
}
