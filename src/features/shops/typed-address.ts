/** Of a Dutch address as people type it: a postcode, or a street with a number. */
export type TypedAddress =
  | { kind: "postcode"; digits: string; letters: string | null }
  | {
      kind: "door";
      /** The street and whatever else was typed, without the number. */
      around: string;
      /** `16`, `16a`. */
      number: string;
    };

/** Its first digit is no nought. The letters may be missing. */
const POSTCODE = /^\s*([1-9]\d{3})(?:\s*([a-z]{2}))?(?![\p{L}\d])/iu;
const POSTCODE_AT_END = /(?<![\p{L}\d])([1-9]\d{3})\s*([a-z]{2})\s*$/iu;
/** A street of three letters or more, a number, and perhaps a letter and a town. */
const DOOR = /^(.*\p{L}{3}[^\d]*?)[\s,]+(\d{1,5})(?:\s?-?\s?([a-z]))?(?![\p{L}\d])(.*)$/iu;

/** An address in search words; undefined where there is none. What is around the letters of a postcode is not looked at. */
export function typedAddress(question: string): TypedAddress | undefined {
  const text = question.slice(0, 128);
  const postcode = POSTCODE.exec(text) ?? POSTCODE_AT_END.exec(text);
  if (postcode) {
    const [, digits = "", letters] = postcode;
    const isAlone = text.trim() === digits;
    if (letters || isAlone) return { kind: "postcode", digits, letters: letters?.toUpperCase() ?? null };
  }
  const door = DOOR.exec(text);
  if (!door) return undefined;
  const [, street = "", digits = "", letter = "", rest = ""] = door;
  return { kind: "door", around: `${street} ${rest}`.trim(), number: digits + letter.toLowerCase() };
}
