import { isObservedOn } from "#platform/observed-on.ts";
import type { OsmTags } from "#platform/osm/osm-element.ts";
import { plainName } from "#platform/text/plain-name.ts";
import type { Amenity, TriState, Wheelchair } from "./amenities.ts";
import type { Smoking } from "./consumption.ts";
import type { Department } from "./open-times.ts";
import { contactOf, type OsmContact } from "./osm-contact.ts";
import { valuesOf } from "./osm-taggings.ts";

/** What the tags of an element say about a shop; what they do not say is null, `unknown` or absent. */
export interface OsmFacts {
  name: string | null;
  /** It has one, of more letters than a shop's may have. */
  isNameTooLong: boolean;
  street: string | null;
  houseNumber: string | null;
  postcode: string | null;
  city: string | null;
  contact: OsmContact;
  /** Unchecked. */
  openingHours: string | null;
  departments: { department: Department; openingHours: string }[];
  minimumAge: number | null;
  present: Amenity[];
  absent: Amenity[];
  wheelchair: Wheelchair;
  stepHeightCm: number | null;
  smoking: Smoking;
  terrace: TriState;
  /** When somebody last looked whether the element is right, and whether its hours are: partial dates. */
  checkedOn: string | null;
  hoursCheckedOn: string | null;
}

/** As the table has it. */
export const LONGEST_NAME = 80;

const CHECKED = ["check_date", "survey:date", "last_checked", "lastcheck"];
const HOURS_CHECKED = ["check_date:opening_hours", "opening_hours:check_date", "opening_hours:lastcheck"];

const HOURS_OF_DEPARTMENTS: readonly [Department, keys: string[]][] = [
  ["counter", ["opening_hours:counter", "opening_hours:takeaway"]],
  ["lounge", ["opening_hours:lounge", "opening_hours:indoor_seating"]],
  ["kitchen", ["opening_hours:kitchen", "kitchen_hours"]],
  ["terrace", ["opening_hours:terrace", "opening_hours:outdoor_seating", "terrace:opening_hours"]],
  ["shop", ["opening_hours:shop"]],
];

type AmenityTags = readonly [
  amenity: Amenity,
  keys: readonly string[],
  yes: readonly string[],
  no: readonly string[],
];

const [YES, NO] = [["yes"], ["no", "none"]];

/** A key that says yes wins over one that says no. */
const AMENITY_TAGS: readonly AmenityTags[] = [
  ["seats", ["indoor_seating", "seating"], ["yes", "bar_table", "parlour", "sofa"], NO],
  ["wifi", ["internet_access", "wifi"], ["yes", "wlan", "wifi", "free", "customers"], NO],
  ["toilets", ["toilets", "toilets:access"], ["yes", "customers", "public"], NO],
  [
    "cardPayment",
    [
      "payment:cards",
      "payment:debit_cards",
      "payment:credit_cards",
      "payment:maestro",
      "payment:mastercard",
      "payment:visa",
      "payment:v_pay",
      "payment:girocard",
      "payment:pin",
      "payment:contactless",
    ],
    ["yes", "only"],
    [],
  ],
  ["dogs", ["dog", "dogs"], ["yes", "leashed"], NO],
  ["parking", ["parking"], ["yes", "customers", "surface", "street_side", "lane", "underground"], NO],
  ["food", ["food"], YES, NO],
  ["coffee", ["drink:coffee"], ["yes", "served"], NO],
  ["atm", ["atm"], YES, NO],
  ["charging", ["device_charging_station"], ["yes", "customers"], NO],
];

export function factsOf(tags: OsmTags): OsmFacts {
  const amenities = AMENITY_TAGS.map((row) => [row[0], amenityState(tags, row)] as const);
  const written = tags["name"] ?? tags["name:nl"];
  const withState = (state: TriState) =>
    amenities.flatMap(([amenity, told]) => (told === state ? [amenity] : []));
  return {
    name: textOf(written, LONGEST_NAME),
    isNameTooLong:
      textOf(written, LONGEST_NAME) === null && textOf(written, Number.POSITIVE_INFINITY) !== null,
    street: textOf(tags["addr:street"] ?? tags["addr:place"], 80),
    houseNumber: textOf(tags["addr:housenumber"], 20),
    postcode: postcodeOf(tags["addr:postcode"]),
    city: textOf(tags["addr:city"], 80),
    contact: contactOf(tags),
    openingHours: textOf(tags["opening_hours"], 255),
    departments: HOURS_OF_DEPARTMENTS.flatMap(([department, keys]) => {
      const openingHours = textOf(
        keys.map((key) => tags[key]).find((value) => value !== undefined),
        255,
      );
      return openingHours === null ? [] : [{ department, openingHours }];
    }),
    minimumAge: minimumAgeOf(tags),
    present: withState("yes"),
    absent: withState("no"),
    wheelchair: wheelchairOf(tags["wheelchair"]),
    stepHeightCm: stepHeightOf(tags),
    smoking: smokingOf(tags["smoking"]),
    terrace: amenityState(tags, [
      "seats",
      ["outdoor_seating"],
      ["yes", "terrace", "garden", "sidewalk", "pedestrian_zone", "patio", "roof", "veranda", "street"],
      NO,
    ]),
    checkedOn: dateOf(tags, CHECKED),
    hoursCheckedOn: dateOf(tags, HOURS_CHECKED) ?? dateOf(tags, CHECKED),
  };
}

function dateOf(tags: OsmTags, keys: readonly string[]): string | null {
  return keys.map((key) => tags[key]?.trim() ?? "").find(isObservedOn) ?? null;
}

function textOf(value: string | undefined, longest: number): string | null {
  const text = plainName((value ?? "").replaceAll(/\p{Cc}/gu, " "));
  return text === "" || text.length > longest ? null : text;
}

function postcodeOf(value: string | undefined): string | null {
  const [, digits, letters] = /^([1-9]\d{3}) ?([A-Z]{2})$/.exec((value ?? "").trim().toUpperCase()) ?? [];
  return digits && letters ? `${digits} ${letters}` : null;
}

function amenityState(tags: OsmTags, [amenity, keys, yes, no]: AmenityTags): TriState {
  const values = keys.flatMap((key) => valuesOf(tags[key]));
  if (values.some((value) => yes.includes(value))) return "yes";
  if (amenity === "seats" && tags["takeaway"] === "only") return "no";
  // That one kind of card is refused does not tell of the others.
  if (amenity === "cardPayment" && (tags["payment:cards"] === "no" || tags["payment:cash"] === "only"))
    return "no";
  return values.some((value) => no.includes(value)) ? "no" : "unknown";
}

/** The law's 18 is nothing that a shop asks for by itself. */
function minimumAgeOf(tags: OsmTags): number | null {
  const age = Number(tags["min_age"]);
  return Number.isInteger(age) && age > 18 && age <= 99 ? age : null;
}

function wheelchairOf(value: string | undefined): Wheelchair {
  if (value === "yes" || value === "designated") return "yes";
  return value === "limited" || value === "no" ? value : "unknown";
}

/** In centimetres, which lengths are metres by default on the map. How many steps there are does not tell how high. */
function stepHeightOf(tags: OsmTags): number | null {
  if (tags["step_count"] === "0" || tags["entrance:step"] === "no" || tags["entrance:step_count"] === "0")
    return 0;
  const text = ["entrance:step_height", "step_height", "step:height", "entrance:step:height"]
    .map((key) => tags[key])
    .find((value) => value !== undefined && /\d/.test(value));
  const [, number, unit] = /^(\d{1,3}(?:[.,]\d{1,3})?) ?(cm|m)?$/.exec(text?.trim() ?? "") ?? [];
  if (number === undefined) return null;
  const height = Math.round(Number(number.replace(",", ".")) * (unit === "cm" ? 1 : 100));
  return height <= 200 ? height : null;
}

/** Tobacco is banned indoors, so where smoking is allowed it is cannabis alone; outside is no place of the shop's. */
function smokingOf(value: string | undefined): Smoking {
  if (["yes", "dedicated", "separated", "isolated"].includes(value ?? "")) return "pureOnly";
  return value === "no" || value === "outside" ? "none" : "unknown";
}
