import type { TextInLanguage } from "#platform/i18n/localized-text.ts";

/** Where something is told and of when it is. */
export interface Told {
  source: string;
  /** A partial date, see platform/observed-on.ts. */
  observedOn: string;
}

/** What admins wrote of a city, and of the rules of its municipality; null each where nobody did. */
export interface CityGuide {
  intro: TextInLanguage | null;
  /** The longest that shops may be open, as the clock of the country shows it. */
  openingWindow: (Told & { from: string; until: string }) | null;
  /** How far a shop has to be from a school at least. */
  schoolDistance: (Told & { metres: number }) | null;
  policy: (Told & { text: TextInLanguage }) | null;
  /** Where smoking cannabis outdoors is forbidden. */
  zones: (Told & { name: string })[];
}
