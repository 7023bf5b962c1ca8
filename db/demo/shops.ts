import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import type { Amenity, Wheelchair } from "#features/shops/amenities.ts";
import type { Department } from "#features/shops/open-times.ts";
import type { Consumption } from "#features/shops/consumption.ts";
import type { ShopAccess, ShopKind, ShopStatus } from "#features/shops/shop.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";

export interface DemoShop {
  /** Identifies the shop, also after its name is changed here. */
  key: string;
  name: string;
  kind: ShopKind;
  status: ShopStatus;
  street: string;
  houseNumber: string;
  postcode: string;
  city: string;
  latitude: number;
  longitude: number;
  phone: string | null;
  website: string | null;
  access: ShopAccess;
  present: Amenity[];
  absent: Amenity[];
  wheelchair: Wheelchair;
  stepHeightCm: number | null;
  /** In the syntax of OpenStreetMap; null where unknown. */
  openingHours: string | null;
  departments: { department: Department; openingHours: string }[];
  /** What is absent is unknown. */
  consumption?: Partial<Consumption>;
  /** What the shop says of itself. */
  description?: LocalizedText;
  email?: string;
  socials?: string[];
  /** Latest first. */
  formerNames?: string[];
  /** Says so itself, whatever its town does. */
  isWietproef?: boolean;
  /** Its owner has taken the menu off the site. */
  isMenuHidden?: boolean;
}

/**
 * A small invented world to try every state of a page in. Nothing here can be mistaken for, or reach, anyone real: the town and its
 * streets do not exist and lie in open water, postcodes end in letters that are never given out (SA, SD, SS), subscriber numbers
 * begin with a nought, which no Dutch number does, and the sites are on example.org.
 */
export const DEMO_SHOPS: DemoShop[] = [
  {
    key: "sleeping-heron",
    name: "De Slapende Reiger",
    kind: "coffeeshop",
    status: "active",
    street: "Voorbeeldsingel",
    houseNumber: "12",
    postcode: "8299 SA",
    city: SAMPLE_TOWN.name,
    latitude: 52.5603,
    longitude: 5.2496,
    phone: "+31300000012",
    website: "https://slapende-reiger.example.org/",
    access: { residents: "anyone", idCheck: "yes", minimumAge: 18, membership: "no" },
    present: ["seats", "wifi", "toilets", "food", "coffee", "games", "cardPayment", "charging"],
    absent: ["atm", "dogs", "parking", "carsAllowed"],
    wheelchair: "yes",
    stepHeightCm: 0,
    openingHours: "Su-Th 10:00-00:00; Fr,Sa 10:00-01:00; Dec 24,Dec 31 10:00-18:00; PH 12:00-20:00",
    departments: [
      { department: "kitchen", openingHours: "Mo-Su 12:00-21:00" },
      { department: "terrace", openingHours: "Mo-Su 10:00-22:00; PH off" },
    ],
    consumption: {
      smoking: "pureOnly",
      vaporizer: "yes",
      terrace: "yes",
      maximumStayMinutes: 180,
      drinkRequired: "yes",
    },
    description: {
      source: "nl",
      nl: "Aan het water, achter een gevel die al drie eeuwen scheef staat. Binnen een leestafel, een schaakbord waar een toren aan ontbreekt, en een reiger van gips die nog nooit iemand wakker heeft gezien.",
      en: "By the water, behind a façade that has been leaning for three centuries. Inside there is a table of newspapers, a chess set that is short of a rook, and a plaster heron nobody has ever seen awake.",
      de: "Am Wasser, hinter einer Fassade, die seit drei Jahrhunderten schief steht. Drinnen ein Lesetisch, ein Schachbrett, dem ein Turm fehlt, und ein Reiher aus Gips, den noch niemand wach gesehen hat.",
    },
    email: "post@slapende-reiger.example.org",
    socials: ["https://social.example.org/@slapende-reiger", "https://pictures.example.org/slapende.reiger"],
    formerNames: ["De Wakkere Reiger"],
  },
  {
    key: "paper-boat",
    name: "Papieren Boot",
    kind: "lounge",
    status: "active",
    street: "Denkbeeldige Gracht",
    houseNumber: "7-bis",
    postcode: "8299 SD",
    city: SAMPLE_TOWN.name,
    latitude: 52.5626,
    longitude: 5.2461,
    phone: "+31300000007",
    website: null,
    access: { residents: "anyone", idCheck: "yes", minimumAge: 21, membership: "no" },
    present: ["seats", "toilets", "coffee", "games", "dogs"],
    absent: ["wifi", "atm", "parking"],
    wheelchair: "limited",
    stepHeightCm: 14,
    openingHours: "Tu-Su 11:00-14:00,17:00-02:00; Mo off",
    departments: [],
    consumption: { smoking: "none", vaporizer: "yes", terrace: "no" },
    description: {
      source: "nl",
      nl: "Een lounge op een schip dat nooit is uitgevaren. Verdampen mag, roken niet: alles hier is van papier.",
    },
    formerNames: ["Kartonnen Schuit", "Het Vlot"],
  },
  {
    key: "moonfish",
    name: "Maanvis",
    kind: "takeaway",
    status: "active",
    street: "Nergensstraat",
    houseNumber: "101",
    postcode: "8299 SS",
    city: SAMPLE_TOWN.name,
    latitude: 52.5571,
    longitude: 5.2438,
    phone: null,
    website: "https://maanvis.example.org/",
    access: { residents: "unknown", idCheck: "yes", minimumAge: null, membership: "unknown" },
    present: ["cardPayment", "atm", "parking", "carsAllowed"],
    absent: ["seats", "toilets", "food"],
    wheelchair: "no",
    stepHeightCm: 32,
    openingHours: "24/7",
    departments: [],
    consumption: { smoking: "none", vaporizer: "no", terrace: "no" },
  },
  {
    key: "dormouse",
    name: "Zevenslaper",
    kind: "coffeeshop",
    status: "active",
    street: "Sprookjesplein",
    houseNumber: "3",
    postcode: "8298 SA",
    city: SAMPLE_TOWN.name,
    latitude: 52.5588,
    longitude: 5.2557,
    phone: "+31240000003",
    website: "https://zevenslaper.example.org/",
    access: { residents: "residentsOnly", idCheck: "yes", minimumAge: 18, membership: "no" },
    present: ["seats", "wifi", "toilets", "coffee", "cardPayment", "charging", "parking"],
    absent: ["food", "games", "dogs"],
    wheelchair: "yes",
    stepHeightCm: 2,
    openingHours: "Mo-Sa 09:00-23:00; Su 12:00-22:00; PH off",
    departments: [],
    consumption: { smoking: "pureOnly", drinkRequired: "no", maximumStayMinutes: 60 },
    email: "wakker@zevenslaper.example.org",
    isWietproef: true,
  },
  {
    // The animal that the one at this door is called after, by its other name: somebody may ask whether they are two.
    key: "edible-dormouse",
    name: "De Relmuis",
    kind: "coffeeshop",
    status: "active",
    street: "Sprookjesplein",
    houseNumber: "3",
    postcode: "8298 SA",
    city: SAMPLE_TOWN.name,
    latitude: 52.55885,
    longitude: 5.25575,
    phone: null,
    website: null,
    access: { residents: "residentsOnly", idCheck: "unknown", minimumAge: 18, membership: "unknown" },
    present: ["seats", "toilets"],
    absent: ["atm"],
    wheelchair: "unknown",
    stepHeightCm: null,
    openingHours: null,
    departments: [],
  },
  {
    key: "muffled-drum",
    name: "De Stille Trom",
    kind: "coffeeshop",
    status: "temporarilyClosed",
    street: "Sprookjesplein",
    houseNumber: "44",
    postcode: "8298 SD",
    city: SAMPLE_TOWN.name,
    latitude: 52.5634,
    longitude: 5.2533,
    phone: "+31240000044",
    website: null,
    access: { residents: "unknown", idCheck: "unknown", minimumAge: null, membership: "unknown" },
    present: ["seats"],
    absent: [],
    wheelchair: "unknown",
    stepHeightCm: null,
    openingHours: "Mo-Su 12:00-22:00",
    departments: [],
  },
  {
    key: "moss-and-co",
    name: "Mosgroen & Co",
    kind: "smartshop",
    status: "active",
    street: "Verzonnen Wal",
    houseNumber: "8a",
    postcode: "8298 SS",
    city: SAMPLE_TOWN.name,
    latitude: 52.5609,
    longitude: 5.2588,
    phone: "+31240000008",
    website: "https://mosgroen.example.org/",
    access: { residents: "unknown", idCheck: "yes", minimumAge: 18, membership: "no" },
    present: ["cardPayment", "dogs"],
    absent: ["seats", "toilets", "food", "coffee", "games"],
    wheelchair: "limited",
    stepHeightCm: 8,
    openingHours: "Tu-Sa 10:00-18:00; Th 10:00-21:00",
    departments: [],
  },
  {
    key: "salt-hour",
    name: "Het Zoute Uur",
    kind: "coffeeshop",
    status: "active",
    street: "Fantasiekade",
    houseNumber: "21",
    postcode: "8297 SA",
    city: SAMPLE_TOWN.name,
    latitude: 52.5552,
    longitude: 5.2511,
    phone: "+31118000021",
    website: "https://zoute-uur.example.org/",
    access: { residents: "anyone", idCheck: "yes", minimumAge: 18, membership: "no" },
    present: [
      "seats",
      "wifi",
      "toilets",
      "food",
      "coffee",
      "games",
      "dogs",
      "charging",
      "parking",
      "carsAllowed",
    ],
    absent: ["atm", "cardPayment"],
    wheelchair: "yes",
    stepHeightCm: 0,
    openingHours: null,
    departments: [],
  },
  {
    key: "northern-light",
    name: "Lichtwachter",
    kind: "cannabisBar",
    status: "active",
    street: "Fantasiekade",
    houseNumber: "90",
    postcode: "8297 SD",
    city: SAMPLE_TOWN.name,
    latitude: 52.5647,
    longitude: 5.2487,
    phone: "+31118000090",
    website: null,
    access: { residents: "anyone", idCheck: "no", minimumAge: 18, membership: "yes" },
    present: ["seats", "toilets", "food", "coffee", "games", "cardPayment"],
    absent: ["wifi", "dogs"],
    wheelchair: "limited",
    stepHeightCm: 10,
    openingHours: "We-Su 16:00-03:00; Dec 05 16:00-22:00",
    departments: [{ department: "counter", openingHours: "We-Su 16:00-00:00" }],
    isMenuHidden: true,
  },
];
