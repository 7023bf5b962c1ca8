/** Legal forms and words of firms that hold licences and stand on no door. */
const FIRM =
  /(?<![\p{L}])(b\.?\s?v\.?|n\.?\s?v\.?|v\.?\s?o\.?\s?f\.?|c\.?\s?v\.?|holding|beheer|exploitatie|consultancy|vennootschap|stichting|eenmanszaak)(?![\p{L}])/iu;
/** How registers of the Netherlands write people: with a title, with initials before or behind the surname. */
const PERSON = /^(dhr|mw|mevr|mevrouw|meneer|de heer)\b|^(\p{Lu}\.\s?)+\s*\p{L}|,\s*(\p{Lu}\.\s?)+/iu;
/** "trading as": what follows is the name on the door. */
const TRADING_AS = /\b(?:h\/o|t\.?h\.?o\.?d\.?n\.?|handelend onder de naam)\s+/i;

export type LicenceName =
  | { kind: "door"; name: string }
  /** A firm that holds the licence. */
  | { kind: "holder"; name: string }
  /** A person, whose name is not kept. */
  | { kind: "person" };

/** What a name in a register of licences is. A person's name never leaves this function. */
export function licenceNameOf(written: string): LicenceName {
  const [before = "", after] = written.split(TRADING_AS);
  const name = (after ?? before).trim();
  if (PERSON.test(name)) return { kind: "person" };
  return FIRM.test(name) ? { kind: "holder", name } : { kind: "door", name };
}
