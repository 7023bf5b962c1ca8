/** Letters that carry no detachable accent: the decomposition of Unicode leaves them whole. */
const LETTERS: Record<string, string> = {
  ł: "l",
  ø: "o",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/**
 * The same text in small letters without accents: `Súdwest-Fryslân` becomes `sudwest-fryslan`.
 * Slugs and search rest on it, so both treat `Łódź` and `Lodz` as one word, and so `Ĳmuiden` (one letter of Dutch keyboards) and
 * `IJmuiden`, or letters as wide as Chinese ones (NFKD).
 */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[łøßæœđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}
