import * as v from "valibot";

/** Without halves of a character, and without what turns the direction of a line: `exe.png` would be read for `gnp.exe`. */
export const PLAIN_LETTERS = /^[^\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

/** What takes no room: joiners, soft hyphens, fillers of Hangul, the empty pattern of Braille. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** How many characters of a text somebody sees, a row of spaces as one. Two letters with a zero-width space are two, twelve such spaces none. */
export function visibleLength(text: string): number {
  return [...text.replace(UNSEEN, "").replace(/\s+/gu, " ").trim()].length;
}

/** How many characters a text has at least (none, unless told) and at most. */
interface TextLength {
  least?: number;
  most: number;
  /** None at all will do too. */
  mayBeEmpty?: boolean;
}

/**
 * What somebody typed into one line, trimmed and with one spelling for each letter (NFC). Control characters are refused before anything is trimmed: a line break
 * would begin another head of a letter, and PostgreSQL keeps no NUL.
 */
export function plainLineSchema(length: TextLength) {
  return v.pipe(
    v.string("Must be text"),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "Must be one line"),
    v.regex(PLAIN_LETTERS, "Must be plain text"),
    v.transform((value) => value.normalize("NFC").trim()),
    lengthCheck(length),
    v.description(lengthWords(length)),
  );
}

/** What somebody typed into a field of several lines, trimmed, with plain line feeds and one spelling for each letter (NFC). */
export function plainTextSchema(length: TextLength) {
  return v.pipe(
    v.string("Must be text"),
    v.transform((value) => value.replace(/\r\n?/g, "\n").normalize("NFC").trim()),
    v.regex(/^(?:\P{Cc}|[\n\t])*$/u, "Must be plain text"),
    v.regex(PLAIN_LETTERS, "Must be plain text"),
    lengthCheck(length),
    v.description(lengthWords(length)),
  );
}

/**
 * Counted as `char_length` of PostgreSQL counts, whose checks have the same limits: a smiley is one, and two in JavaScript. What is
 * asked for at least has to be seen as well, and what is there at all.
 */
function lengthCheck({ least = 0, most, mayBeEmpty = least === 0 }: TextLength) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { length } = [...dataset.value];
    if (length > most) addIssue({ message: `Must have at most ${most} characters` });
    const needed = length === 0 && mayBeEmpty ? 0 : Math.max(least, 1);
    if (visibleLength(dataset.value) < needed)
      addIssue({ message: needed === 1 ? "Must not be empty" : `Must have at least ${needed} characters` });
  });
}

function lengthWords({ least = 0, most, mayBeEmpty = false }: TextLength): string {
  if (mayBeEmpty) return `Empty, or ${least} to ${most} characters`;
  return least > 0 ? `${least} to ${most} characters` : `At most ${most} characters`;
}
