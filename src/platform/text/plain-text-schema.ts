import * as v from "valibot";

/** Without halves of a character, and without what turns the direction of a line: `exe.png` would be read for `gnp.exe`. */
export const PLAIN_LETTERS = /^[^\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

/** How many characters a text has at least (none, unless told) and at most. */
interface TextLength {
  least?: number;
  most: number;
}

/**
 * What somebody typed into one line, trimmed. Control characters are refused before anything is trimmed: a line break
 * would begin another head of a letter, and PostgreSQL keeps no NUL.
 */
export function plainLineSchema(length: TextLength) {
  return v.pipe(
    v.string("Must be text"),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "Must be one line"),
    v.regex(PLAIN_LETTERS, "Must be plain text"),
    v.trim(),
    lengthCheck(length),
    v.description(lengthWords(length)),
  );
}

/** What somebody typed into a field of several lines, trimmed and with plain line feeds. */
export function plainTextSchema(length: TextLength) {
  return v.pipe(
    v.string("Must be text"),
    v.transform((value) => value.replace(/\r\n?/g, "\n").trim()),
    v.regex(/^(?:\P{Cc}|[\n\t])*$/u, "Must be plain text"),
    v.regex(PLAIN_LETTERS, "Must be plain text"),
    lengthCheck(length),
    v.description(lengthWords(length)),
  );
}

/** Counted as `char_length` of PostgreSQL counts, whose checks have the same limits: a smiley is one, and two in JavaScript. */
function lengthCheck({ least = 0, most }: TextLength) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { length } = [...dataset.value];
    if (length > most) addIssue({ message: `Must have at most ${most} characters` });
    if (length < least) {
      addIssue({ message: least === 1 ? "Must not be empty" : `Must have at least ${least} characters` });
    }
  });
}

function lengthWords({ least = 0, most }: TextLength): string {
  return least > 0 ? `${least} to ${most} characters` : `At most ${most} characters`;
}
