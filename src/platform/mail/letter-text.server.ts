import type { I18n } from "@lingui/core";
import { addressIn } from "#platform/i18n/language-links.ts";

export interface Sender {
  siteName: string;
  /** Where pages of the reader's language live. */
  base: string;
}

/** What a letter says, between a greeting and who writes: a name in "From" alone is easily invented. */
export function letterText(i18n: I18n, { siteName, base }: Sender, paragraphs: readonly string[]): string {
  const from = i18n._({
    id: "letter.from",
    message: "The people behind {siteName}",
    values: { siteName },
  });
  const greeting = i18n._({ id: "letter.greeting", message: "Hello," });
  return `${[greeting, ...paragraphs, `${from}\n${addressIn(base, "/")}`].join("\n\n")}\n`;
}
