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

/** Letters and digits, and what stands between them; nothing invisible and nothing that turns the direction of a line. */
const LETTERS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u;

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** What a person is called here, as they typed it: of one script, 3 to 24 characters long. */
export const accountNameSchema = v.pipe(
  v.string("Must be text"),
  v.transform((typed) => typed.normalize("NFKC").trim().replace(/ +/g, " ")),
  v.minLength(1, "Must not be empty"),
  v.regex(LETTERS, "Must be letters, digits and spaces"),
  v.regex(ONE_SCRIPT, "Must be of one script"),
  v.check((name) => [...characters.segment(name)].length >= LEAST, `Must have at least ${LEAST} characters`),
  v.check((name) => [...characters.segment(name)].length <= MOST, `Must have at most ${MOST} characters`),
  v.description(`${LEAST} to ${MOST} characters`),
);
