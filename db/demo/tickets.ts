import type { ContactSubject } from "#features/support/ticket.ts";

export interface DemoTicket {
  persona: string;
  subject: ContactSubject;
  message: string;
  /** In the language of the site that they wrote on. */
  locale: "nl" | "de";
  daysAgo: number;
  /** By eva; null while it waits. */
  answer: string | null;
}

/** What invented people ask the invented people who run the site: one waits long, one is fresh, one is answered. */
export const DEMO_TICKETS: DemoTicket[] = [
  {
    persona: "noor",
    subject: "site",
    message:
      "De kaart draait niet mee als ik mijn telefoon draai. Mijn telefoon draait wel. Of moet ik zelf draaien?",
    locale: "nl",
    daysAgo: 6,
    answer: null,
  },
  {
    persona: "sam",
    subject: "mistake",
    message:
      "Am Lichtwachter steht ein Fahrradständer. Der gehört dem Nachbarn. Mein Rad stand trotzdem gut.",
    locale: "de",
    daysAgo: 1,
    answer: null,
  },
  {
    persona: "shop",
    subject: "other",
    message: "Onze reiger slaapt al sinds dinsdag. Kan dat op de pagina, of is dat te veel informatie?",
    locale: "nl",
    daysAgo: 9,
    answer: "Zet het gerust bij de beschrijving. Wek hem er niet voor.",
  },
];
