import type { Locale } from "#platform/i18n/locales.ts";

/** A word for somebody without a name, in the language they came in; one that says nothing of their gender. */
const GUEST: Record<Locale, string> = {
  nl: "Gast",
  en: "Guest",
  de: "Gast",
  es: "Visitante",
  fr: "Membre",
  it: "Ospite",
  pl: "Gość",
  pt: "Visitante",
  cz: "Host",
};

const ANY_GUEST = new RegExp(`^(?:${Object.values(GUEST).join("|")}) \\d+$`);

/** What somebody is called until they choose a name. */
export function guestName(locale: Locale, number: number): string {
  return `${GUEST[locale]} ${number}`;
}

export function isGuestName(name: string): boolean {
  return ANY_GUEST.test(name);
}
