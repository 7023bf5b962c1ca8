import * as v from "valibot";
import { plainLineSchema } from "./plain-text-schema.ts";

/** Soft hyphens, spaces without width, fillers; joiners only beside Latin letters, which they do nothing to: smileys and some scripts need them. */
const UNSEEN =
  /[\u034F\u00AD\u115F\u1160\u180E\u200B\u2060\u3164\uFEFF\uFFA0]|(?<=\p{Script=Latin})[\u200C\u200D]|[\u200C\u200D](?=\p{Script=Latin})/gu;
/** What people and programs write for an apostrophe: quotation marks, primes, accents that stand alone. */
const APOSTROPHES = /[\u2018\u2019\u201B\u02B9\u02BC\u2032\u00B4`]/gu;
/** Of Chinese and Japanese keyboards, as wide as their letters. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/gu;
const WIDER_BY = 0xfe_e0;

/**
 * A name with one spelling for what looks the same, so that names can be compared: composed letters (NFC), single plain spaces,
 * straight apostrophes, `IJ` for the one letter of Dutch keyboards, nothing that nobody sees. Names are stored so.
 */
export function plainName(text: string): string {
  return text
    .replace(UNSEEN, "")
    .replace(FULL_WIDTH, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - WIDER_BY))
    .replaceAll("\u0132", "IJ")
    .replaceAll("\u0133", "ij")
    .replace(APOSTROPHES, "'")
    .replace(/\p{Zs}+/gu, " ")
    .normalize("NFC")
    .trim();
}

/** The name of a thing, a street or a heading that somebody typed into one line. What nobody sees is refused, and not left out in silence. */
export function plainNameSchema(length: Parameters<typeof plainLineSchema>[0]) {
  return v.pipe(plainLineSchema(length), v.transform(plainName), plainLineSchema(length));
}

/** A heart or three dots: no search finds a thing called so, and no address can be made of it. */
export const NO_LETTER = "Must have a letter or digit";

/** What something is called that is looked up by its name: a shop, a brand, a strain, a product. */
export function letteredNameSchema(length: Parameters<typeof plainLineSchema>[0]) {
  return v.pipe(plainNameSchema(length), v.regex(/[\p{L}\p{N}]/u, NO_LETTER));
}
