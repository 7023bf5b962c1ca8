/** Values in breeder columns that are not a name. */
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

/** Whether the name in a catalogue is a breeder's: only then it becomes a brand. */
export function isBreederName(name: string): boolean {
  return /\p{L}/u.test(name) && !NOBODY.has(name.toLowerCase());
}
