import { isLeftOut, isOnlyShown, LEFT_OUT, leftOutOf } from "#ui/as-drawn/left-out.ts";

/** Something that is left to the router's own encoder, whether it can send it or not. */
export class NotPlainData extends Error {}

// What the router's decoder takes for values that JSON has no word for (turbo-stream, version 2).
const WORDLESS = { undefined: -7, null: -5, NaN: -2, Infinity: -6, "-Infinity": -3, "-0": -4 } as const;

/** As the decoder reads a symbol. */
const LEFT_OUT_TEXT = `["Y",${JSON.stringify(Symbol.keyFor(LEFT_OUT))}]`;

/** The first place is that of the whole. */
const FIRST_PART = 1;

/** A part of the data that many pages send: where each part of it stands, ahead of what is only of one page. */
interface SharedPart {
  text: string;
  places: ReadonlyMap<unknown, number>;
}

const NOTHING_SHARED: SharedPart = { text: "", places: new Map() };

/** Each is written once. */
const sharedParts = new WeakMap<object, SharedPart>();

/**
 * Data as the router sends it to the browser that wakes a page up: a flat list in which everything stands once and is
 * pointed at by its place. The router's own encoder also sends what is still on its way, and takes three times as long.
 * What is only shown (`onlyShown`) is left out: the browser has it drawn already.
 * @param shared a part of the data that many pages have: the same object each time, which nobody changes
 * @throws NotPlainData for what is no plain data, such as a promise
 */
export function dataText(data: object, shared?: object): string {
  const { text, places } = shared ? sharedPart(shared) : NOTHING_SHARED;
  const { textOf, written } = writer(places);
  return `[${textOf(data)}${text}${written()}]\n`;
}

function sharedPart(part: object): SharedPart {
  const known = sharedParts.get(part) ?? writePart(part);
  sharedParts.set(part, known);
  return known;
}

function writePart(part: object): SharedPart {
  const { placeOf, written, places } = writer(NOTHING_SHARED.places);
  placeOf(part);
  return { text: written(), places };
}

function writer(known: ReadonlyMap<unknown, number>) {
  const places = new Map<unknown, number>();
  const texts: string[] = [];
  const firstPlace = FIRST_PART + known.size;

  function placeOf(value: unknown): number {
    if (typeof value === "string") return placeOfText(value);
    // First, because a map takes -0 for 0.
    const wordless = wordlessOf(value);
    if (wordless !== undefined) return wordless;
    const place = known.get(value) ?? places.get(value);
    if (place !== undefined) return place;
    const at = takePlace(value);
    texts[at] = textOf(value);
    return firstPlace + at;
  }

  function placeOfText(value: string): number {
    const place = known.get(value) ?? places.get(value);
    if (place !== undefined) return place;
    const at = takePlace(value);
    texts[at] = JSON.stringify(value);
    return firstPlace + at;
  }

  /** Before it is written, because what it is made of stands behind it. */
  function takePlace(value: unknown): number {
    const at = texts.push("") - 1;
    places.set(value, firstPlace + at);
    return at;
  }

  function textOf(value: unknown): string {
    if (typeof value === "number" || typeof value === "boolean") return String(value);
    if (isLeftOut(value)) return LEFT_OUT_TEXT;
    if (typeof value !== "object" || value === null) throw new NotPlainData(typeof value);
    if (isOnlyShown(value)) return textOf(leftOutOf(value));
    if (Array.isArray(value)) return `[${value.map(placeOf).join(",")}]`;
    if (value instanceof Date) return `["D",${value.getTime()}]`;
    if (Object.getPrototypeOf(value) !== Object.prototype) throw new NotPlainData(value.constructor?.name);
    let fields = "";
    // A fifth of the time of Object.entries; what is plain inherits nothing that would turn up here.
    for (const name in value) {
      fields += `${fields && ","}"_${placeOfText(name)}":${placeOf((value as Record<string, unknown>)[name])}`;
    }
    return `{${fields}}`;
  }

  const written = () => (texts.length > 0 ? `,${texts.join(",")}` : "");
  return { placeOf, textOf, written, places };
}

function wordlessOf(value: unknown): number | undefined {
  if (value === undefined) return WORDLESS.undefined;
  if (value === null) return WORDLESS.null;
  if (typeof value !== "number") return undefined;
  if (Object.is(value, -0)) return WORDLESS["-0"];
  return Number.isFinite(value) ? undefined : WORDLESS[String(value) as "NaN" | "Infinity" | "-Infinity"];
}
