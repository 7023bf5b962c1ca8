import { rectifyConfusion } from "unicode-confusables";

/**
 * A name with look-alikes made equal, after the table of Unicode (UTS 39): `Ádam`, `adam` and `A_D_A_M` are one. Two accounts
 * never have the same. Empty when the name has neither letters nor digits.
 */
export function nameSkeleton(name: string): string {
  // What a letter looks like may be a capital, whose small letter looks like yet another.
  const once = bareLetters(rectifyConfusion(bareLetters(name)));
  // A capital I looks like a small l, and the two cases of a name are one: so i and l are one too.
  return bareLetters(rectifyConfusion(once)).replace(/[i1]/g, "l");
}

/**
 * Whether capitals of another script are drawn like Latin ones, while their small letters are not: the Greek `ΑΝΝΑ` is `αννα` in
 * small. A skeleton makes no difference between cases, so it would let them pass for the Latin name.
 */
export function passesForLatin(name: string): boolean {
  const drawn = bareLetters(rectifyConfusion(name.normalize("NFKD").replace(/\p{M}/gu, "")));
  return /^[a-z0-9]+$/.test(drawn) && nameSkeleton(drawn) !== nameSkeleton(name);
}

/** Small, without accents, and without what stands between letters. */
function bareLetters(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, "");
}
