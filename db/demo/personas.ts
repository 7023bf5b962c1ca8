import type { Role } from "#features/accounts/access.ts";
import type { PrefType } from "#features/accounts/pref-types.ts";
import type { Alert } from "#features/notifications/notification.ts";
import type { LikedType } from "#features/social/like.ts";

export interface Persona {
  /** How commands and the demo's own sign-in call them (contract.md), whatever they are called later. */
  persona: string;
  name: string;
  role: Role | null;
  /** What the role is of: the key of a shop in db/demo/shops.ts, or the slug of a brand. */
  item?: string;
  /** The key of a shop that an admin speaks for besides: of its cases they are a party. */
  speaksFor?: string;
  /** The number of a drawn portrait. */
  picture: number;
  bio: string;
  prefTypes: PrefType[];
  /** Keys of shops. */
  follows: string[];
  /** Slugs; of shops their keys. */
  likes: Partial<Record<LikedType, string[]>>;
}

/** The invented people one can be in demo mode. What they follow and like is invented too, and stands in the invented town. */
export const PERSONAS: Persona[] = [
  {
    persona: "sam",
    name: "Sam de Sample",
    role: null,
    picture: 1,
    bio: "Zit het liefst bij het raam, met een boek dat al drie jaar uit moet.",
    prefTypes: ["weed", "edibles"],
    follows: ["sleeping-heron", "paper-boat"],
    likes: {
      product: ["sample-neefs-vrijdagmiddagmist", "sample-polderklei", "sample-huismelange-van-niemand"],
      shop: ["sleeping-heron"],
      post: ["sample-waarom-de-reiger-slaapt"],
    },
  },
  {
    persona: "noor",
    name: "Noor de Sample",
    role: null,
    picture: 2,
    bio: "Verliest elk bordspel en komt altijd terug.",
    prefTypes: ["hash", "edibles"],
    follows: ["paper-boat", "dormouse", "sleeping-heron"],
    likes: {
      product: ["sample-polderklei", "sample-theezeef"],
      brand: ["sample-bakkerij-bijna"],
      shop: ["paper-boat", "sleeping-heron"],
      post: ["sample-bordspelavond-papieren-boot"],
    },
  },
  {
    persona: "ada",
    name: "Ada de Sample",
    role: "admin",
    picture: 3,
    bio: "Zet de puntjes op de i, en haalt ze eraf waar ze niet horen.",
    prefTypes: ["weed"],
    follows: ["sleeping-heron"],
    likes: { post: ["sample-hoe-lees-je-een-etiket"] },
  },
  {
    persona: "eva",
    name: "Eva de Sample",
    role: "admin",
    speaksFor: "edible-dormouse",
    picture: 4,
    bio: "Leest alles twee keer. Ook dit.",
    prefTypes: [],
    follows: ["moonfish"],
    likes: { post: ["sample-hoe-lees-je-een-etiket"] },
  },
  {
    persona: "shop",
    name: "Sjaak Sample",
    role: "shopAdmin",
    item: "sleeping-heron",
    picture: 5,
    bio: "Schenkt koffie in De Slapende Reiger en weet waar de kat ligt.",
    prefTypes: ["weed", "hash"],
    follows: ["paper-boat", "moss-and-co"],
    likes: {
      brand: ["sample-vos-en-vouw"],
      deal: ["sample-tweede-pakje-vloei-halve-prijs"],
    },
  },
  {
    persona: "brand",
    name: "Bram Sample",
    role: "brandAdmin",
    item: "sample-vos-en-vouw",
    picture: 1,
    bio: "Vouwt sneller dan zijn schaduw, die ook bij Vos & Vouw werkt.",
    prefTypes: ["supplies", "prerolled"],
    follows: ["sleeping-heron", "northern-light"],
    likes: {
      product: ["sample-vloei-van-de-vos"],
      shop: ["northern-light"],
      deal: ["sample-tweede-pakje-vloei-halve-prijs"],
    },
  },
  {
    persona: "mod",
    name: "Mo Sample",
    role: "mod",
    picture: 2,
    bio: "Rustig lezen, rustig antwoorden, dan thee.",
    prefTypes: ["edibles"],
    follows: ["dormouse"],
    likes: { brand: ["sample-bakkerij-bijna"], post: ["sample-bordspelavond-papieren-boot"] },
  },
];

/** Who are friends. */
export const DEMO_FRIENDS: [string, string][] = [
  ["sam", "noor"],
  ["noor", "shop"],
  ["ada", "eva"],
  ["shop", "brand"],
];

/** Who asked whom and has no answer yet. */
export const DEMO_REQUESTS: [from: string, to: string][] = [["brand", "sam"]];

/** What got better about something they like, in a shop that they follow. */
export const DEMO_ALERTS: { persona: string; type: Alert; shop: string; product: string }[] = [
  { persona: "sam", type: "priceAlert", shop: "sleeping-heron", product: "sample-neefs-vrijdagmiddagmist" },
  { persona: "sam", type: "backInStock", shop: "paper-boat", product: "sample-huismelange-van-niemand" },
];

/** The provider of the demo knows its people by such ids, which no other provider gives. */
export function subjectOfPersona(persona: string): string {
  return `sample-${persona}`;
}

/** For whoever starts the demo: `sam, noor, ada (admin), …`. */
export function personasLine(): string {
  return PERSONAS.map(({ persona, role }) => (role ? `${persona} (${role})` : persona)).join(", ");
}
