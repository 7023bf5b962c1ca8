import { START_OF_NAME_POINTS, WHOLE_NAME_POINTS, WHOLE_WORD_POINTS, WORD_POINTS } from "./ranking.ts";

/** The index terms of an item. */
export interface ItemWords {
  /** Its words in plain letters, with the points of each. */
  words: Record<string, number>;
  /** Its names in plain letters without spaces. */
  wholeNames: string[];
}

/**
 * The score of an item for several search words; the rule is in ranking.ts.
 * @param meanings for each word its meanings, itself included
 * @param joined the search words in plain letters without spaces
 */
export function pointsOfWords(item: ItemWords, meanings: string[][], joined: string): number {
  const words = Object.entries(item.words);
  const ofWords = meanings.map((some) =>
    Math.max(0, ...words.map(([word, points]) => pointsOfWord(word, points, some))),
  );
  const ofNames = item.wholeNames.map((name) => {
    if (name === joined) return WHOLE_NAME_POINTS;
    return name.startsWith(joined) ? START_OF_NAME_POINTS : 0;
  });
  return ofWords.reduce((sum, points) => sum + points, 0) + Math.max(0, ...ofNames);
}

function pointsOfWord(word: string, points: number, meanings: string[]): number {
  if (points < WORD_POINTS.firstOfName && meanings.includes(word)) return points + WHOLE_WORD_POINTS;
  return meanings.some((meaning) => word.startsWith(meaning)) ? points : 0;
}
