/** Something that is left to the router's own encoder, whether it can send it or not. */
export class NotPlainData extends Error {}

// What the router's decoder takes for values that JSON has no word for (turbo-stream, version 2).
const WORDLESS = { undefined: -7, null: -5, NaN: -2, Infinity: -6, "-Infinity": -3, "-0": -4 } as const;

/**
 * Data as the router sends it to the browser that wakes a page up: a flat list in which everything stands once and is
 * pointed at by its place. The router's own encoder also sends what is still on its way, and takes three times as long.
 * @throws NotPlainData for what is no plain data, such as a promise
 */
export function dataText(data: unknown): string {
  const places = new Map<unknown, number>();
  const texts: string[] = [];

  function placeOf(value: unknown): number {
    if (typeof value === "string") return placeOfText(value);
    // First, because a map takes -0 for 0.
    const wordless = wordlessOf(value);
    if (wordless !== undefined) return wordless;
    const known = places.get(value);
    if (known !== undefined) return known;
    const place = texts.push("") - 1;
    places.set(value, place);
    texts[place] = textOf(value);
    return place;
  }

  function placeOfText(value: string): number {
    const known = places.get(value);
    if (known !== undefined) return known;
    const place = texts.push(JSON.stringify(value)) - 1;
    places.set(value, place);
    return place;
  }

  function textOf(value: unknown): string {
    if (typeof value === "number" || typeof value === "boolean") return String(value);
    if (typeof value !== "object" || value === null) throw new NotPlainData(typeof value);
    if (Array.isArray(value)) return `[${value.map(placeOf).join(",")}]`;
    if (value instanceof Date) return `["D",${value.getTime()}]`;
    if (Object.getPrototypeOf(value) !== Object.prototype) throw new NotPlainData(value.constructor?.name);
    let fields = "";
    for (const [name, field] of Object.entries(value)) {
      fields += `${fields && ","}"_${placeOfText(name)}":${placeOf(field)}`;
    }
    return `{${fields}}`;
  }

  placeOf(data);
  return `[${texts.join(",")}]\n`;
}

function wordlessOf(value: unknown): number | undefined {
  if (value === undefined) return WORDLESS.undefined;
  if (value === null) return WORDLESS.null;
  if (typeof value !== "number") return undefined;
  if (Object.is(value, -0)) return WORDLESS["-0"];
  return Number.isFinite(value) ? undefined : WORDLESS[String(value) as "NaN" | "Infinity" | "-Infinity"];
}
