/** What a file says as a terminal may show it: control characters, and those that turn the direction of a line, by their numbers. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu, (letter) => {
    const number = (letter.codePointAt(0) ?? 0).toString(16).padStart(4, "0");
    return `\\u${number}`;
  });
}
