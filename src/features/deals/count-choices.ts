/** One value of a filter, with how many things it would leave. */
export interface Choice {
  key: string;
  name: string;
  count: number;
}

/** What can be chosen among these things, most of them first. A thing may have several values, or none. */
export function countChoices<Thing>(
  things: readonly Thing[],
  valuesOf: (thing: Thing) => readonly { key: string; name: string }[],
): Choice[] {
  const choices = new Map<string, Choice>();
  for (const thing of things) {
    const values = new Map(valuesOf(thing).map((value) => [value.key, value.name]));
    for (const [key, name] of values) {
      choices.set(key, { key, name, count: (choices.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...choices.values()].toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}
