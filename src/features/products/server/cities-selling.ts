import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { NamedFacetValue } from "../product-list.ts";
import { countedCities, productsOfBrands } from "./counted-ids.ts";
import { facetNames } from "./facet-names.ts";
import { cachedProducts } from "./cached-products.ts";

const ANY_PRICE_AND_HOUR = { gram: [], isOpenNow: false };

interface CitiesSellingQuery {
  brandId: number;
  locale: Locale;
}

/** The cities whose shops have most products of a brand, as `productsIn` counts them. */
export async function citiesSelling(
  database: Database,
  { brandId, locale }: CitiesSellingQuery,
): Promise<NamedFacetValue[]> {
  const memory = await cachedProducts(database);
  const ofBrand = productsOfBrands(memory, memory.all, [brandId]);
  const cities = countedCities(memory, ofBrand, ANY_PRICE_AND_HOUR);
  return (await facetNames(database, { brands: [], cities, locale })).city;
}
