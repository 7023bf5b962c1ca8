/** In characters as people and the database count them: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
