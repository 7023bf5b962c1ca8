import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import type { NewJobOffer } from "#features/jobs/job-offer.ts";
import type { JobState } from "#features/jobs/job-state.ts";

export interface DemoJob extends Omit<NewJobOffer, "shopId" | "brandId" | "cityId" | "validThrough"> {
  slug: `sample-${string}`;
  /** A key of db/demo/shops.ts, or the slug of an invented brand and the city of its work. */
  employer: { shop: string } | { brand: `sample-${string}`; city: string | null };
  /** Days from the day on which the samples are loaded. */
  postedDay: number;
  untilDay: number;
  state: JobState;
}

/** Sample jobs: addresses are on example.org, and what people send here goes to no employer. */
export const DEMO_JOBS: DemoJob[] = [
  {
    slug: "sample-baliemedewerker-met-geduld",
    employer: { shop: "sleeping-heron" },
    title: {
      nl: "Baliemedewerker met geduld",
      en: "Counter staff with patience",
      de: "Tresenkraft mit Geduld",
      es: "Personal de mostrador con paciencia",
      fr: "Vendeur ou vendeuse au comptoir, avec patience",
      it: "Addetto al banco con pazienza",
      pl: "Osoba za ladę, z cierpliwością",
      pt: "Atendimento ao balcão, com paciência",
      cz: "Člověk za pult s trpělivostí",
      source: "nl",
    },
    role: "counter",
    employment: "partTime",
    hours: { low: 16, high: 24 },
    salary: { lowCents: 1475, highCents: 1650, unit: "hour" },
    description: {
      nl: "Je staat aan de balie, je vraagt naar een legitimatie en je stuurt mensen met een goed gevoel weer naar buiten.\n\n- Avonden en één weekenddag\n- Een team van zeven, en een reiger",
      en: "You stand at the counter, ask for ID and send people off with a good feeling.\n\n- Evenings and one day of the weekend\n- A team of seven, and a heron",
      source: "nl",
    },
    requirements: {
      nl: "Je bent 21 of ouder en kunt *nee* zeggen zonder dat iemand boos wordt.",
      en: "You are 21 or over and can say *no* without anyone getting cross.",
      source: "nl",
    },
    languages: ["nl", "en"],
    apply: { way: "inApp", to: null },
    postedDay: -3,
    untilDay: 40,
    state: "live",
  },
  {
    slug: "sample-kok-voor-zoute-uren",
    employer: { shop: "salt-hour" },
    title: {
      nl: "Kok voor de zoute uren",
      en: "Cook for the salty hours",
      de: "Koch für die salzigen Stunden",
      source: "nl",
    },
    role: "kitchen",
    employment: "fullTime",
    hours: { low: 32, high: 38 },
    salary: { lowCents: 240000, highCents: 285000, unit: "month" },
    description: {
      nl: "Soep, tosti’s en een dagschotel die elke dag anders heet.",
      en: "Soup, toasties and a dish of the day with another name each day.",
      source: "nl",
    },
    requirements: null,
    languages: ["nl"],
    apply: { way: "url", to: "https://zoute-uur.example.org/werk" },
    postedDay: -10,
    untilDay: 18,
    state: "live",
  },
  {
    slug: "sample-nachtlogistiek",
    employer: { brand: "sample-nachtvlinder-en-neef", city: SAMPLE_TOWN.name },
    title: { nl: "Bezorger van mutsen en dozen", en: "Courier of hats and boxes", source: "nl" },
    role: "logistics",
    employment: "onCall",
    hours: null,
    salary: { lowCents: 1500, highCents: 1500, unit: "hour" },
    description: {
      nl: "Per bakfiets door de stad. Alleen mutsen en dozen.",
      en: "Through town by cargo bike. Hats and boxes only.",
      source: "nl",
    },
    requirements: {
      nl: "Je kunt een bakfiets keren in een steeg.",
      en: "You can turn a cargo bike in an alley.",
      source: "nl",
    },
    languages: ["nl", "en", "pl"],
    apply: { way: "email", to: "neef@nachtvlinder.example.org" },
    postedDay: -1,
    untilDay: 60,
    state: "live",
  },
  {
    slug: "sample-portier-met-humor",
    employer: { shop: "dormouse" },
    title: { nl: "Portier met humor", en: "Doorkeeper with a sense of humour", source: "nl" },
    role: "door",
    employment: "partTime",
    hours: { low: 12, high: 20 },
    salary: null,
    description: {
      nl: "Je vraagt de hele avond hetzelfde en blijft erbij lachen.",
      en: "You ask the same all evening and keep smiling.",
      source: "nl",
    },
    requirements: null,
    languages: ["nl", "de"],
    apply: { way: "email", to: "deur@zevenslaper.example.org" },
    postedDay: -35,
    untilDay: 12,
    state: "filled",
  },
  {
    slug: "sample-proever-van-taart",
    employer: { brand: "sample-bakkerij-bijna", city: SAMPLE_TOWN.name },
    title: {
      nl: "Proever van taart zonder iets erin",
      en: "Taster of cake with nothing in it",
      source: "nl",
    },
    role: "production",
    employment: "internship",
    hours: { low: 8, high: 8 },
    salary: null,
    description: {
      nl: "Te laat voor deze: de taart is op.",
      en: "Too late for this one: the cake is gone.",
      source: "nl",
    },
    requirements: null,
    languages: ["nl"],
    apply: { way: "url", to: "https://bakkerij-bijna.example.org/stage" },
    postedDay: -60,
    untilDay: -2,
    state: "expired",
  },
];
