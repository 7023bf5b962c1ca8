const ENDINGS =
  "com|net|org|info|biz|nl|be|de|eu|fr|es|it|pl|pt|cz|uk|ru|io|me|co|gg|ly|to|app|shop|store|online|site|xyz";

/** With a small ending: `Top.De koffie` is a sentence whose space was forgotten. */
const LINK = new RegExp(
  String.raw`[Hh][Tt]{2}[Pp][Ss]?:|\b[Ww]{3}\.|[\p{L}\p{N}-]\.(?:${ENDINGS})(?![\p{L}\p{N}])`,
  "u",
);

/** Whether a text leads away from this site, written out or not. */
export function hasLink(text: string): boolean {
  return LINK.test(text.normalize("NFKC"));
}
