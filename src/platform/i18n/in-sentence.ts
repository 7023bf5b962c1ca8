/** Names of amenities begin with a capital; inside of a sentence only German nouns do. */
export function inSentence(name: string, tag: string): string {
  return tag === "de" ? name : name.charAt(0).toLocaleLowerCase(tag) + name.slice(1);
}
