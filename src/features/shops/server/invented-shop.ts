import type { DemoShop } from "#db/demo/shops.ts";
import type { Point } from "#platform/geo/geo.ts";
import { AMENITIES } from "../amenities.ts";
import type { ShopKind } from "../shop.ts";
import { diceOf } from "./dice.ts";

const FIRST_WORDS =
  "Bonte Stille Gouden Blauwe Rode Groene Zachte Vrolijke Oude Nieuwe Kleine Grote Slapende Dromende Wakkere Trage Warme Koele Zoete Wilde Verre Lange Ronde Scheve Hoge Lage Tweede Laatste Eerste Halve".split(
    " ",
  );
const SECOND_WORDS =
  "Reiger Otter Haas Kikker Wolk Brug Sluis Molen Toren Gracht Haven Lantaarn Fiets Klok Sleutel Tulp Iris Varen Mos Steen Kei Golf Duin Veer Boot Anker Kompas Ster Maan Zon Regen Mist Storm Bries Koe Vos Das Egel Mus Zwaan Uil Kraai Snoek Baars Vlinder Kever Linde Eik Els Wilg".split(
    " ",
  );
const STREETS = "Voorbeeldsingel Denkbeeldige Gracht,Verzonnen Laan,Proefstraat,Bedachte Kade,Modelplein"
  .split(",")
  .map((name) => name.trim());
const HOURS = [
  "Mo-Su 10:00-01:00",
  "Mo-Su 08:00-24:00",
  "Mo-Th 10:00-23:00; Fr-Sa 10:00-02:00; Su 12:00-22:00",
  "Tu-Su 12:00-00:30; Mo off",
  "Mo-Sa 09:00-12:00,13:00-22:00; PH off",
  "24/7",
  "Mo-Fr 16:00-03:00; Sa-Su 14:00-03:00",
  "Mo-Su 10:00-22:00; Dec 25-26 off",
];
/** As often as they stand here. */
const KINDS: ShopKind[] = [
  ...Array.from({ length: 8 }, (): ShopKind => "coffeeshop"),
  "takeaway",
  "lounge",
  "smartshop",
  "headshop",
];
/** Degrees around the middle of a city; a few kilometres. */
const SPREAD = 0.03;

export interface InventedCity extends Point {
  name: string;
}

/** The invented shop of this number: always the same one, and never one that looks real. */
export function inventedShop(number: number, city: InventedCity): DemoShop {
  const dice = diceOf(number + 1);
  const name = `${dice.oneOf(FIRST_WORDS)} ${dice.oneOf(SECOND_WORDS)} ${number}`;
  const present = AMENITIES.filter(() => dice.isLucky(0.35));
  const absent = AMENITIES.filter((amenity) => !present.includes(amenity) && dice.isLucky(0.3));
  return {
    key: String(number),
    name,
    kind: dice.oneOf(KINDS),
    status: dice.isLucky(0.02) ? "temporarilyClosed" : "active",
    street: dice.oneOf(STREETS),
    houseNumber: String(Math.floor(dice.between(1, 200))),
    postcode: `${Math.floor(dice.between(1000, 9999))} SA`,
    city: city.name,
    latitude: city.latitude + dice.between(-SPREAD, SPREAD),
    longitude: city.longitude + dice.between(-SPREAD, SPREAD),
    phone: null,
    website: null,
    access: {
      residents: dice.oneOf(["unknown", "unknown", "anyone", "residentsOnly"] as const),
      idCheck: dice.oneOf(["yes", "no", "unknown"] as const),
      minimumAge: null,
      membership: "unknown",
    },
    present,
    absent,
    wheelchair: dice.oneOf(["yes", "limited", "no", "unknown"] as const),
    stepHeightCm: null,
    openingHours: dice.isLucky(0.8) ? dice.oneOf(HOURS) : null,
    departments: [],
  };
}
