import * as v from "valibot";

/** Characters as people count them (product.md section 10). */
const LEAST = 3;
const MOST = 24;

/** Letters of one of these and of no other: a Cyrillic а in a Latin name is there to deceive. */
const SCRIPTS = [
  "Latin",
  "Greek",
  "Cyrillic",
  "Arabic",
  "Hebrew",
  "Armenian",
  "Georgian",
  "Thai",
  "Hangul",
  "Devanagari",
];
const ONE_SCRIPT = new RegExp(
  `^(?:${[...SCRIPTS.map((script) => `[\\p{scx=${script}}\\p{Script=Common}]*`), "[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Common}]*"].join("|")})$`,
  "u",
);

/**
 * Letters and digits, and what stands between them; nothing that turns the direction of a line. Some letters of Hangul are
 * invisible, and a heap of accents runs over the lines above: no language has more than three on a letter.
 */
const LETTERS =
  /^(?!.*(?:\p{Default_Ignorable_Code_Point}|\p{M}{4}))[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd} ._'’-]*$/u;

/** As the table counts: a character of Devanagari is several of these. */
const MOST_CODE_POINTS = 72;
const TOO_LONG = `Must have at most ${MOST} characters`;

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** What a person is called here, as they typed it: of one script, 3 to 24 characters long. */
export const accountNameSchema = v.pipe(
  v.string("Must be text"),
  // Before anybody counts the characters of a book.
  v.maxLength(200, TOO_LONG),
  v.transform((typed) => typed.normalize("NFKC").trim().replace(/ +/g, " ")),
  v.minLength(1, "Must not be empty"),
  v.regex(LETTERS, "Must be letters, digits and spaces"),
  v.regex(ONE_SCRIPT, "Must be of one script"),
  v.check((name) => [...characters.segment(name)].length >= LEAST, `Must have at least ${LEAST} characters`),
  v.check(
    (name) => [...characters.segment(name)].length <= MOST && [...name].length <= MOST_CODE_POINTS,
    TOO_LONG,
  ),
  v.description(`${LEAST} to ${MOST} characters`),
);
