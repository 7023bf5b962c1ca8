/** One or two capitals for a name: `Dutch Passion` becomes `DP`, `Barney's Farm` `BF`, `710` `7`. */
export function monogram(name: string): string {
  const words = name.split(/[^\p{L}\p{N}']+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first = "", ...rest] = words.map((word) => (word.match(/[\p{L}\p{N}]/u)?.[0] ?? "").toUpperCase());
  return first + (rest.at(-1) ?? "");
}
