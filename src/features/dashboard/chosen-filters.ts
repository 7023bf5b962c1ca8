import type { I18n } from "@lingui/core";
import { choiceText, filterWords, type ListQuery, type ListSpec } from "./list-query.ts";

interface Chosen {
  spec: ListSpec;
  query: ListQuery;
  /** Of a thing that a filter names by its slug, what it is called. */
  named?: Readonly<Record<string, string>>;
}

/** The filters that are chosen, each in words; those that are shown by a press say what they are of. */
export function chosenFilters(
  { spec, query, named = {} }: Chosen,
  i18n: I18n,
): { word: string; text: string }[] {
  return filterWords(spec).flatMap((word) => {
    const value = query.filters[word];
    if (value === undefined) return [];
    const choice = spec.filters[word]?.find((one) => one.value === value);
    const text = choice ? choiceText(choice, i18n) : (named[word] ?? value);
    const label = spec.folded?.includes(word) ? spec.labels?.[word] : undefined;
    return [{ word, text: label ? `${i18n._(label)}: ${text}` : text }];
  });
}
