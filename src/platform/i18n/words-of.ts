import type { I18n, MessageDescriptor } from "@lingui/core";

/** The words of a closed list, in the language of the reader. */
export function wordsOf<Word extends string>(
  i18n: I18n,
  labels: Readonly<Record<Word, MessageDescriptor>>,
): Record<Word, string> {
  const entries = Object.entries<MessageDescriptor>(labels).map(([word, label]) => [word, i18n._(label)]);
  return Object.fromEntries(entries) as Record<Word, string>;
}
