/** One value of a filter, with how many things it would leave. */
export interface Choice {
  key: string;
  name: string;
  count: number;
}

/** A value with its words. */
export type Value = Omit<Choice, "count">;

/**
 * What can be chosen among these things, most of them first. A thing may have several values, or none. What is `chosen`
 * is among them also where no thing has it: its chip takes it away again.
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

/** What an address asks for, by its name where that is known. */
export function chosenValue(key: string | null, name: string | null = null): Value | null {
  return key === null ? null : { key, name: name ?? key };
}
