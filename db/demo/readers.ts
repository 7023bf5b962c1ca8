import type { Locale } from "#platform/i18n/locales.ts";

export interface DemoReader {
  /** Theirs alone, also after they are renamed here. */
  key: string;
  name: string;
  locale: Locale;
}

/** Invented people who confirmed that they want the newsletter. Nobody signs in as one of them. */
export const DEMO_READERS: DemoReader[] = [
  { key: "bep", name: "Bep Brievenbus", locale: "nl" },
  { key: "pim", name: "Pim Postzegel", locale: "nl" },
  { key: "trui", name: "Trui Envelop", locale: "nl" },
  { key: "wout", name: "Wout Windstil", locale: "nl" },
  { key: "ans", name: "Ans Ansichtkaart", locale: "nl" },
  { key: "bruno", name: "Bruno Briefkasten", locale: "de" },
  { key: "frieda", name: "Frieda Federkiel", locale: "de" },
  { key: "otto", name: "Otto Umschlag", locale: "de" },
  { key: "penny", name: "Penny Postmark", locale: "en" },
  { key: "kasia", name: "Kasia Koperta", locale: "pl" },
];

/** Where nobody gets mail: a name that is kept for examples. */
export function addressOfReader({ key }: DemoReader): string {
  return `${key}@example.org`;
}
