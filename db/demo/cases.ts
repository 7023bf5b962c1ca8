import type { ReviewedType } from "#features/reviews/review.ts";
import type { RemovalReason } from "#features/moderation/reason.ts";

export interface DemoCase {
  /** The review it is about: of whom, and of what, as in db/demo/reviews.ts. */
  author: string;
  type: ReviewedType;
  item: string;
  /** About the answer below the review, instead of the review. */
  isReply?: boolean;
  /** By a persona, or by somebody without an account; null where an admin came across it. */
  report: { by: string | null; reason: Exclude<RemovalReason, "legalOrder">; text: string } | null;
  /** By ada; null while it is open. */
  decision: { reason: RemovalReason | null; explanation: string; daysAgo: number } | null;
  /** Of the author; with what eva said of it, or null while it is open. */
  appeal?: { text: string; restored: string | null };
}

/** What invented people reported of what invented people wrote, and what became of it: each state once. */
export const DEMO_CASES: DemoCase[] = [
  {
    author: "sam",
    type: "shop",
    item: "dormouse",
    report: { by: "noor", reason: "offTopic", text: "Slapen is daar het hele idee." },
    decision: null,
  },
  // Severe: it stands before all others that wait.
  {
    author: "brand",
    type: "shop",
    item: "dormouse",
    report: {
      by: "noor",
      reason: "personalData",
      text: "Straks staat er vannacht iemand bij hem aan de deur.",
    },
    decision: null,
  },
  // Eva speaks for that shop, so this one is not hers to decide, and the next one is not Mo's.
  {
    author: "sam",
    type: "shop",
    item: "edible-dormouse",
    report: { by: "eva", reason: "wrongTarget", text: "Hij was hiernaast. Wij hebben geen kat." },
    decision: null,
  },
  {
    author: "mod",
    type: "product",
    item: "sample-koekje-bij-de-koffie",
    report: { by: "shop", reason: "offTopic", text: "Gaat meer over de bril dan over het koekje." },
    decision: null,
  },
  {
    author: "ada",
    type: "brand",
    item: "sample-vos-en-vouw",
    isReply: true,
    report: { by: null, reason: "other", text: "Dit is half Spaans en half Nederlands. Kan dat kiezen?" },
    decision: null,
  },
  {
    author: "eva",
    type: "shop",
    item: "sleeping-heron",
    report: { by: "shop", reason: "notExperience", text: "Bij ons wacht niemand. De kat hooguit." },
    decision: {
      // Kept.
      reason: null,
      explanation: "Wie op vrijdag aan de bar staat te wachten, mag dat opschrijven.",
      daysAgo: 60,
    },
  },
  {
    author: "brand",
    type: "shop",
    item: "moss-and-co",
    report: { by: "noor", reason: "promotion", text: "Dit gaat over zijn eigen vloei." },
    decision: {
      reason: "promotion",
      explanation:
        "Het bericht prijst vloei aan van het merk waar de schrijver zelf voor werkt, en zegt niets over de zaak.",
      daysAgo: 25,
    },
  },
  {
    author: "sam",
    type: "shop",
    item: "northern-light",
    report: null,
    decision: {
      reason: "offTopic",
      explanation: "Het bericht gaat over een fiets op straat, niet over wat er binnen te beleven valt.",
      daysAgo: 4,
    },
    appeal: { text: "De eend was van de zaak. Dan gaat het toch ook over de zaak?", restored: null },
  },
  {
    author: "noor",
    type: "shop",
    item: "moss-and-co",
    report: { by: null, reason: "notExperience", text: "Die zat buiten." },
    decision: {
      reason: "notExperience",
      explanation: "Uit de tekst blijkt dat de schrijver niet binnen is geweest.",
      daysAgo: 30,
    },
    appeal: {
      text: "Het bankje is van de zaak, en de koffie kwam van binnen. Ik heb het bonnetje nog.",
      restored: "Het bankje hoort bij het terras. Wie daar koffie kreeg, was er.",
    },
  },
];
