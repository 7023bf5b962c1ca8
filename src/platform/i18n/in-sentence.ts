/** A label inside of a sentence: labels begin with a capital, and there only German nouns do. */
export function inSentence(name: string, tag: string): string {
  return tag === "de" ? name : name.charAt(0).toLocaleLowerCase(tag) + name.slice(1);
}
