import type { Database } from "#platform/database/database.ts";
import type { SearchItem } from "../search-item.ts";
import { indexItems } from "./index-items.ts";

const city = (
  entityId: number,
  name: string,
  weight: number,
  more: Partial<SearchItem> = {},
): SearchItem => ({
  kind: "cities",
  entity: "city",
  entityId,
  url: `city-${entityId}`,
  name,
  weight,
  ...more,
});

const shop = (
  entityId: number,
  name: string,
  cityId: number,
  more: Partial<SearchItem> = {},
): SearchItem => ({
  kind: "shops",
  entity: "shop",
  entityId,
  url: `shop-${entityId}`,
  name,
  type: "coffeeshop",
  within: { entity: "city", entityId: cityId },
  weight: 1000 - entityId,
  ...more,
});

/** Places, shops and a visitor with names that are easily mixed up. */
export const NAMES: SearchItem[] = [
  city(1, "Amsterdam", 900_000, { place: "Noord-Holland", names: { es: "Ámsterdam", pt: "Amesterdão" } }),
  city(2, "'s-Gravenhage", 550_000, {
    place: "Zuid-Holland",
    aliases: ["Den Haag"],
    names: { en: "The Hague" },
  }),
  city(3, "'s-Hertogenbosch", 130_000, { place: "Noord-Brabant", aliases: ["Den Bosch"] }),
  city(4, "Súdwest-Fryslân", 90_000, { place: "Friesland", entity: "municipality", type: "municipality" }),
  city(5, "Delft", 100_000),
  city(6, "De Bilt", 40_000),
  city(7, "Ede", 70_000),
  city(8, "Edam", 80_000),
  shop(1, "The Bulldog", 1, { placeNames: ["Oudezijds Voorburgwal"] }),
  shop(2, "Sky High", 2),
  shop(3, "Bulldog Energy", 2),
  shop(4, "Rick's Café", 3),
  shop(5, "Greenhouse", 1, { isSample: true }),
  shop(6, "High Times", 3, { placeNames: ["Skystraat"] }),
  shop(7, "High", 5),
  { kind: "users", entity: "user", entityId: 1, url: "skye", name: "Skye", weight: 3 },
];

export async function settleNames(database: Database): Promise<void> {
  await database.transaction((tx) => indexItems(tx, NAMES));
}
