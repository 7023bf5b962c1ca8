const NO_BREAK = "\u00a0";
const NARROW_NO_BREAK = "\u202f";

/** Stands for what is inserted later, such as the value of a placeholder: it counts as a number before a unit. */
const VALUE = "\ufffc";

/** What must stay as it is: addresses, code, tags, placeholders. */
const KEPT = /https?:\/\/[^\s<>]+|[^\s<>]+@[^\s<>]+|`[^`]*`|<[^<>]*>|\{[^{}]*\}/g;

/** Prepositions and conjunctions of one letter, which must not end a line. */
const LONE_LETTERS: Record<string, string> = { pl: "aiouwz", cs: "aikosuvz" };

const UNITS = "g|kg|mg|km|m|cm|min|h|kB|MB|GB|%|‰|€|°C";

/** Units that are written out, in the forms that follow a number. */
const UNIT_WORDS: Record<string, string> = {
  nl: "gram|jaar|uur",
  en: "grams?|years?",
  de: "Gramm|Jahren?|Uhr",
  fr: "grammes?|ans?|euros?",
  es: "gramos?|años?|euros?",
  it: "grammi|grammo|anni|anno|euro",
  pt: "gramas?|anos?|euros?",
  pl: "gramów|gramy|gram|lat|lata",
  cs: "gramů|gramy|gram|let|roky",
};

const rules = new Map<string, [pattern: RegExp, set: string][]>();

/**
 * A text with the spaces and apostrophes of its language: a number stays with its unit, a French colon with its word, and a
 * preposition of one letter with what follows. Only the kind of a space changes, never a word. Addresses, code, tags and
 * `{placeholders}` stay whole. Done twice it is the same as done once (docs/decisions/0030).
 */
export function typeset(tag: string, text: string): string {
  const kept: string[] = [];
  let set = text.replace(KEPT, (whole) => {
    kept.push(whole);
    return whole.startsWith("<") ? "\ufffb" : VALUE;
  });
  // A text that holds one of the two marks itself would get a piece too few; there is none, and it would be left alone.
  if (set.match(/[\ufffb\ufffc]/g)?.length !== (kept.length || undefined)) return text;
  for (const [pattern, replacement] of rulesOf(tag)) set = set.replace(pattern, replacement);
  return set.replace(/[\ufffb\ufffc]/g, () => kept.shift() ?? "");
}

function rulesOf(tag: string): [RegExp, string][] {
  const known = rules.get(tag) ?? rulesFor(tag);
  rules.set(tag, known);
  return known;
}

function rulesFor(tag: string): [RegExp, string][] {
  const units = [UNITS, UNIT_WORDS[tag]].filter(Boolean).join("|");
  const made: [RegExp, string][] = [
    // Thousands that are written with a space: 100 000.
    [/(?<=\d) (?=\d{3}(?!\d))/g, NO_BREAK],
    [new RegExp(`(?<=[\\d${VALUE}]\ufffb?) (?=(?:${units})(?![\\p{L}\\d]))`, "gu"), NO_BREAK],
    [new RegExp(`(?<=€) (?=[\\d${VALUE}])`, "g"), NO_BREAK],
  ];
  const letters = LONE_LETTERS[tag];
  if (letters) {
    made.push([new RegExp(`(?<=(?<![\\p{L}\\p{N}'’.-])[${letters}]) (?=\\S|$)`, "giu"), NO_BREAK]);
  }
  // The specification gives some English sentences letter by letter, with straight ones; all others are written with curly ones.
  if (tag !== "en") made.push([/(?<=\p{L})'(?=\p{L})/gu, "’"]);
  // Dutch begins words with an apostrophe: ’s avonds.
  if (tag === "nl") made.push([/(?<![\p{L}\p{N}])'(?=[snt]\b)/gu, "’"]);
  if (tag === "fr") {
    made.push([/[ \u00a0](?=[:;!?»%])/g, NARROW_NO_BREAK], [/(?<=«)[ \u00a0]/g, NARROW_NO_BREAK]);
  }
  return made;
}
