import type { Theme } from "./facade-svg.ts";

/** A house of a street. */
export interface StreetHouse {
  /** What it is drawn from: a shop's id. */
  seed: string;
  /** The house that the street is about: it stands in the middle, and the others are pale. */
  isOwn?: boolean;
  /** The shop is known to be open: at night there is light on its ground floor. */
  isOpen?: boolean;
}

export interface StreetQuery {
  /** From left to right. None is the street where nothing is to be found, but a bicycle. */
  houses: StreetHouse[];
  theme: Theme;
}

/** Wall to wall they are wider than most screens; more would be a heavy picture that nobody sees whole. */
export const MOST_HOUSES = 18;

/** Of a street as a picture, in its own units. */
export const STREET_HEIGHT = 294;

const ADDRESS = /^([a-z\d.]{1,250})-(light|dark)\.svg$/;
const HOUSE = /^(\d{1,12})(h?)(o?)$/;

/** In the place of its houses. */
const NOTHING = "bicycle";

/** The address of a street as a picture (`streetSvg`): `/streets/34.12ho.56-dark.svg`. */
export function streetAddress({ houses, theme }: StreetQuery): string {
  const words = houses.map(({ seed, isOwn, isOpen }) => `${seed}${isOwn ? "h" : ""}${isOpen ? "o" : ""}`);
  return `/streets/${words.join(".") || NOTHING}-${theme}.svg`;
}

/** Parses the last part of such an address; undefined when it is invalid. */
export function readStreetAddress(file: string): StreetQuery | undefined {
  const [, words = "", name] = ADDRESS.exec(file) ?? [];
  const theme = name === "dark" ? "dark" : "light";
  if (words === NOTHING) return { houses: [], theme };
  const houses = words.split(".").map((word) => {
    const [, seed, own, open] = HOUSE.exec(word) ?? [];
    return seed === undefined ? undefined : { seed, isOwn: own === "h", isOpen: open === "o" };
  });
  const known = houses.filter((house) => house !== undefined);
  if (known.length < houses.length || known.length > MOST_HOUSES) return undefined;
  return { houses: known, theme };
}
