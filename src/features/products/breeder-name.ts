/** What stands in columns for a breeder and is nobody's name. */
const NOBODY = new Set([
  "breeder",
  "clone",
  "clone only",
  "dispensaries data",
  "landrace",
  "n/a",
  "none",
  "other",
  "private seeds",
  "seed bank",
  "seedbank",
  "seeds",
  "unknown",
  "unknown breeder",
  "various",
]);

/** Whether a name in a catalogue is that of someone: a brand is made of it only then. */
export function isBreederName(name: string): boolean {
  return /\p{L}/u.test(name) && !NOBODY.has(name.toLowerCase());
}
