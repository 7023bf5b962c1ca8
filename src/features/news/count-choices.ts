/** One value of a facet, with the count of matching things. */
export interface Choice {
  key: string;
  name: string;
  count: number;
}

/** A value with its words. */
export type Value = Omit<Choice, "count">;

/**
 * The facet values of these things, highest count first. A thing may have several values, or none. `chosen` is included even with
 * a count of zero, so that its chip can remove it.
 */
export function countChoices<Thing>(
  things: readonly Thing[],
  valuesOf: (thing: Thing) => readonly Value[],
  chosen: Value | null,
): Choice[] {
  const choices = new Map<string, Choice>();
  if (chosen) choices.set(chosen.key, { ...chosen, count: 0 });
  for (const thing of things) {
    const values = new Map(valuesOf(thing).map((value) => [value.key, value.name]));
    for (const [key, name] of values) {
      choices.set(key, { key, name, count: (choices.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...choices.values()].toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}

/** The value of an address, by its name where that is known. */
export function chosenValue(key: string | null, name: string | null = null): Value | null {
  return key === null ? null : { key, name: name ?? key };
}
