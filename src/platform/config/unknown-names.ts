import { Settings } from "./settings.ts";

const KNOWN = Object.keys(Settings.entries);

/** Shorter names are too like those of others, such as HOME. */
const SHORTEST = 6;

/**
 * A line for each name that looks like a setting and is none: all that a file `.env` has, and in the environment, which is full of names
 * of others, those that are one slip of a finger away from ours.
 */
export function unknownNames(inFile: readonly string[], inEnvironment: readonly string[]): string[] {
  const slips = inEnvironment.filter((name) => !KNOWN.includes(name) && likeOurs(name) !== undefined);
  const unknown = inFile.filter((name) => !KNOWN.includes(name));
  return [...new Set([...unknown, ...slips])].map((name) => {
    const meant = likeOurs(name);
    return `${name} is no setting of this site and does nothing${meant ? `; is ${meant} meant?` : ""}`;
  });
}

function likeOurs(name: string): string | undefined {
  const near = withOneLess(name);
  return KNOWN.find(
    (known) => known.length >= SHORTEST && [...withOneLess(known)].some((one) => near.has(one)),
  );
}

/** The name, and the name without each of its letters: one letter too many, too few, wrong or swapped leaves one in common. */
function withOneLess(name: string): Set<string> {
  return new Set([name, ...Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1))]);
}
