/**
 * `THOROUGH=1 npm test`, by night or by whoever changed what these tests are about: all runs of a property, and all nine languages on
 * every page. Without it a run takes ten minutes and finds what is broken; with it, it also finds what is rare.
 */
const isThorough = Boolean(process.env.THOROUGH);

/** How often a property is tried of which each try costs statements of a database or pictures. */
export function runs(full: number): number {
  return isThorough ? full : Math.ceil(full / 4);
}

/** All of these, or the few that are enough for every day. */
export function allOr<Item>(all: readonly Item[], few: readonly Item[]): readonly Item[] {
  return isThorough ? all : few;
}
