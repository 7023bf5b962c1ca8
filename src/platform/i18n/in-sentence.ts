/** A label inside of a sentence: labels begin with a capital, and there only German nouns and words like Wi-Fi or THC do. */
export function inSentence(name: string, tag: string): string {
  const [, rest = ""] = /^.(\S*)/u.exec(name) ?? [];
  return tag === "de" || /\p{Lu}/u.test(rest) ? name : name.charAt(0).toLocaleLowerCase(tag) + name.slice(1);
}
