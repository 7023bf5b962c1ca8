import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";

/** The words of a closed list in the reader's language. */
export function useWordsOf<Word extends string>(
  labels: Readonly<Record<Word, MessageDescriptor>>,
): Record<Word, string> {
  const { i18n } = useLingui();
  return Object.fromEntries(
    Object.entries<MessageDescriptor>(labels).map(([word, label]) => [word, i18n._(label)]),
  ) as Record<Word, string>;
}
