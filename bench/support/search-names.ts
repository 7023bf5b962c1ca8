import type { SearchItem } from "#features/search/search-item.ts";
import { type Seeded, seeded } from "./seeded.ts";

/** At scale 1 (contract.md, `generate`). */
/** … and as many landmarks as are shipped. */
const COUNTS = {
  cities: 1_200,
  landmarks: 12_000,
  shops: 10_000,
  brands: 3_000,
  products: 60_000,
  users: 200_000,
};

const ONSETS = "b bl br d dr f fl g gr h j k kl kr l m n p pr r s sl sp st t tr v w z sch".split(" ");
const NUCLEI = "a e i o u aa ee oo ou ie ui".split(" ");
const CODAS = ["", "", "", "n", "r", "l", "s", "t", "k", "m", "nd", "rs"];
const TOWN_ENDS = "dam burg drecht veen wijk horst dijk hoven loo kerk zand".split(" ");
const STREET_ENDS = "straat gracht kade weg plein laan steeg singel".split(" ");
const SHOP_STARTS = ["Coffeeshop", "Coffeeshop", "De", "The", "'t", "Café"];
const SHOP_ENDS = "High House Garden Corner Lounge Palace Sky Dreams Tree Energy".split(" ");
const PRODUCT_ENDS = "Haze Kush Skunk Diesel Cookies Gelato Widow Dream Cheese Berry Gold Hash Brownie".split(
  " ",
);
const NICKNAME_STARTS =
  "green happy lazy purple little mister lady dutch sunny cloudy super magic golden".split(" ");
const NICKNAME_ENDS = "tiger panda smoker roller fox wizard captain pirate dreamer otter rider ghost".split(
  " ",
);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function syllables(chance: Seeded, count: number): string {
  return Array.from(
    { length: count },
    () => chance.one(ONSETS) + chance.one(NUCLEI) + chance.one(CODAS),
  ).join("");
}

function words(chance: Seeded, count: number): string[] {
  return Array.from({ length: count }, () =>
    capital(syllables(chance, 1 + chance.below(2) + chance.below(2))),
  );
}

function shopName(chance: Seeded, known: string[]): string {
  const word = chance.oneOfFew(known);
  const turn = chance.next();
  if (turn < 0.45) return `${chance.one(SHOP_STARTS)} ${word}`;
  if (turn < 0.75) return `${word} ${chance.one(SHOP_ENDS)}`;
  return turn < 0.9 ? word : `${word} ${chance.one(known)}`;
}

function nickname(chance: Seeded, known: string[]): string {
  const turn = chance.next();
  if (turn < 0.25)
    return chance.one(NICKNAME_STARTS) + capital(chance.one(NICKNAME_ENDS)) + chance.below(1000);
  if (turn < 0.5) return `${chance.oneOfFew(known)}${chance.below(100)}`;
  return turn < 0.8
    ? capital(syllables(chance, 2 + chance.below(2)))
    : `${chance.oneOfFew(known)} ${chance.one(known)}`;
}

/** Invented names for all kinds of search items, the same ones in every run. */
export function searchNames(scale: number): SearchItem[] {
  const chance = seeded(2026);
  const each = <Item>(count: number, make: (place: number) => Item) =>
    Array.from({ length: Math.round(count * scale) }, (_, place) => make(place + 1));
  const known = words(chance, 4_000);
  const firstNames = words(chance, 3_000);
  const item = (
    kind: SearchItem["kind"],
    entity: SearchItem["entity"],
    entityId: number,
    name: string,
    more: Partial<SearchItem> = {},
  ): SearchItem => ({
    kind,
    entity,
    entityId,
    url: `${entity}-${entityId}`,
    name,
    weight: Math.floor(1_000_000 * chance.next() ** 4),
    ...more,
  });
  const cities = each(COUNTS.cities, (id) =>
    item("cities", "city", id, capital(syllables(chance, 1 + chance.below(2)) + chance.one(TOWN_ENDS)), {
      place: "Zuid-Holland",
      weight: Math.floor(900_000 / id),
    }),
  );
  const shops = each(COUNTS.shops, (id) =>
    item("shops", "shop", id, shopName(chance, known), {
      within: { entity: "city", entityId: chance.oneOfFew(cities).entityId },
      placeNames: [chance.one(known) + chance.one(STREET_ENDS)],
      type: "coffeeshop",
    }),
  );
  const landmarks = each(COUNTS.landmarks, (id) =>
    item("landmarks", "landmark", id, chance.one(known) + chance.one(STREET_ENDS), {
      within: { entity: "city", entityId: chance.oneOfFew(cities).entityId },
      type: "street",
    }),
  );
  const brands = each(COUNTS.brands, (id) => item("brands", "brand", id, `${chance.one(known)} Seeds`));
  const products = each(COUNTS.products, (id) =>
    item("products", "product", id, `${chance.oneOfFew(known)} ${chance.one(PRODUCT_ENDS)}`, {
      type: "weed",
    }),
  );
  const users = each(COUNTS.users, (id) => item("users", "user", id, nickname(chance, firstNames)));
  return [...cities, ...landmarks, ...shops, ...brands, ...products, ...users];
}
