import * as v from "valibot";
import { NAME_LENGTH, NAME_MISTAKES } from "./name-mistakes.ts";

const { least, most } = NAME_LENGTH;

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

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** What a person is called here, as they typed it: of one script, 3 to 24 characters long. */
export const accountNameSchema = v.pipe(
  v.string("Must be text"),
  // Before anybody counts the characters of a book.
  v.maxLength(200, NAME_MISTAKES.long),
  v.transform((typed) => typed.normalize("NFKC").trim().replace(/ +/g, " ")),
  v.minLength(1, NAME_MISTAKES.empty),
  v.regex(LETTERS, NAME_MISTAKES.letters),
  v.regex(ONE_SCRIPT, NAME_MISTAKES.script),
  v.check((name) => [...characters.segment(name)].length >= least, NAME_MISTAKES.short),
  v.check(
    (name) => [...characters.segment(name)].length <= most && [...name].length <= MOST_CODE_POINTS,
    NAME_MISTAKES.long,
  ),
  v.description(`${least} to ${most} characters`),
);
