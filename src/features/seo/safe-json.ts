/** JSON that cannot end the script it stands in, whatever a shop calls itself (security.md X2). */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, unicodeEscape);
}

/**
 * A text as a string in a script, which likewise it cannot end. In single quotes, because JSON is full of double ones.
 */
export function safeText(text: string): string {
  const quoted = text.replaceAll(/[\\']/g, "\\$&");
  return `'${quoted.replaceAll(/[<>&\p{Cc}\u2028\u2029]/gu, unicodeEscape)}'`;
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
