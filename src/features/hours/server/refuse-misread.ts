import type OpeningHours from "opening_hours";

/** `vi` of Spanish, `do` of Dutch, German, Spanish, Italian or Portuguese; a name in full, such as `lunes`, is of one language. */
const LONGEST_ABBREVIATION = 4;
const ENGLISH_DAYS = new Set("mon tue tues wed weds thu thur fri sat sun".split(" "));
/** The library's sentence about a word for a day; those for months have three letters. */
const DAY_WORD = /English abbreviation "[A-Z][a-z]" for "([^"]+)"/;

const CLOSES = /\b(?:off|closed)$/;
/** A rule that closes every day, and so all that stands before it. */
const CLOSES_ALL = /^(?:(?:PH,)?Mo-Su(?:,PH)? )?(?:off|closed)$/;

/**
 * Refuses what the library reads as something else than its writer meant, and only warns of: unknown hours are better than wrong ones.
 * @param rules in the library's spelling, without comments
 * @throws Error that says what to write instead
 */
export function refuseMisread(hours: OpeningHours, rules: readonly string[]): void {
  const warnings = hours.getStructuredWarnings();
  const fault = warnings.map(({ type, message }) => faultOf(type, message)).find((found) => found !== null);
  if (fault) throw new Error(fault);
  if (rules.slice(1).some((rule) => CLOSES_ALL.test(rule)))
    throw new Error("closes every day with its last rule");
  if (rules.every((rule) => CLOSES.test(rule)) && !rules.some((rule) => CLOSES_ALL.test(rule)))
    throw new Error("says when it is closed, but not when it is open");
}

function faultOf(type: string, message: string): string | null {
  // Two time ranges one after another are read as if a comma were between them, which is what was meant.
  if ((type === "use_multi" && !message.includes("not connected time ranges")) || type === "switched")
    return "has no semicolon between two rules, or times before their days: Mo-Fr 10:00-22:00; Sa 10:00-02:00";
  if (type === "vague") return "has days without times: Mo-Su 10:00-22:00, or 24/7";
  if (type === "ambiguous_word" || message.includes("can also mean") || isForeignAbbreviation(message))
    return "has a word that means another day in another language: write Mo, Tu, We, Th, Fr, Sa, Su";
  return null;
}

function isForeignAbbreviation(message: string): boolean {
  const [, word = ""] = DAY_WORD.exec(message) ?? [];
  return word !== "" && word.length <= LONGEST_ABBREVIATION && !ENGLISH_DAYS.has(word.toLowerCase());
}
