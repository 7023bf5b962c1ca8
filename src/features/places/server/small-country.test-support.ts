import type { Database } from "#platform/database/database.ts";
import { importCities } from "./import-cities.ts";
import { importCityNames } from "./import-city-names.ts";
import { importMunicipalities } from "./import-municipalities.ts";

/** A country of six municipalities, each there for a reason. */
export const SMALL_COUNTRY = {
  municipalities: `code,name,province,coffeeshops_2022,wietproef,lat,lon,residents,residents_source,residents_date
GM0344,Utrecht,Utrecht,11,no,52.09083,5.12222,,,
GM0599,Rotterdam,Zuid-Holland,39,no,51.9225,4.47917,,,
GM0479,Zaanstad,Noord-Holland,2,yes,52.43854,4.82643,,,
GM0796,'s-Hertogenbosch,Noord-Brabant,6,no,51.69917,5.30417,,,
GM0797,Heusden,Noord-Brabant,0,no,51.7337,5.1386,,,
GM0935,Maastricht,Limburg,12,yes,50.84833,5.68889,residentsOnly,the city council,2024-08
`,
  cities: `geonames_id,name,latitude,longitude,province,municipality,population
2745912,Utrecht,52.09083,5.12222,Utrecht,Utrecht,290529
2745397,Vleuten,52.10583,5.01528,Utrecht,Utrecht,6825
2747891,Rotterdam,51.9225,4.47917,Zuid-Holland,Rotterdam,598199
2754007,Hoek van Holland,51.9775,4.13333,Zuid-Holland,Rotterdam,9400
2744118,Zaandam,52.43854,4.82643,Noord-Holland,Zaanstad,140085
2747351,'s-Hertogenbosch,51.69917,5.30417,Noord-Brabant,'s-Hertogenbosch,134520
2754081,Heusden,51.7337,5.1386,Noord-Brabant,Heusden,1300
2751283,Maastricht,50.84833,5.68889,Limburg,Maastricht,122378
`,
  cityNames: `city,municipality,locale,name
's-Hertogenbosch,'s-Hertogenbosch,,Den Bosch
's-Hertogenbosch,'s-Hertogenbosch,fr,Bois-le-Duc
Rotterdam,Rotterdam,es,Róterdam
Hoek van Holland,Rotterdam,en,Hook of Holland
`,
};

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Makes the small country in a test's database. */
export async function settleSmallCountry(database: Database): Promise<void> {
  await importMunicipalities(database, bytesOf(SMALL_COUNTRY.municipalities));
  await importCities(database, bytesOf(SMALL_COUNTRY.cities));
  await importCityNames(database, bytesOf(SMALL_COUNTRY.cityNames));
}
