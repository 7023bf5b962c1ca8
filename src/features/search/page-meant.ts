import { plainLetters } from "#platform/text/plain-letters.ts";
import { isOneTypoApart } from "./one-typo.ts";
import type { OtherName } from "./other-name.ts";
import { wordsOf } from "./search-words.ts";
import { shortcutCalled } from "./shortcuts.ts";
import { suggestionAddress } from "./suggestion-address.ts";

const lettersOf = (text: string) => [...wordsOf(plainLetters(text)).join("")];
/** Shorter names are next to a hundred others, as in corrections.ts. */
const SHORTEST_FORGIVEN = 4;

/**
 * The page that somebody means who sends off these words: a page or filter they name, or the only city or landmark that is called
 * so, but for a typo. Undefined where they may mean several, or a shop.
 */
export function pageMeant(
  question: string,
  { shopNames, names }: { shopNames: string[]; names: readonly OtherName[] },
): string | undefined {
  const asked = lettersOf(question);
  if (asked.length === 0) return undefined;
  const isCalled = (name: string) => lettersOf(name).join("") === asked.join("");
  if (shopNames.some(isCalled)) return undefined;
  const shortcut = shortcutCalled(question);
  if (shortcut) return shortcut.to;
  const places = names.filter(({ kind }) => kind === "cities" || kind === "landmarks");
  const called = places.filter(({ name }) => isCalled(name));
  const nearly =
    asked.length < SHORTEST_FORGIVEN
      ? []
      : places.filter(({ name }) => isOneTypoApart(lettersOf(name), asked));
  const [meant, another] = called.length > 0 ? called : nearly;
  return meant && !another ? suggestionAddress(meant.kind, meant) : undefined;
}
