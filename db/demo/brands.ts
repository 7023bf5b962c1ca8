import type { BrandKind } from "#features/brands/brand.ts";

export interface DemoBrand {
  slug: `sample-${string}`;
  name: string;
  kind: BrandKind;
  note: string | null;
  website: string | null;
  description: { nl: string; en: string; source: "nl" } | null;
}

/** Invented names that no company uses. */
export const DEMO_BRANDS: DemoBrand[] = [
  {
    slug: "sample-zaadje-twijfel",
    name: "Zaadje Twijfel",
    kind: "breeder",
    note: "heette vroeger Zaadje Zeker",
    website: "https://zaadje-twijfel.example.org/",
    description: {
      nl: "Kweekt al zeven jaar hetzelfde plantje, met telkens een andere naam.",
      en: "Has been breeding the same plant for seven years, under a new name each time.",
      source: "nl",
    },
  },
  {
    slug: "sample-nachtvlinder-en-neef",
    name: "Nachtvlinder & Neef",
    kind: "producer",
    note: null,
    website: null,
    description: {
      nl: "Een neef met een kas en een oom met een lamp. Wie wie is, weet niemand meer.",
      en: "A cousin with a greenhouse and an uncle with a lamp. Nobody remembers which is which.",
      source: "nl",
    },
  },
  {
    // Spelled as somebody else did: whether the two are one is asked in the dashboard.
    slug: "sample-nachtvlinder-en-neef-bv",
    name: "Nachtvlinder en Neef",
    kind: "producer",
    note: null,
    website: null,
    description: null,
  },
  {
    slug: "sample-bakkerij-bijna",
    name: "Bakkerij Bijna",
    kind: "producer",
    note: null,
    website: "https://bakkerij-bijna.example.org/",
    description: {
      nl: "Bijna op tijd, bijna gelukt, bijna op.",
      en: "Almost on time, almost risen, almost sold out.",
      source: "nl",
    },
  },
  {
    slug: "sample-vos-en-vouw",
    name: "Vos & Vouw",
    kind: "accessories",
    note: null,
    website: null,
    description: null,
  },
];
