import { plainLetters } from "#platform/text/plain-letters.ts";
import { plainName } from "#platform/text/plain-name.ts";

const NO_LETTER = /[^\p{L}\p{N}]/gu;

/** Words that say what a shop is and not which one. */
const WHAT_IT_IS = /\b(coffee ?shops?|koffie ?shops?|koffiehuis|smart ?shop|head ?shop|cafe|the|de|het|t)\b/g;

/** From this likeness on, two names near each other are one shop's. */
export const SAME_NAME = 0.75;

/** Below this likeness, a shop at the same door has another name now. */
export const OTHER_NAME = 0.4;

/** How alike two names are, from 0 to 1: the share of pairs of letters they have in common (Dice), without what any shop is called. */
export function likenessOf(one: string, other: string): number {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  if (a === b) return 1;
  const [pairsOfA, pairsOfB] = [pairsOf(a), pairsOf(b)];
  const total = pairsOfA.length + pairsOfB.length;
  if (total === 0) return 0;
  const left = [...pairsOfB];
  const shared = pairsOfA.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / total;
}

/** Whether a name is nothing but such words, so that it tells no shop from another. */
export function isGenericName(name: string): boolean {
  const words = plain(name)
    .replaceAll(WHAT_IT_IS, "")
    .replaceAll(/\b(seed ?bank|shop)\b/g, "");
  return isWritten(name) && words.replaceAll(NO_LETTER, "") === "";
}

function lettersOf(name: string): string {
  const all = plain(name);
  if (!isWritten(name)) return all;
  const telling = all.replaceAll(WHAT_IT_IS, "").replaceAll(NO_LETTER, "");
  return telling === "" ? all.replaceAll(NO_LETTER, "") : telling;
}

/** Whether it has letters, of whatever script; a name may be a mere sign. */
function isWritten(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}

function plain(name: string): string {
  return plainLetters(plainName(name));
}

function pairsOf(letters: string): string[] {
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) =>
    letters.slice(index, index + 2),
  );
}
