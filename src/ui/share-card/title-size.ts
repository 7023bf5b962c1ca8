/** Pixels of a title's letters, largest first; about how many letters a line holds, and how long a word surely fits. */
const SIZES = [
  { fontSize: 92, lineLetters: 11, wordLetters: 11 },
  { fontSize: 76, lineLetters: 14, wordLetters: 13 },
  { fontSize: 64, lineLetters: 17, wordLetters: 15.5 },
  { fontSize: 54, lineLetters: 20, wordLetters: 18.5 },
  { fontSize: 44, lineLetters: Infinity, wordLetters: Infinity },
];

/** Three lines of larger letters would come down to the stars. */
const LARGEST_ABOVE_STARS = 64;

export interface TitleSize {
  fontSize: number;
  /** How many lines there is room for. */
  lineClamp: number;
}

/** How large a name is written: a short one fills its place, a long one shrinks to stay on its lines. */
export function titleSize(title: string, isAboveStars: boolean): TitleSize {
  const lengths = title.split(" ").map(widthOf);
  const fits = SIZES.map(({ fontSize, lineLetters, wordLetters }) => {
    const lineClamp = isAboveStars && fontSize > LARGEST_ABOVE_STARS ? 2 : 3;
    const isFitting = Math.max(...lengths) <= wordLetters && lineCount(lengths, lineLetters) <= lineClamp;
    return { fontSize, lineClamp, isFitting };
  });
  const { fontSize, lineClamp } = fits.find(({ isFitting }) => isFitting)!;
  return { fontSize, lineClamp };
}

/** In small letters; capitals are a third wider. */
function widthOf(word: string): number {
  return word.length + (word.match(/\p{Lu}/gu)?.length ?? 0) * 0.35;
}

function lineCount(lengths: readonly number[], lineLetters: number): number {
  let count = 1;
  let letters = -1;
  for (const length of lengths) {
    const isNext = letters >= 0 && letters + 1 + length > lineLetters;
    if (isNext) count += 1;
    letters = isNext ? length : letters + 1 + length;
  }
  return count;
}
