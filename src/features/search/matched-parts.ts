import { plainLetters } from "#platform/text/plain-letters.ts";
import { searchWords } from "./search-words.ts";

export interface NamePart {
  text: string;
  /** Where it begins in the name. */
  from: number;
  isMatch: boolean;
}

/**
 * Splits a name at the matches of what was typed, to highlight them. Each word typed is matched at the beginnings of words,
 * without accents and across spaces and apostrophes, as the search does it: `skyh` marks `Sky H` in Sky High. A name found by
 * typo correction may have no match at all.
 */
export function matchedParts(name: string, typed: string): NamePart[] {
  const letters = lettersOf(name);
  const plain = letters.map((letter) => letter.plain).join("");
  const isMatched = Array.from<boolean>({ length: name.length }).fill(false);
  for (const word of searchWords(typed)) {
    for (const { isWordStart, plainAt, from } of letters) {
      if (!isWordStart || !plain.startsWith(word, plainAt)) continue;
      const last = letters.findLast((letter) => letter.plainAt < plainAt + word.length);
      isMatched.fill(true, from, last?.to);
    }
  }
  const parts: NamePart[] = [];
  for (const [at, isMatch] of isMatched.entries()) {
    const part = parts.at(-1);
    if (part?.isMatch === isMatch) part.text += name.charAt(at);
    else parts.push({ text: name.charAt(at), from: at, isMatch });
  }
  return parts;
}

interface Letter {
  /** One or two small letters without accent. */
  plain: string;
  /** Their position among all plain letters of the name. */
  plainAt: number;
  /** The position of the letter in the name, accents included. */
  from: number;
  to: number;
  isWordStart: boolean;
}

function lettersOf(name: string): Letter[] {
  let plainAt = 0;
  let end = -1;
  return [...name.matchAll(/[\p{L}\p{N}]\p{M}*/gu)].map(({ 0: written, index: from }) => {
    const letter = {
      plain: plainLetters(written),
      plainAt,
      from,
      to: from + written.length,
      isWordStart: from !== end,
    };
    plainAt += letter.plain.length;
    end = letter.to;
    return letter;
  });
}
