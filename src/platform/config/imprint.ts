import type { Settings } from "./settings.ts";

/** Who is responsible for the site and how to reach them, for its texts. Never guessed: undefined where it is not set. */
export interface Imprint {
  contactEmail: string | undefined;
  /** Name and postal address in one line. */
  operator: string | undefined;
}

export function imprintOf(settings: Pick<Settings, "CONTACT_EMAIL" | "OPERATOR">): Imprint {
  return { contactEmail: settings.CONTACT_EMAIL, operator: settings.OPERATOR };
}
